import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, start } from "./processes.ts";
import { untilAnswers } from "./service.ts";

/** A sandbox and a site that are connected to each other, and to nothing else on this machine. */
export interface Services {
  /** Scheme, host and port, without a slash at the end. */
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  /** The process id of the site; undefined where it did not start. */
  readonly sitePid: number | undefined;
  /** Ends both and removes their data. */
  end(): Promise<void>;
}

export interface ServicesOptions {
  /** Milliseconds that a bet with a live selection waits. */
  readonly inPlayDelay?: number;
  /** False: the operator offers no boosts, free bets and coins. */
  readonly promotions?: boolean;
  /** The broker that pages connect to, in place of the sandbox's own. */
  readonly realtimeUrl?: string;
  /** A recorded race that is played in addition, and how many times faster. */
  readonly replay?: { readonly file: string; readonly speed: number };
}

const readyLimitMilliseconds = 60_000;
/** Long enough to observe that a bet waits, short enough to wait for it. */
export const usualInPlayDelay = 1_000;

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts the real sandbox on its own folder and the built site in production mode, each on its own
 * port. Throws where one of them doesn't become ready.
 */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const [sitePort, sandboxPort, cashierPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "grandstand-journeys-"));
  const environment = {
    NODE_ENV: "production",
    SITE_PORT: String(sitePort),
    SANDBOX_PORT: String(sandboxPort),
    CASHIER_PORT: String(cashierPort),
    SANDBOX_DATA: join(folder, "sandbox"),
    IN_PLAY_DELAY: String(options.inPlayDelay ?? usualInPlayDelay),
    PROMOTIONS: options.promotions === false ? "off" : "on",
    ...ownTopics(sitePort),
    ...(options.realtimeUrl !== undefined && { REALTIME_URL: options.realtimeUrl }),
  };
  const { replay } = options;
  const replaying = replay ? ["--replay", replay.file, "--speed", String(replay.speed)] : [];
  const launch = (args: readonly string[]) =>
    start(process.execPath, args, { environment, stdio: ["ignore", "ignore", "inherit"] });
  const sandbox = launch(["sandbox/src/main.ts", ...replaying]);
  const site = launch(["app/.server/main.ts"]);
  const services: Services = {
    siteUrl: `http://localhost:${sitePort}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    sitePid: site.pid,
    async end() {
      await Promise.all([end(site), end(sandbox)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilReady("sandbox", `http://127.0.0.1:${sandboxPort}/healthz`, sandbox);
    await untilReady("site", `http://127.0.0.1:${sitePort}/healthz`, site);
  } catch (error) {
    await services.end();
    throw error;
  }
  return services;
}

/** Services that share an external broker (`BROKER_URL`) are separated by the brand in their topics. */
function ownTopics(sitePort: number): Record<string, string> {
  return process.env.BROKER_URL ? { BOOKMAKER: `grandstand-${sitePort}` } : {};
}

async function untilReady(what: string, address: string, child: ChildProcess): Promise<void> {
  await untilAnswers(what, address, child, {
    limitMilliseconds: readyLimitMilliseconds,
    isGivenUp: () => false,
  });
}
