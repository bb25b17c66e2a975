import { type ServerType, serve } from "@hono/node-server";
import type { ServerConfiguration } from "./configuration.ts";

/**
 * Serves the site on its port. An idle connection stays open for as long as configured: where the web server closes it
 * first, a balancer's next request meets the close, and its visitor gets a 502.
 */
export function listen(
  { fetch }: Pick<Parameters<typeof serve>[0], "fetch">,
  { port, keepAlive }: Pick<ServerConfiguration, "port" | "keepAlive">,
  onReady: (port: number) => void,
): ServerType {
  const serverOptions = { keepAliveTimeout: keepAlive * 1_000 };
  return serve({ fetch, port, serverOptions }, (info) => onReady(info.port));
}
