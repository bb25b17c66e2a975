import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { usualMaximumPayout } from "../../domain/bets/maximum-payout.ts";
import { type AccessibilityContacts, usualContacts } from "../../domain/content/statement.ts";
import { defaultSessionLimits, type SessionLimits } from "../../domain/sessions/sessions.ts";
import type { DatabaseLocation } from "../../kernel/database/open.ts";

/** The configuration of one run of the sandbox, from its arguments and its environment. */
export interface Configuration {
  command: "serve" | "audit" | "reset";
  database: DatabaseLocation;
  host: string;
  port: number;
  /** Where the cashier's pages are: the port after the sandbox's own, unless it is set. */
  cashierPort: number;
  origins: string[];
  bookmaker: string;
  seed: number;
  promotions: boolean;
  /** What the accessibility statement names. */
  accessibility: AccessibilityContacts;
  /** The most that a bet pays, in cents. */
  maximumPayout: number;
  inPlayDelay: number;
  inPlaySpeed: number;
  sessionLimits: SessionLimits;
  /** Address of an external broker; the sandbox runs its own without one. */
  brokerUrl: string | undefined;
  replay: { file: string; speed: number } | undefined;
}

/** Something in the arguments or the environment can't be used; the message says what. */
export class ConfigurationMistake extends Error {}

const usualFolder = fileURLToPath(new URL("../../../../.data/sandbox", import.meta.url));

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined || text === "") return usual;
  if (!/^\d{1,12}$/.test(text)) throw new ConfigurationMistake(`${name} is no number: ${text}`);
  return Number(text);
}

/** `on` for everything but `off`. */
function switchOf(name: string, text: string | undefined): boolean {
  if (text === undefined || text === "" || text === "on") return true;
  if (text === "off") return false;
  throw new ConfigurationMistake(`${name} is on or off, not: ${text}`);
}

function commandOf(name: string | undefined): Configuration["command"] {
  if (name === undefined) return "serve";
  if (name === "audit" || name === "reset") return name;
  throw new ConfigurationMistake(`unknown command: ${name}. There are: audit, reset.`);
}

function databaseOf(environment: NodeJS.ProcessEnv): DatabaseLocation {
  const { DATABASE_URL, SANDBOX_DATA } = environment;
  if (DATABASE_URL) return { kind: "server", url: DATABASE_URL };
  return { kind: "folder", path: SANDBOX_DATA || usualFolder };
}

function originsOf(environment: NodeJS.ProcessEnv, port: number): string[] {
  const own = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  if (environment.SITE_ORIGIN) return [...environment.SITE_ORIGIN.split(","), ...own];
  const sitePort = wholeNumber("SITE_PORT", environment.SITE_PORT, 3000);
  return [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`, ...own];
}

function brokerUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^mqtts?:\/\/[^/]/.test(text)) return text;
  throw new ConfigurationMistake(
    `The broker is no address: ${text}. Give one like mqtt://localhost:1883`,
  );
}

/** The authority is written `name=address`, or as its address alone. */
function contactsOf({
  ACCESSIBILITY_EMAIL: email,
  ACCESSIBILITY_AUTHORITY: authority,
}: NodeJS.ProcessEnv): AccessibilityContacts {
  const [, name, url] = /^(?:([^=]+)=)?(https:\/\/\S+)$/.exec(authority ?? "") ?? [];
  if (authority && url === undefined) {
    throw new ConfigurationMistake(
      `ACCESSIBILITY_AUTHORITY is no address: ${authority}. Give one like Name=https://authority.example`,
    );
  }
  return {
    email: email || usualContacts.email,
    authority: url === undefined ? usualContacts.authority : { name: name?.trim() ?? null, url },
  };
}

/** Reads the arguments and the environment. Throws `ConfigurationMistake`. */
export function readConfiguration(
  values: readonly string[],
  environment: NodeJS.ProcessEnv,
): Configuration {
  const { values: options, positionals } = parseArgs({
    args: [...values],
    allowPositionals: true,
    options: {
      replay: { type: "string" },
      speed: { type: "string" },
      port: { type: "string" },
      seed: { type: "string" },
      broker: { type: "string" },
    },
  });
  const port = wholeNumber("the port", options.port ?? environment.SANDBOX_PORT, 4000);
  const setting = (name: string, usual: number) => wholeNumber(name, environment[name], usual);
  return {
    command: commandOf(positionals[0]),
    database: databaseOf(environment),
    host: environment.SANDBOX_HOST || "127.0.0.1",
    port,
    cashierPort: wholeNumber("CASHIER_PORT", environment.CASHIER_PORT, port + 1),
    origins: originsOf(environment, port),
    bookmaker: environment.BOOKMAKER || "grandstand",
    seed: wholeNumber("--seed", options.seed, 1),
    maximumPayout: setting("MAXIMUM_PAYOUT", usualMaximumPayout),
    promotions: switchOf("PROMOTIONS", environment.PROMOTIONS),
    accessibility: contactsOf(environment),
    inPlayDelay: setting("IN_PLAY_DELAY", 5_000),
    inPlaySpeed: setting("IN_PLAY_SPEED", 1),
    sessionLimits: {
      idle: setting("SESSION_IDLE", defaultSessionLimits.idle),
      absolute: setting("SESSION_ABSOLUTE", defaultSessionLimits.absolute),
      longest: setting("SESSION_LONGEST", defaultSessionLimits.longest),
    },
    brokerUrl: brokerUrlOf(options.broker ?? environment.BROKER_URL),
    replay:
      options.replay === undefined
        ? undefined
        : { file: options.replay, speed: wholeNumber("--speed", options.speed, 1) },
  };
}
