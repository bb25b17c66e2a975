import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
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

/** The ports of these listeners, by their environment variables. Throws a Stop on an invalid one. */
export function portVariables(...listeners: readonly Listener[]): PortVariables {
  return Object.fromEntries(
    listeners.map((listener) => [ports[listener].variable, String(portOf(listener))]),
  );
}

/** A free port of this machine, as an environment variable has it. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}
