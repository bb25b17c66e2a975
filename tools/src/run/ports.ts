import { createServer } from "node:net";
import { Stop } from "./say.ts";

/** The default port of each listener; an environment variable overrides it. */
export const ports = {
  site: { variable: "SITE_PORT", usual: 3000 },
  sandbox: { variable: "SANDBOX_PORT", usual: 4000 },
  cashier: { variable: "CASHIER_PORT", usual: 4001 },
  storybook: { variable: "STORYBOOK_PORT", usual: 6006 },
} as const;

/** A program of the project that listens on a port. */
export type Listener = keyof typeof ports;

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

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Throws a Stop when another program listens on the port. */
export async function refuseBusyPort(listener: Listener, port: number): Promise<void> {
  if ((await canListen(port)) && (await canListen(port, "127.0.0.1"))) return;
  const { variable } = ports[listener];
  throw new Stop(
    `Port ${port} is in use, so the ${listener} can't start there.\n` +
      `Stop what listens on it (lsof -i :${port} names it), or move the ${listener}: ${variable}=${port + 1} before the command.`,
  );
}
