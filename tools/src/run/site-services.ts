import type { ChildProcess, StdioOptions } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports.ts";
import { end, endOnInterruption, start } from "./processes.ts";
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
  /** True: matches have the bets that the operator has put together. */
  readonly readyBuilders?: boolean;
  /** Base address of the sportsbook's calls, instead of the sandbox's own. */
  readonly sportsbookUrl?: string;
  /** The broker that pages connect to, instead of the sandbox's own. */
  readonly realtimeUrl?: string;
  /** A recorded race that is played in addition, and how many times faster. */
  readonly replay?: { readonly file: string; readonly speed: number };
}

/** Long enough to observe that a bet waits, short enough to wait for it. */
export const usualInPlayDelay = 1_000;

/** The sandbox and the site as processes. */
interface Both {
  readonly sandbox: ChildProcess;
  readonly site: ChildProcess;
}

/** Starts the sandbox, and the built site in production mode. */
export function startBoth(
  variables: Record<string, string>,
  sandboxArguments: readonly string[],
  stdio?: StdioOptions,
): Both {
  const environment = { NODE_ENV: "production", ...variables };
  const launch = (...args: string[]) => start(process.execPath, args, { environment, stdio });
  return {
    sandbox: launch("sandbox/src/main.ts", ...sandboxArguments),
    site: launch("app/.server/main.ts"),
  };
}

/** Resolves when both are ready. Throws a Stop where one ended, or does nothing. */
export async function untilBothAnswer(
  { sandbox, site }: Both,
  ports: Record<keyof Both, string>,
): Promise<void> {
  const health = (port: string) => `http://127.0.0.1:${port}/healthz`;
  await untilAnswers("sandbox", health(ports.sandbox), sandbox);
  await untilAnswers("site", health(ports.site), site);
}

/**
 * Starts the real sandbox on its own folder and the built site in production mode, each on its own
 * port. Throws where one of them doesn't become ready.
 */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const [SITE_PORT, SANDBOX_PORT, CASHIER_PORT] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "grandstand-journeys-"));
  const variables = {
    SITE_PORT,
    SANDBOX_PORT,
    CASHIER_PORT,
    SANDBOX_DATA: join(folder, "sandbox"),
    IN_PLAY_DELAY: String(options.inPlayDelay ?? usualInPlayDelay),
    PROMOTIONS: options.promotions === false ? "off" : "on",
    // Services that share an external broker are separated by the brand in their topics.
    ...(process.env.BROKER_URL && { BOOKMAKER: `grandstand-${SITE_PORT}` }),
    READY_BUILDERS: options.readyBuilders === true ? "on" : "off",
    ...(options.sportsbookUrl !== undefined && { SPORTSBOOK_URL: options.sportsbookUrl }),
    ...(options.realtimeUrl !== undefined && { REALTIME_URL: options.realtimeUrl }),
  };
  const { replay } = options;
  const replaying = replay ? ["--replay", replay.file, "--speed", String(replay.speed)] : [];
  const both = startBoth(variables, replaying, ["ignore", "ignore", "inherit"]);
  const endBoth = () => Promise.all([end(both.site), end(both.sandbox)]);
  const forget = endOnInterruption(endBoth);
  const services: Services = {
    siteUrl: `http://localhost:${SITE_PORT}`,
    sandboxUrl: `http://localhost:${SANDBOX_PORT}`,
    sitePid: both.site.pid,
    async end() {
      await endBoth();
      forget();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilBothAnswer(both, { sandbox: SANDBOX_PORT, site: SITE_PORT });
  } catch (error) {
    await services.end();
    throw error;
  }
  return services;
}
