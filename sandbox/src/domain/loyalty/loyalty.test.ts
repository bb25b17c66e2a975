import { randomUUID } from "node:crypto";
import type { BoostResultAnswer } from "@grandstand/contract/promotions";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brusselsDay } from "../../kernel/time/brussels-time.ts";
import {
  type Credentials,
  combiSlip,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import { createWorld } from "../world/index.ts";
import { saturdayEvening } from "../world/world-fixture.ts";
import { loyaltyDataOf } from "./levels.ts";
import { coinsIssuedAccount, promotionsAccount } from "./purses.ts";

let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("verified_player");
});

const user = "verified_player";
const get = async <Body>(path: string, credentials = player) =>
  (await sandbox.send<Body>("GET", path, undefined, credentials)).body;
const loyalty = (credentials = player) =>
  get<{ coins: number; points: number; level: string }>("/user/getLoyaltyData", credentials);
const betBoosts = (credentials = player) =>
  get<{ id: string }[]>("/user/bet-boost-promotions", credentials);
const boostOf = async (betId: string, kind: "bet" | "coins" = "bet", credentials = player) => {
  const path = kind === "bet" ? "/user/is-boosted" : "/user/coins-are-boosted";
  return (await sandbox.send<BoostResultAnswer>("POST", path, { bet_id: betId }, credentials)).body;
};

async function place(outcomeId: string, stake: number): Promise<string> {
  const ticket = await sandbox.ticketFor(player, outcomeId, stake, "ACCEPT_ANY");
  const { body } = await sandbox.submit(player, ticket, "ACCEPT_ANY");
  if (!body.bet) throw new Error(`no bet: ${body.status}`);
  return body.bet.id;
}

async function placeCombi(outcomeIds: readonly string[], stake: number): Promise<string> {
  const slip = combiSlip(sandbox.world, outcomeIds, stake, "ACCEPT_ANY");
  const { body } = await sandbox.send<{ tickets: Parameters<Sandbox["submit"]>[1][] }>(
    "POST",
    "/v1/betslip/calculate",
    slip,
    player,
  );
  const [ticket] = body.tickets;
  if (!ticket) throw new Error("no ticket was issued");
  const answer = await sandbox.submit(player, ticket, "ACCEPT_ANY");
  return answer.body.bet?.id ?? "";
}

async function settle(outcomeId: string, result: "won" | "lost" | "void"): Promise<void> {
  sandbox.world.settle(sandbox.world.outcome(outcomeId)?.eventId ?? "", { [outcomeId]: result });
  await sandbox.operator.settlement.settled();
}

const boost = (changes: object) =>
  sandbox.control("boosts/grant", {
    username: user,
    id: "boost",
    kind: "bet",
    minimumStake: 500,
    maximumStake: 5_000,
    minimumOdds: "1.5",
    maximumWinnings: 10_000,
    boost: 20,
    ...changes,
  });

const convert = (coins: number, uuid: string = randomUUID(), credentials = player) =>
  sandbox.send<{ message: string; code?: string }>(
    "POST",
    "/coins-converter/convert-coins",
    { uuid, coins_amount: coins },
    credentials,
  );

describe("a boost that control gives", () => {
  it.each(["minimumStake", "maximumStake", "minimumOdds", "maximumWinnings"])(
    "[CONTROL-21] is refused in words without its %s where it is one of money",
    async (missing) => {
      expect(await boost({ [missing]: null })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(missing) },
      });
      expect((await boost({ kind: "coins", [missing]: null })).status).toBe(200);
    },
  );
});

describe("what bets earn", () => {
  it("[LOYALTY-BOOKS-1] a decided bet earns by its stake, a void one nothing", async () => {
    await place("a-home", 1_099);
    await place("g-home", 2_000);
    await place("b-over", 99);
    expect(await loyalty()).toMatchObject({ coins: 340, points: 12_480 });
    await settle("a-home", "lost");
    await settle("g-home", "void");
    await settle("b-over", "won");
    expect(await loyalty()).toMatchObject({ coins: 350, points: 12_580 });
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it.each([
    [0, "Blue", 0, "Platinum"],
    [12_480, "Blue", 62, "Platinum"],
    [19_999, "Blue", 99, "Platinum"],
    [20_000, "Platinum", 0, "Diamond"],
    [150_000, "Black", 100, null],
  ])(
    "[LOYALTY-BOOKS-2] [ACCOUNT-112] [ACCOUNT-281] [CONSTANTS-44] %i points are %s",
    (points, level, progress, next) => {
      expect(loyaltyDataOf({ points, coins: 0 }, true)).toEqual({
        points,
        coins: 0,
        level,
        progress,
        next_level: next,
      });
    },
  );

  it("[LOYALTY-BOOKS-3] a blocked account is on level Zero, and a person who does not participate is offered nothing", async () => {
    const unverified = await sandbox.logIn("unverified_player");
    await boost({ username: "unverified_player" });
    expect(await betBoosts(unverified)).toEqual([]);
    expect(await loyalty(unverified)).toMatchObject({ level: "Blue" });
    const blocked = await sandbox.logIn("blocked_player");
    expect(await loyalty(blocked)).toMatchObject({ level: "Zero" });
    expect(await get("/user", blocked)).toMatchObject({ loyaltyData: { level: "Zero" } });
  });
});

describe("promotions", () => {
  it("[LOYALTY-BOOKS-4] first bets are offered until there is one, and nothing after its end", async () => {
    await boost({ id: "first", audience: "first_bet" });
    await boost({ id: "brief", milliseconds: 0 });
    expect(await betBoosts()).toMatchObject([{ id: "first" }]);
    await place("a-home", 100);
    expect(await betBoosts()).toEqual([]);
  });

  it("[LOYALTY-BOOKS-4] promo_player is offered one of every scope", async () => {
    const promo = await sandbox.logIn("promo_player");
    const scopes = (
      await get<Record<"event_id" | "competition_id" | "sport_id", string | null>[]>(
        "/user/bet-boost-promotions",
        promo,
      )
    ).map((row) => [row.event_id, row.competition_id, row.sport_id].findIndex((id) => id !== null));
    expect(new Set(scopes)).toEqual(new Set([-1, 0, 1, 2]));
  });

  it("[LOYALTY-BOOKS-5] [LOYALTY-BOOKS-7] the closest one is kept and paid when the bet wins", async () => {
    await boost({ id: "everywhere", audience: "first_bet", boost: 90 });
    await boost({ id: "sport", sportId: "football", boost: 80 });
    await boost({ id: "league", competitionId: "league", boost: 20 });
    await boost({ id: "other", eventId: "genk", boost: 70 });
    const bet = await place("a-home", 1_010);
    expect(await boostOf(bet)).toEqual({ status: true, paid: null, amount: 303, boost: 20 });
    await settle("a-home", "won");
    await settle("a-home", "won");
    // 10.10 at 2.50 wins 15.15 beyond the stake; a fifth of it is 3.03.
    expect(await boostOf(bet)).toEqual({ status: true, paid: 1, amount: 303, boost: 20 });
    expect(await sandbox.balance(player)).toBe(25_000 - 1_010 + 2_525 + 303);
    expect(await sandbox.audit()).toMatchObject({
      holds: true,
      balances: { [promotionsAccount]: -303 },
    });
  });

  it("[LOYALTY-BOOKS-7] no boost pays more than its maximum", async () => {
    await boost({ maximumWinnings: 2_500, boost: 400 });
    const bet = await place("a-home", 1_000);
    await settle("a-home", "won");
    expect(await boostOf(bet)).toMatchObject({ paid: 1, amount: 2_500 });
  });

  it.each([
    ["a stake that is too low", { minimumStake: 1_001 }],
    ["a stake that is too high", { maximumStake: 999 }],
    ["odds that are too low", { minimumOdds: "2.51" }],
    ["odds that are too high", { maximumOdds: "2.49" }],
    ["a return that is too high", { maximumWinnings: 2_499 }],
  ])("[LOYALTY-BOOKS-6] %s has none", async (_, changes) => {
    await boost(changes);
    const bet = await place("a-home", 1_000);
    expect(await boostOf(bet)).toEqual({ status: false, paid: null, amount: 0, boost: 0 });
    await boost({});
    await settle("a-home", "won");
    expect(await sandbox.balance(player)).toBe(25_000 + 1_500);
  });

  it.each(["lost", "void"] as const)(
    "[LOYALTY-BOOKS-8] a %s bet's boost pays nothing",
    async (result) => {
      await boost({});
      const bet = await place("a-home", 1_000);
      await settle("a-home", result);
      expect(await boostOf(bet)).toEqual({ status: true, paid: 0, amount: 0, boost: 20 });
      expect(await sandbox.balance(player)).toBe(result === "void" ? 25_000 : 24_000);
      expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
    },
  );

  it("[LOYALTY-BOOKS-9] says nothing of another person's bet", async () => {
    await boost({});
    const bet = await place("a-home", 1_000);
    const other = await sandbox.logIn("promo_player");
    expect(await boostOf(bet, "bet", other)).toMatchObject({ status: false });
    expect(await boostOf(randomUUID())).toMatchObject({ status: false });
  });

  it("[LOYALTY-BOOKS-10] a combination has the coins alone", async () => {
    await boost({ betTypes: ["single"] });
    const coins = { id: "coins", kind: "coins", betTypes: ["single", "combi"], minimumOdds: "90" };
    await boost({ ...coins, maximumWinnings: 15, boost: 300 });
    const bet = await placeCombi(["a-home", "g-home"], 1_000);
    expect(await boostOf(bet)).toMatchObject({ status: false });
    expect(await boostOf(bet, "coins")).toMatchObject({ status: true, paid: null, amount: 15 });
    await settle("a-home", "won");
    await settle("g-home", "won");
    expect(await boostOf(bet, "coins")).toMatchObject({ paid: 1, amount: 15 });
    expect(await loyalty()).toMatchObject({ coins: 340 + 10 + 15 });
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });
});

describe("converting coins", () => {
  it("[LOYALTY-BOOKS-11] debits coins and credits money", async () => {
    expect(await convert(150)).toMatchObject({ status: 200, body: { message: /balance/ } });
    expect(await sandbox.balance(player)).toBe(25_150);
    expect(await get("/coins-converter/get-data")).toEqual({
      conversion_rate: 0.01,
      daily_coins_limit: 1_000,
      coins_balance: 190,
      coins_amount_converted_for_today: 150,
    });
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it("[LOYALTY-BOOKS-12] converts once, also for two requests at once", async () => {
    const uuid = randomUUID();
    const answers = await Promise.all([convert(100, uuid), convert(100, uuid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sandbox.balance(player)).toBe(25_100);
    expect((await convert(101, uuid)).status).toBe(422);
    const other = await sandbox.logIn("promo_player");
    expect((await convert(100, uuid, other)).status).toBe(422);
    expect(await loyalty()).toMatchObject({ coins: 240 });
  });

  it("[LOYALTY-BOOKS-13] gives no more than there is, nor than the day has left", async () => {
    expect((await convert(341)).body.code).toBe("TOO_FEW_COINS");
    await sandbox.control("loyalty", { username: user, coins: 5_000 });
    expect((await convert(1_001)).body.code).toBe("DAILY_LIMIT_EXCEEDED");
    expect((await convert(1_000)).status).toBe(200);
    expect((await convert(1)).body).toMatchObject({
      code: "DAILY_LIMIT_EXCEEDED",
      message: /today’s conversion limit/,
    });
    expect(await loyalty()).toMatchObject({ coins: 4_000 });
    await sandbox.control("clock", { milliseconds: 1_440 * 60_000 });
    player = await sandbox.logIn(user);
    expect((await convert(1)).status).toBe(200);
  });

  it("[LOYALTY-BOOKS-16] looks up what became of a conversion, for its own person alone", async () => {
    const uuid = randomUUID();
    const fetchConversion = async (credentials = player) =>
      (await sandbox.send("GET", `/coins-converter/conversion/${uuid}`, undefined, credentials))
        .body;
    expect(await fetchConversion()).toEqual({ state: "not-converted", message: null });
    const { body } = await convert(10, uuid);
    expect(await fetchConversion()).toEqual({ state: "converted", message: body.message });
    expect(await fetchConversion(await sandbox.logIn("promo_player"))).toMatchObject({
      state: "not-converted",
    });
  });

  it.each([
    ["2026-11-21T22:59:59Z", "2026-11-21"],
    ["2026-11-21T23:00:00Z", "2026-11-22"],
    ["2026-07-13T22:00:00Z", "2026-07-14"],
  ])("[LOYALTY-BOOKS-13] at %s the day in Brussels is %s", (at, day) => {
    expect(brusselsDay(Date.parse(at))).toBe(day);
  });

  it("[LOYALTY-BOOKS-14] needs documents, the permission, and no restriction", async () => {
    for (const [username, message] of [
      ["unverified_player", "coins-converter.validation-error.unverified-user"],
      ["pending_player", "coins-converter.validation-error.unverified-user"],
      ["cooloff_player", "You can’t convert coins at the moment."],
      ["excluded_player", "You can’t convert coins at the moment."],
    ]) {
      const credentials = await sandbox.logIn(username ?? "");
      await sandbox.control("loyalty", { username, coins: 100 });
      expect(await convert(10, randomUUID(), credentials)).toMatchObject({
        status: 403,
        body: { message },
      });
      expect(await loyalty(credentials)).toMatchObject({ coins: 100 });
    }
  });
});

describe("the books", () => {
  it("[LOYALTY-BOOKS-15] the audit finds a boost and a conversion that are not what they came to", async () => {
    await boost({});
    await place("a-home", 1_000);
    await settle("a-home", "won");
    await convert(100);
    const { database } = sandbox.operator;
    await database.execute(sql`UPDATE bet_boosts SET amount = amount + 1`);
    await database.execute(sql`UPDATE coin_conversions SET cents = cents + 1`);
    const { holds, problems } = await sandbox.audit();
    expect(holds).toBe(false);
    expect(problems.join("\n")).toMatch(/boost won, paid 300[\s\S]*coins and money differ/);
  });

  it("[LOYALTY-BOOKS-15] the database refuses coins for money: each unit balances on its own", async () => {
    const { database } = sandbox.operator;
    const exchange = database.transaction(async (transaction) => {
      const id = randomUUID();
      await transaction.insert(ledgerTransactions).values({ id, kind: "conversion", at: 0 });
      await transaction.insert(ledgerEntries).values([
        { transactionId: id, ledgerAccountId: coinsIssuedAccount, debit: 5, credit: 0 },
        { transactionId: id, ledgerAccountId: promotionsAccount, debit: 0, credit: 5 },
      ]);
    });
    await expect(exchange).rejects.toThrow();
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });
});

describe("a promotion of a sport", () => {
  it("[LOYALTY-BOOKS-17] holds for the sport's events, by the id that they have, and is paid", async () => {
    const makeWorld = () => createWorld({ seed: 7, clock: () => saturdayEvening });
    const real = await startSandbox({ makeWorld });
    const { world } = real.operator;
    const person = await real.logIn("promo_player");
    const [match] = world
      .competitions("en", { sport: "tennis", live: false })
      .flatMap(({ events }) => events);
    const outcome = match?.markets[0]?.outcomes.find(({ odds }) => Number(odds) >= 1.2);
    const slip = singleSlip(world, [[outcome?.id ?? "", 6_000]]);
    const [ticket] = (await real.calculate(person, slip)).tickets;
    if (!ticket) throw new Error("no ticket was issued");
    const { bet } = (await real.submit(person, ticket)).body;
    const fetchBoost = async () =>
      (await real.send("POST", "/user/is-boosted", { bet_id: bet?.id }, person)).body;
    expect(await fetchBoost()).toMatchObject({ status: true, paid: null, boost: 25 });
    await real.control("end", { event_id: match?.id, winners: [outcome?.id] });
    expect(await fetchBoost()).toMatchObject({ status: true, paid: 1, boost: 25 });
    expect(await real.audit()).toMatchObject({ holds: true, problems: [] });
    await real.close();
  });
});
