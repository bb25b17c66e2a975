import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Credentials,
  combiSlip,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
  systemSlip,
} from "../../testing/start-sandbox.ts";
import { audit } from "../audit/audit.ts";
import { balanceOf, operatorAccount } from "./ledger.ts";
import { ledgerEntries, ledgerTransactions } from "./schema.ts";

let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
  player = await sandbox.logIn("verified_player");
}, startTimeout);
afterAll(() => sandbox.close());

/** A new run of the world, and the money as on the first day. */
async function restart(): Promise<void> {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("verified_player");
}

async function placeSingle(outcomeId: string, stake: number): Promise<void> {
  const ticket = await sandbox.ticketFor(player, outcomeId, stake, "ACCEPT_ANY");
  await sandbox.submit(player, ticket, "ACCEPT_ANY");
}

async function settle(eventId: string, results: Parameters<typeof sandbox.world.settle>[1]) {
  sandbox.world.settle(eventId, results);
  await sandbox.operator.settlement.settled();
}

async function placeSlip(slip: object): Promise<void> {
  const { body } = await sandbox.send<{ tickets: Parameters<Sandbox["submit"]>[1][] }>(
    "POST",
    "/v1/betslip/calculate",
    slip,
    player,
  );
  for (const ticket of body.tickets) await sandbox.submit(player, ticket);
}

const outcomes = ["a-home", "a-draw", "g-home", "g-away", "b-over", "r-1", "r-3", "r-sp"] as const;
const eventOf = (id: string) => sandbox.world.outcome(id)?.eventId ?? "";
const bet = fc.record({
  kind: fc.constant("bet" as const),
  outcome: fc.constantFrom(...outcomes),
  stake: fc.integer({ min: 1, max: 9_000 }),
});
const fourEvents = ["a-home", "g-away", "t-draw", "r-1"] as const;
const systems = [
  { type: "perm-2", bets: 6 },
  { type: "perm-3", bets: 4 },
  { type: "full-cover", bets: 11 },
  { type: "full-cover-with-singles", bets: 15 },
] as const;
const system = fc.record({
  kind: fc.constant("system" as const),
  system: fc.constantFrom(...systems),
  stake: fc.integer({ min: 1, max: 700 }),
});
const eachWay = fc.record({
  kind: fc.constant("each-way" as const),
  outcome: fc.constantFrom("r-1" as const, "r-2" as const, "r-3" as const, "r-sp" as const),
  stake: fc.integer({ min: 1, max: 4_000 }),
});
const boosted = fc.record({
  kind: fc.constant("boosted" as const),
  outcomes: fc.shuffledSubarray([...fourEvents], { minLength: 2, maxLength: 4 }),
  stake: fc.integer({ min: 1, max: 2_000 }),
});
const eachWaySlip = (outcomeId: string, stake: number) => {
  const slip = singleSlip(sandbox.world, [[outcomeId, stake]]);
  const selections = slip.selections.map((selection) => ({ ...selection, each_way: true }));
  return { ...slip, selections, total_bets: 2, total_stake: stake * 2 };
};
const settlement = fc.record({
  kind: fc.constant("settle" as const),
  outcome: fc.constantFrom(...outcomes, ...fourEvents),
  result: fc.constantFrom("won" as const, "lost" as const, "void" as const, "placed" as const),
});

const step = fc.oneof(bet, system, eachWay, boosted, settlement);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(given: Step): Promise<void> {
  const { world, operator } = sandbox;
  switch (given.kind) {
    case "bet":
      return placeSingle(given.outcome, given.stake);
    case "system":
      return placeSlip(systemSlip(world, fourEvents, given.stake, given.system));
    case "each-way":
      return placeSlip(eachWaySlip(given.outcome, given.stake));
    case "boosted":
      return placeSlip(combiSlip(world, given.outcomes, given.stake));
    case "settle":
      world.settle(eventOf(given.outcome), { [given.outcome]: given.result });
      return operator.settlement.settled();
  }
}

describe("the ledger", () => {
  it("[LEDGER-1] [LEDGER-2] keeps its balance through any bets and settlements", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await restart();
        for (const each of steps) await perform(each);
        await sandbox.operator.settlement.settled();
        const bets = await sandbox.bets(player);
        const flow = bets.reduce((sum, { stake, paid }) => sum - stake + (paid ?? 0), 25_000);
        expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
        expect(await sandbox.balance(player)).toBe(flow);
      }),
      { numRuns: 12 },
    );
  });

  it("[LEDGER-4] a stake above the balance debits nothing", async () => {
    await restart();
    await sandbox.control("balance", { username: "verified_player", cents: 999 });
    const ticket = await sandbox.ticketFor(player, "a-home", 1_000);
    const { body } = await sandbox.submit(player, ticket);
    expect(body).toMatchObject({ status: "BALANCE_INSUFFICIENT", bet: null });
    expect(await sandbox.balance(player)).toBe(999);
  });

  it("[LEDGER-5] pays a won bet exactly, and leaves a lost stake with the operator", async () => {
    await restart();
    await placeSingle("a-away", 1_010);
    await placeSingle("g-home", 700);
    await sandbox.control("end", { event_id: "anderlecht", winners: ["a-away"] });
    await sandbox.control("end", { event_id: "genk", winners: ["g-draw"] });
    // 10.10 at 2.85 is 28.785: half a cent, to the even side.
    expect(await sandbox.balance(player)).toBe(25_000 - 1_010 - 700 + 2_878);
    expect(await balanceOf(sandbox.operator.database, operatorAccount)).toBe(1_710);
    expect((await sandbox.bets(player)).map(({ status }) => status).toSorted()).toEqual([
      "lost",
      "won",
    ]);
  });

  it("[LEDGER-6] a void leg of a combi counts as 1, and a single on it gives the stake back", async () => {
    await restart();
    await placeSingle("a-home", 500);
    await placeSlip(combiSlip(sandbox.world, ["a-home", "g-home"], 1_000));
    sandbox.world.settle("anderlecht", { "a-home": "void" });
    sandbox.world.settle("genk", { "g-home": "won" });
    await sandbox.operator.settlement.settled();
    expect(await sandbox.balance(player)).toBe(25_000 - 1_000 + 1_800);
    expect((await sandbox.bets(player)).map(({ status }) => status)).toContain("void");
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[LEDGER-5] a combi is lost with its first lost leg", async () => {
    await restart();
    await placeSlip(combiSlip(sandbox.world, ["a-home", "g-home"], 1_000));
    sandbox.world.settle("anderlecht", { "a-home": "lost" });
    await sandbox.operator.settlement.settled();
    expect(await sandbox.bets(player)).toMatchObject([{ status: "lost", paid: 0 }]);
    sandbox.world.settle("genk", { "g-home": "won" });
    await sandbox.operator.settlement.settled();
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it("[LEDGER-7] an each-way bet on a placed runner is paid its place half", async () => {
    await restart();
    const slip = combiSlip(sandbox.world, ["r-1"], 0);
    const [selection] = slip.selections;
    const eachWay = { ...selection, each_way: true, stake: 1_000 };
    await placeSlip({
      ...slip,
      type: "single",
      selections: [eachWay],
      stakes: { "r-1": 1_000 },
      total_stake: 2_000,
      total_bets: 2,
    });
    sandbox.world.settle("race", { "r-1": "placed" });
    await sandbox.operator.settlement.settled();
    // The place half: 10.00 at 1 + (5 - 1) / 4.
    expect(await sandbox.balance(player)).toBe(25_000 - 2_000 + 2_000);
    expect(await sandbox.bets(player)).toMatchObject([{ stake: 2_000, paid: 2_000 }]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[LEDGER-13] a system stays open while a line of it can win, and is paid with its last leg", async () => {
    await restart();
    const trio = ["a-home", "g-home", "t-home"];
    const status = async () => (await sandbox.bets(player)).map((each) => each.status);
    await placeSlip(systemSlip(sandbox.world, trio, 100, { type: "full-cover", bets: 4 }));
    await settle("anderlecht", { "a-home": "lost" });
    expect(await status()).toEqual(["open"]);
    await settle("genk", { "g-home": "won" });
    expect(await status()).toEqual(["open"]);
    await settle("gent", { "t-home": "won" });
    // One double is left: 1.00 at 1.8 × 2.2.
    expect(await sandbox.bets(player)).toMatchObject([{ status: "won", stake: 400, paid: 396 }]);
    expect(await sandbox.balance(player)).toBe(25_000 - 400 + 396);
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });

  it("[LEDGER-13] a system is lost with the leg that leaves no line", async () => {
    await restart();
    const trio = ["a-home", "g-home", "t-home"];
    await placeSlip(systemSlip(sandbox.world, trio, 100, { type: "perm-2", bets: 3 }));
    await settle("anderlecht", { "a-home": "lost" });
    await settle("genk", { "g-home": "lost" });
    expect(await sandbox.bets(player)).toMatchObject([{ status: "lost", paid: 0 }]);
    expect(await sandbox.audit()).toMatchObject({ holds: true, bets: { open: 0, settled: 1 } });
  });

  it("[LEDGER-14] a void leg leaves its lines to the others; all void gives everything back", async () => {
    await restart();
    const trio = ["a-home", "g-home", "t-home"];
    await placeSlip(systemSlip(sandbox.world, trio, 100, { type: "full-cover", bets: 4 }));
    const twoOnly = ["a-home", "g-home", "r-1"];
    await placeSlip(systemSlip(sandbox.world, twoOnly, 10, { type: "full-cover", bets: 4 }));
    await settle("anderlecht", { "a-home": "void" });
    await settle("genk", { "g-home": "void" });
    await settle("gent", { "t-home": "won" });
    await settle("race", { "r-1": "void" });
    // A void double, two doubles and the treble at 2.2.
    expect((await sandbox.bets(player)).map(({ status, paid }) => [status, paid])).toContainEqual([
      "won",
      100 + 3 * 220,
    ]);
    expect((await sandbox.bets(player)).map(({ status, paid }) => [status, paid])).toContainEqual([
      "void",
      40,
    ]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[LEDGER-10] a result that is reported twice pays once", async () => {
    await restart();
    await placeSingle("a-home", 1_000);
    sandbox.world.settle("anderlecht", { "a-home": "won" });
    sandbox.world.settle("anderlecht", { "a-home": "won" });
    await sandbox.operator.settlement.settled();
    expect(await sandbox.balance(player)).toBe(25_000 - 1_000 + 2_500);
  });

  it("[LEDGER-11] a result that is already known settles a bet that comes after it", async () => {
    await restart();
    sandbox.world.settle("anderlecht", { "a-home": "won" });
    await sandbox.operator.settlement.settled();
    await placeSingle("a-home", 1_000);
    await sandbox.operator.settlement.settled();
    expect(await sandbox.bets(player)).toMatchObject([{ status: "won", paid: 2_500 }]);
  });

  it("[LEDGER-12] a new run without the event gives the stake back", async () => {
    await restart();
    await placeSingle("a-home", 1_000);
    const { database } = sandbox.operator;
    await database.execute(sql`UPDATE bet_selections SET outcome_id = 'gone-with-the-old-world'`);
    await sandbox.control("restart");
    expect(await sandbox.bets(player)).toMatchObject([{ status: "void", paid: 1_000 }]);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[LEDGER-8] the database refuses an unbalanced transaction and any rewriting", async () => {
    await restart();
    const { database } = sandbox.operator;
    const unbalanced = database.transaction(async (transaction) => {
      const id = randomUUID();
      await transaction.insert(ledgerTransactions).values({ id, kind: "deposit", at: 0 });
      await transaction
        .insert(ledgerEntries)
        .values({ transactionId: id, ledgerAccountId: operatorAccount, debit: 0, credit: 5 });
    });
    await expect(unbalanced).rejects.toThrow();
    await expect(database.update(ledgerEntries).set({ credit: 1 })).rejects.toThrow();
    await expect(database.delete(ledgerEntries)).rejects.toThrow();
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[LEDGER-3] [LEDGER-9] the audit finds a debit without its bet, and a wrong payment", async () => {
    await restart();
    await placeSingle("a-home", 1_000);
    await placeSingle("g-home", 1_000);
    sandbox.world.settle("genk", { "g-home": "won" });
    await sandbox.operator.settlement.settled();
    const { database } = sandbox.operator;
    const undone = new Error("undo");
    const inVain = database.transaction(async (transaction) => {
      await transaction.execute(sql`DELETE FROM bet_selections WHERE outcome_id = 'a-home'`);
      await transaction.execute(sql`DELETE FROM bets WHERE status = 'open'`);
      await transaction.execute(sql`UPDATE bets SET paid = paid + 1`);
      const report = await audit(transaction);
      expect(report.holds).toBe(false);
      expect(report.problems.join("\n")).toMatch(/a stake was taken and there is no bet/);
      expect(report.problems.join("\n")).toMatch(/due 1800, recorded 1801, paid 1800/);
      throw undone;
    });
    await expect(inVain).rejects.toBe(undone);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[LEDGER-15] the audit proves every bet on its own: one that can't be computed hides no other", async () => {
    await restart();
    await placeSingle("a-home", 1_000);
    await placeSingle("g-home", 1_000);
    await settle("anderlecht", { "a-home": "won" });
    await settle("genk", { "g-home": "won" });
    const { database } = sandbox.operator;
    const undone = new Error("undo");
    const inVain = database.transaction(async (transaction) => {
      await transaction.execute(
        sql`UPDATE bet_selections SET odds = 'a lot' WHERE outcome_id = 'a-home'`,
      );
      await transaction.execute(
        sql`UPDATE bet_selections SET odds = '9.99' WHERE outcome_id = 'g-home'`,
      );
      const { holds, problems } = await audit(transaction);
      expect(holds).toBe(false);
      expect(problems.join("\n")).toMatch(/can't be computed: "a lot" is no price/);
      expect(problems.join("\n")).toMatch(/due 9990, recorded 1800, paid 1800/);
      throw undone;
    });
    await expect(inVain).rejects.toBe(undone);
  });

  it("[LEDGER-16] the audit finds a part that paid more than its share of the quote", async () => {
    await restart();
    await placeSingle("a-home", 1_000);
    const [open] = await sandbox.bets(player);
    const { quote } = (await sandbox.quote(player, open?.id ?? "")).body;
    await sandbox.acceptQuote(player, quote?.id ?? "", 400);
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
    const { database } = sandbox.operator;
    const undone = new Error("undo");
    const inVain = database.transaction(async (transaction) => {
      await transaction.execute(sql`UPDATE bets SET running_share = '9/10'`);
      await transaction.execute(sql`UPDATE cash_outs SET stake = 100`);
      const { problems } = await audit(transaction);
      expect(problems.join("\n")).toMatch(/a cash-out ended 100, due 443/);
      expect(problems.join("\n")).toMatch(/its cash-outs do not add up/);
      throw undone;
    });
    await expect(inVain).rejects.toBe(undone);
  });
});
