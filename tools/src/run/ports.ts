import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

const usualPorts = { SITE_PORT: "3000", SANDBOX_PORT: "4000", STORYBOOK_PORT: "6006" };

/** The port that an environment variable names, or the usual one. What listens on it refuses what is no port. */
export function portOf(variable: keyof typeof usualPorts): string {
  return process.env[variable]?.trim() || usualPorts[variable];
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
