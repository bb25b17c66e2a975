import { randomUUID } from "node:crypto";
import type { Bet, calculate, SubmitAnswer, Ticket } from "@grandstand/contract/betslip";
import type { AnswerOf } from "@grandstand/contract/call";
import type { AcceptAnswer, QuoteAnswer } from "@grandstand/contract/cash-out";
import postgres from "postgres";
import { inject } from "vitest";
import { seededPassword } from "../domain/seeding/seeded-accounts.ts";
import { defaultSessionLimits } from "../domain/sessions/sessions.ts";
import type { World } from "../domain/world/world.ts";
import { type OperatorOptions, startOperator } from "../edge/start/start-operator.ts";
import type { DatabaseLocation } from "../kernel/database/open.ts";
import { createFixedWorld, type FixedWorld } from "./fixed-world.ts";

/** An answer of the sandbox, as a client sees it. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

/** The headers of a logged-in person. */
export type Credentials = Record<string, string>;

/** Milliseconds that the embedded database may need to start on a busy machine. */
export const startTimeout = 60_000;

export const siteOrigin = "http://localhost:3000";
/** What each request of a site says (A7). */
export const usualHeaders = {
  "accept-language": "en",
  bookmaker: "grandstand",
  device: "desktop",
  platform: "website",
};

/** Waits that the test ends: the in-play delay and the delays of faults. */
export interface HeldWaits {
  wait(milliseconds: number): Promise<void>;
  /** Resolves with the milliseconds of the first wait once there is one. */
  begun(): Promise<number>;
  end(): void;
}

export function holdWaits(): HeldWaits {
  const waiting: { milliseconds: number; end: () => void }[] = [];
  let notify = () => {};
  return {
    wait: (milliseconds) =>
      new Promise((end) => {
        waiting.push({ milliseconds, end });
        notify();
      }),
    async begun() {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
      return waiting[0]?.milliseconds ?? 0;
    },
    end() {
      for (const { end } of waiting.splice(0)) end();
    },
  };
}

/**
 * An empty database: in memory, or a new one on the Postgres server that `TEST_DATABASE_URL` names,
 * so that the same tests cover both.
 */
async function freshDatabase(): Promise<DatabaseLocation> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { kind: "memory", template: inject("databaseTemplate") };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = postgres(server);
  await client.unsafe(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { kind: "server", url: url.href };
}

/**
 * Sends requests to the sandbox at `base` as a site does, with the usual headers and those of the request. Fails where the
 * answer is no JSON.
 */
function createSend(base: string) {
  return async function send<Body = Record<string, unknown>>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await fetch(base + path, {
      method,
      headers: { ...usualHeaders, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as Body,
      headers: answer.headers,
    };
  };
}
type Send = ReturnType<typeof createSend>;

/** A person's bets in the sandbox's current world: priced, placed, cashed out, listed. Stakes and amounts are cents. */
function createBetting(send: Send, currentWorld: () => World) {
  return {
    /** Prices one single and resolves with its ticket. */
    async ticketFor(
      credentials: Credentials,
      outcomeId: string,
      stake: number,
      acceptOdds = "ACCEPT_NONE",
    ): Promise<Ticket> {
      const slip = singleSlip(currentWorld(), [[outcomeId, stake]], acceptOdds);
      const { body } = await send<{ tickets: Ticket[] }>(
        "POST",
        "/v1/betslip/calculate",
        slip,
        credentials,
      );
      const [ticket] = body.tickets;
      if (!ticket) throw new Error("no ticket was issued");
      return ticket;
    },
    /** Prices a slip and resolves with the answer. */
    calculate: async (credentials: Credentials, slip: object) =>
      (await send<AnswerOf<typeof calculate>>("POST", "/v1/betslip/calculate", slip, credentials))
        .body,
    submit: (credentials: Credentials, ticket: Ticket, acceptOdds = "ACCEPT_NONE") =>
      send<SubmitAnswer & { code?: string }>(
        "POST",
        "/v1/betslip/submit",
        { ticket, accept_odds: acceptOdds, lang: "en", country: "BE" },
        credentials,
      ),
    quote: (credentials: Credentials, betId: string) =>
      send<QuoteAnswer>("POST", "/v1/cash-out/quote", { bet_id: betId, lang: "en" }, credentials),
    acceptQuote: (credentials: Credentials, quoteId: string, amount: number) =>
      send<AcceptAnswer & { code?: string }>(
        "POST",
        "/v1/cash-out/accept",
        { quote_id: quoteId, amount, lang: "en" },
        credentials,
      ),
    bets: async (credentials: Credentials): Promise<Bet[]> =>
      (await send<{ bets: Bet[] }>("GET", "/v1/bets?lang=en", undefined, credentials)).body.bets,
  };
}

/** Starts a sandbox on an empty database and a free port, and returns a client for it. */
export async function startSandbox(options: Partial<OperatorOptions> = {}) {
  let run = 0;
  let world: FixedWorld = createFixedWorld();
  const makeWorld = (): World => {
    run += 1;
    if (run > 1) world = createFixedWorld(`run-${run}`);
    return world;
  };
  const running = await startOperator({
    database: await freshDatabase(),
    makeWorld,
    host: "127.0.0.1",
    port: 0,
    origins: [siteOrigin],
    bookmaker: "grandstand",
    sessionLimits: defaultSessionLimits,
    inPlayDelay: 0,
    ...options,
  });
  const base = `http://127.0.0.1:${running.port}`;
  const send = createSend(base);

  /** Logs in as a seeded account; both tokens are in the result. */
  async function logIn(username: string): Promise<Credentials> {
    const input = {
      username,
      password: seededPassword,
      g_recaptcha_response: running.operator.captcha.issue(),
    };
    const { body } = await send<{ token: string }>("POST", "/login", input);
    const authorization = `Bearer ${body.token}`;
    const sport = await send<{ sportsbook_token: string }>(
      "GET",
      "/user/getSportifyToken",
      undefined,
      { authorization },
    );
    return { authorization, jwt: sport.body.sportsbook_token };
  }

  const control = async <Body = Record<string, unknown>>(path: string, body: unknown = {}) =>
    send<Body>("POST", `/control/api/${path}`, body);
  const audit = async () =>
    (await send<{ holds: boolean; problems: string[] }>("GET", "/control/api/audit")).body;
  const balance = async (credentials: Credentials) =>
    (await send<{ balance: number }>("GET", "/user/getBalance", undefined, credentials)).body
      .balance;

  return {
    ...running,
    base,
    send,
    logIn,
    control,
    audit,
    balance,
    get world() {
      return world;
    },
    ...createBetting(send, () => world),
  };
}
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

function selectionOf(world: World, outcomeId: string, stake: number) {
  const outcome = world.outcome(outcomeId);
  return {
    event_id: outcome?.eventId ?? "unknown",
    market_id: outcome?.marketId ?? "unknown",
    outcome_id: outcomeId,
    odds: outcome?.odds ?? 2,
    type: outcome?.marketType ?? "1x2",
    each_way: false,
    is_starting_price: outcome?.odds === "SP",
    stake,
  };
}

/** A slip of singles: outcome ids with their stakes in cents. */
export function singleSlip(
  world: World,
  lines: readonly (readonly [string, number])[],
  acceptOdds = "ACCEPT_NONE",
) {
  return {
    selections: lines.map(([outcomeId, stake]) => selectionOf(world, outcomeId, stake)),
    type: "single",
    total_stake: lines.reduce((sum, [, stake]) => sum + stake, 0),
    total_bets: Math.max(1, lines.filter(([, stake]) => stake > 0).length),
    total_return: null,
    each_way: false,
    stakes: Object.fromEntries(lines),
    stake: 0,
    lang: "en",
    accept_odds: acceptOdds,
  };
}

/** A system of the outcomes: `bets` lines, each with the stake in cents. */
export function systemSlip(
  world: World,
  outcomeIds: readonly string[],
  stake: number,
  system: { type: string; bets: number; eachWay?: boolean },
) {
  const bets = system.bets * (system.eachWay ? 2 : 1);
  return {
    ...combiSlip(world, outcomeIds, stake),
    type: "system",
    system_type: system.type,
    each_way: system.eachWay ?? false,
    total_bets: bets,
    total_stake: stake * bets,
  };
}

/** A combi of the outcomes, with one stake in cents. */
export function combiSlip(
  world: World,
  outcomeIds: readonly string[],
  stake: number,
  acceptOdds = "ACCEPT_NONE",
) {
  return {
    ...singleSlip(world, [], acceptOdds),
    selections: outcomeIds.map((outcomeId) => selectionOf(world, outcomeId, 0)),
    type: "combi",
    total_stake: stake,
    total_bets: 1,
    stake,
  };
}
