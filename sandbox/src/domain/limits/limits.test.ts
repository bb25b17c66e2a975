import type { calculateBuilder } from "@grandstand/contract/bet-builder";
import type { AnswerOf } from "@grandstand/contract/call";
import type { PlayFigures, PlayLimits } from "@grandstand/contract/limits";
import type { User } from "@grandstand/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brusselsMonth } from "../../kernel/time/brussels-time.ts";
import {
  type Credentials,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { adjustBalance, deposit } from "../ledger/ledger.ts";

let sandbox: Sandbox;
let player: Credentials;
const minute = 60_000;
const hours = (count: number) => count * 3_600_000;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  await sandbox.control("restart");
  await logIn();
});

async function logIn(username = "verified_player") {
  player = await sandbox.logIn(username);
}
const read = async () =>
  (await sandbox.send<PlayLimits>("GET", "/user/limits", undefined, player)).body;
const limit = async (kind: string, period: string) =>
  (await read()).limits.find((each) => each.kind === kind && each.period === period);
const change = (kind: string, period: string, value: number | null) =>
  sandbox.send<PlayLimits & { code?: string }>(
    "POST",
    "/user/changeLimit",
    { kind, period, value },
    player,
  );
const stake = async (cents: number) => {
  const ticket = await sandbox.ticketFor(player, "a-home", cents);
  return (await sandbox.submit(player, ticket)).body;
};
/** The clock moves by more than a session lasts. */
async function wait(milliseconds: number) {
  sandbox.world.advance(milliseconds);
  await logIn();
}

describe("changing a limit", () => {
  it("[LIMITS-10] lowers it at once", async () => {
    const { body } = await change("deposit", "week", 5_000);
    expect(body.limits[0]).toMatchObject({ value: 5_000, pending: null, left: 5_000 });
  });

  it("[LIMITS-11] raises it after three days, and says from when", async () => {
    const requestedAt = sandbox.world.now();
    await change("deposit", "week", 50_000);
    const appliesAt = Math.ceil((requestedAt + hours(72)) / 1_000);
    const waiting = { value: 20_000, pending: { value: 50_000, applies_at: appliesAt } };
    expect(await limit("deposit", "week")).toMatchObject(waiting);
    await wait(hours(72) - 1);
    expect(await limit("deposit", "week")).toMatchObject(waiting);
    await wait(1);
    expect(await limit("deposit", "week")).toMatchObject({ value: 50_000, pending: null });
  });

  it("[LIMITS-10] drops a raise that waits when it is lowered", async () => {
    await change("deposit", "week", 50_000);
    await change("deposit", "week", 10_000);
    await wait(hours(96));
    expect(await limit("deposit", "week")).toMatchObject({ value: 10_000, pending: null });
  });

  it("[LIMITS-11] lifts one after three days", async () => {
    await change("stake", "day", 1_000);
    await change("stake", "day", null);
    expect(await limit("stake", "day")).toMatchObject({ value: 1_000, pending: { value: null } });
    await wait(hours(72));
    expect(await limit("stake", "day")).toMatchObject({ value: null, pending: null, left: null });
  });

  it("[LIMITS-12] does not raise what may be deposited without checked documents", async () => {
    await logIn("unverified_player");
    const answer = await change("deposit", "week", 50_000);
    expect(answer).toMatchObject({ status: 403, body: { code: "LIMIT_CHECK_FAILED" } });
    expect(await limit("deposit", "week")).toMatchObject({ value: 20_000, pending: null });
    expect((await change("deposit", "week", 1_000)).status).toBe(200);
  });

  it.each([
    ["deposit", "day", 1_000],
    ["deposit", "week", null],
    ["session", "session", 9],
    ["session", "day", 60],
    ["stake", "session", 60],
  ])("[LIMITS-13] refuses %s by %s of %s", async (kind, period, value) => {
    expect(await change(kind, period, value)).toMatchObject({
      status: 422,
      body: { code: "LIMIT_INVALID" },
    });
  });
});

describe("a bet", () => {
  it("[LIMITS-4] [LIMITS-20] [LIMITS-3] is refused where it would pass the stakes of a day", async () => {
    const at = sandbox.world.now();
    await change("stake", "day", 1_500);
    expect(await stake(1_000)).toMatchObject({ status: "PROCESSED" });
    expect(await limit("stake", "day")).toMatchObject({
      used: 1_000,
      left: 500,
      frees_at: Math.ceil((at + hours(24)) / 1_000),
    });
    expect(await stake(501)).toMatchObject({ status: "STAKE_LIMIT_PASSED", bet: null });
    expect(await sandbox.balance(player)).toBe(24_000);
    expect(await stake(500)).toMatchObject({ status: "PROCESSED" });
    await wait(hours(24));
    expect(await limit("stake", "day")).toMatchObject({ used: 0, left: 1_500, frees_at: null });
  });

  it("[LIMITS-4] [LIMITS-20] is refused where it could pass a loss limit, which a payment frees", async () => {
    await change("loss", "week", 1_000);
    expect(await stake(1_000)).toMatchObject({ status: "PROCESSED" });
    expect(await stake(100)).toMatchObject({ status: "LOSS_LIMIT_PASSED" });
    const eventId = sandbox.world.outcome("a-home")?.eventId ?? "";
    sandbox.world.settle(eventId, { "a-home": "won" });
    await sandbox.operator.settlement.settled();
    const won = await limit("loss", "week");
    expect(won?.used).toBeLessThan(0);
  });

  it("[LIMITS-5] that a free bet pays counts towards none", async () => {
    await logIn("promo_player");
    await change("stake", "day", 0);
    const slip = singleSlip(sandbox.world, [["a-home", 500]]);
    const [ticket] = (await sandbox.calculate(player, { ...slip, freebet_id: "freebet-welcome" }))
      .tickets;
    if (!ticket) throw new Error("no ticket was issued");
    expect((await sandbox.submit(player, ticket)).body.status).toBe("PROCESSED");
    expect(await limit("stake", "day")).toMatchObject({ used: 0, left: 0 });
  });

  it("[LIMITS-20] of the builder is refused alike", async () => {
    await change("stake", "month", 900);
    const selections = ["b-home", "b-over"].map((outcome_id) => ({
      event_id: "brugge",
      market_id: sandbox.world.outcome(outcome_id)?.marketId,
      outcome_id,
    }));
    const common = { bookmaker: "grandstand", lang: "en", country: "BE" };
    const order = { ...common, selections, event_id: "brugge", precanned_id: null };
    const priced = await sandbox.send<AnswerOf<typeof calculateBuilder>>(
      "POST",
      "/v1/betbuilder/calculate",
      order,
      player,
    );
    const { uuid, odds } = priced.body.ticket;
    const submission = { ...order, uuid, stake: 1_000, current_odds: odds, accept_odds: "none" };
    const answer = await sandbox.send("POST", "/v1/betbuilder/submit", submission, player);
    expect(answer.body).toMatchObject({
      status: false,
      meta: { error: { code: "STAKE_LIMIT_PASSED" } },
    });
    expect(await sandbox.balance(player)).toBe(25_000);
  });

  it("[LIMITS-21] does not fit beside another that is placed at once", async () => {
    await change("stake", "week", 1_000);
    const tickets = await Promise.all(
      [700, 700].map((cents) => sandbox.ticketFor(player, "a-home", cents)),
    );
    const answers = await Promise.all(tickets.map((ticket) => sandbox.submit(player, ticket)));
    const statuses = answers.map(({ body }) => body.status).sort();
    expect(statuses).toEqual(["PROCESSED", "STAKE_LIMIT_PASSED"]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });
});

describe("the limit on a session", () => {
  const endOf = async () =>
    (await sandbox.send<User>("GET", "/user", undefined, player)).body.session_ends_at;

  it("[LIMITS-22] ends it, says so beforehand, and can't be put off", async () => {
    const startedAt = sandbox.world.now();
    await change("session", "session", 20);
    expect(await endOf()).toBe(Math.floor((startedAt + 20 * minute) / 1_000));
    sandbox.world.advance(19 * minute);
    expect(await limit("session", "session")).toMatchObject({ used: 19, left: 1 });
    const { body } = await sandbox.send("POST", "/auth/refresh", undefined, player);
    player = { ...player, authorization: `Bearer ${body.token}` };
    sandbox.world.advance(minute);
    expect((await sandbox.send("GET", "/user", undefined, player)).status).toBe(401);
  });
});

describe("the figures", () => {
  const figures = async () =>
    (await sandbox.send<{ figures: PlayFigures[] }>("GET", "/user/playFigures", undefined, player))
      .body.figures;

  it("[LIMITS-30] are of the session, seven days, the month and the year", async () => {
    const { database } = sandbox.operator;
    await deposit(database, "account-1", 3_000, sandbox.world.now());
    await database.transaction((transaction) =>
      adjustBalance(transaction, "account-1", 90_000, sandbox.world.now()),
    );
    await stake(1_000);
    sandbox.world.advance(10 * minute);
    const [session, week, month, year] = await figures();
    expect(session).toMatchObject({
      period: "session",
      time: 600,
      net_deposits: 3_000,
      staked: 1_000,
      net_result: -1_000,
    });
    expect(week).toMatchObject({ period: "week", staked: 1_000, net_result: -1_000 });
    expect(week?.since).toBe(Math.floor((sandbox.world.now() - 168 * 60 * minute) / 1_000));
    expect(month).toMatchObject({ period: "month", staked: 1_000 });
    // The seeded money was deposited in the same year.
    expect(year).toMatchObject({ period: "year", net_deposits: 28_000 });
    expect(year?.since).toBeLessThanOrEqual(month?.since ?? 0);
  });

  it("[LIMITS-30] begin at midnight in Belgium, in winter and in summer", () => {
    expect(new Date(brusselsMonth(2026, 1)).toISOString()).toBe("2025-12-31T23:00:00.000Z");
    expect(new Date(brusselsMonth(2026, 7)).toISOString()).toBe("2026-06-30T22:00:00.000Z");
    expect(new Date(brusselsMonth(2026, 11)).toISOString()).toBe("2026-10-31T23:00:00.000Z");
  });

  it("[LIMITS-31] the reality check is every hour, or more often", async () => {
    const every = (minutes: number) =>
      sandbox.send("POST", "/user/changeRealityCheck", { minutes }, player);
    expect(await read()).toMatchObject({ reality_check_minutes: 60 });
    expect((await every(15)).status).toBe(200);
    expect(await read()).toMatchObject({ reality_check_minutes: 15 });
    expect((await every(120)).status).toBe(400);
  });
});
