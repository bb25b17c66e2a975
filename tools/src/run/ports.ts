import { createServer } from "node:net";
import { Stop } from "./say.ts";

/** The default port of each listener; an environment variable overrides it. */
const ports = {
  site: { variable: "SITE_PORT", usual: 3000 },
  sandbox: { variable: "SANDBOX_PORT", usual: 4000 },
  cashier: { variable: "CASHIER_PORT", usual: 4001 },
  storybook: { variable: "STORYBOOK_PORT", usual: 6006 },
} as const;

/** A program of the project that listens on a port. */
type Listener = keyof typeof ports;

/** The ports of listeners, by the environment variables that name them. */
export type PortVariables = Partial<Record<(typeof ports)[Listener]["variable"], string>>;

/**
 * The port of a listener, from its variable or the default: the cashier's is the one after the sandbox's. Throws a Stop
 * on an invalid port.
 */
export function portOf(
  listener: Listener,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const { variable } = ports[listener];
  const usual = listener === "cashier" ? portOf("sandbox", environment) + 1 : ports[listener].usual;
  const text = environment[variable];
  if (text === undefined || text === "") return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new Stop(
    `${variable} is "${text}", which is not a port.\n` +
      `The ${listener} can't listen there. Give it a number from 1 to 65535, or leave it out for ${usual}.`,
  );
}

/** Resolves with the port, which is any free one for 0, or with undefined where another program listens on it. */
function listen(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}

/** A free port of this machine, as an environment variable has it. */
export async function anyFreePort(): Promise<string> {
  const port = await listen(0, "127.0.0.1");
  if (port === undefined) throw new Stop("This machine has no free port.");
  return String(port);
}

/** Throws a Stop when another program listens on the port. */
export async function refuseBusyPort(listener: Listener, port: number): Promise<void> {
  if ((await listen(port)) && (await listen(port, "127.0.0.1"))) return;
  const { variable } = ports[listener];
  throw new Stop(
    `Port ${port} is in use, so the ${listener} can't start there.\n` +
      `Stop what listens on it (lsof -i :${port} names it), or move the ${listener}: ${variable}=${port + 1} before the command.`,
  );
}

/** The ports of these listeners. Throws a Stop where one is invalid or busy, or two are the same. */
export async function freeVariables(...listeners: readonly Listener[]): Promise<PortVariables> {
  const found = listeners.map((listener) => ({ listener, port: portOf(listener) }));
  const variables = listeners.map((listener) => ports[listener].variable);
  if (new Set(found.map(({ port }) => port)).size < found.length) {
    throw new Stop(
      `${variables.join(", ")} are ${found.map(({ port }) => port).join(", ")}, and only one program can listen on each.\nGive each its own.`,
    );
  }
  for (const { listener, port } of found) await refuseBusyPort(listener, port);
  return Object.fromEntries(found.map(({ port }, index) => [variables[index], String(port)]));
}
