import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerType } from "@hono/node-server";
import type { ServerBuild } from "react-router-dom";
import { stopPatience } from "../core/intervals.ts";
import {
  ConfigurationError,
  readConfiguration,
  type ServerConfiguration,
} from "./configuration.ts";
import { createSpareTime, createUtilization } from "./spare-time.ts";

/** `node app/.server/main.ts`: serves the built site. Prints one line of JSON when it listens. */

const buildFolder = new URL("../../build/", import.meta.url);

async function main(): Promise<void> {
  // React and React Router decide while they are loaded which of their two halves they run.
  process.env.NODE_ENV ??= "production";
  const configuration = readConfiguration(process.env);
  const built = new URL("server/index.js", buildFolder);
  if (!existsSync(built)) fail("The site is not built yet. `npm run build` builds it.");
  const [{ createServer }, { listen }, { readEarlierFiles, readStaticFiles }, build] =
    await Promise.all([
      import("./create-server.ts"),
      import("./listen.ts"),
      import("./static-files.ts"),
      import(built.href) as Promise<ServerBuild>,
    ]);
  const app = createServer(configuration, build, {
    staticFiles: readStaticFiles(fileURLToPath(new URL("client/", buildFolder))),
    earlierFiles: readEarlierFiles(fileURLToPath(new URL("../dist/earlier-builds/", buildFolder))),
    fetch,
    clock: Date.now,
    hasTime: createSpareTime({ clock: () => performance.now(), utilization: createUtilization() }),
    log: (line) => console.error(line),
  });
  const server = listen(app, configuration, (port) => {
    console.log(JSON.stringify({ ready: true, port }));
  });
  server.on("error", (error: NodeJS.ErrnoException) => fail(listenMessage(error, configuration)));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => close(server));
}

function listenMessage(error: NodeJS.ErrnoException, { port }: ServerConfiguration): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is in use, so the site can't start there. Stop what listens on it, or move the site with SITE_PORT.`;
  }
  if (error.code === "EACCES") {
    return `Port ${port} may not be listened on by this user. Move the site with SITE_PORT.`;
  }
  return `The site can't listen on port ${port}: ${error.message}`;
}

/** Ends after the answers that are under way, or without them when they take too long. */
function close(server: ServerType): void {
  server.close(() => process.exit(0));
  setTimeout(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
  }, stopPatience).unref();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main().catch((error: unknown) => {
  if (error instanceof ConfigurationError) fail(error.message);
  throw error;
});
