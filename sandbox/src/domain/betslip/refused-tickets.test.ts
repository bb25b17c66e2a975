import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  combiSlip,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

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

const acceptOdds = fc.constantFrom("ACCEPT_ANY", "ACCEPT_HIGHER", "ACCEPT_NONE");
const outcomes = ["a-home", "g-home", "b-over", "b-home", "f-12"];
const stake = fc.oneof(
  fc.integer({ min: 1, max: 500 }),
  fc.constantFrom(0, 110_000, 110_001, 4_000_000),
);
/** How what a person saw may differ from what there is. */
const differences = fc.record(
  {
    total_stake: fc.integer({ min: 1, max: 20_000 }),
    total_bets: fc.integer({ min: 1, max: 4 }),
    total_return: fc.integer({ min: 1, max: 20_000 }),
    each_way: fc.boolean(),
  },
  { requiredKeys: [] },
);
const single = fc.tuple(fc.constantFrom(...outcomes), stake).map((line) => ({ lines: [line] }));
const singles = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...outcomes), stake), {
    minLength: 2,
    maxLength: 3,
    selector: ([outcomeId]) => outcomeId,
  })
  .map((lines) => ({ lines }));
const combi = fc.record({ outcomeIds: fc.subarray(outcomes, { minLength: 1 }), stake });
/** A slip, what differs on it, the odds that it names, and whether its first market stops meanwhile. */
const order = fc.record({
  slip: fc.oneof(single, singles, combi),
  differences,
  shift: fc.constantFrom(0, 0, 0, -0.2, 0.2),
  acceptOdds,
  isSuspended: fc.boolean(),
});

type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

function bodyOf({ slip, differences: different, shift, acceptOdds: setting }: Order) {
  const { world } = sandbox;
  const body =
    "lines" in slip
      ? singleSlip(world, slip.lines, setting)
      : combiSlip(world, slip.outcomeIds, slip.stake, setting);
  const selections = body.selections.map((selection) =>
    typeof selection.odds === "number"
      ? { ...selection, odds: Math.round((selection.odds + shift) * 100) / 100 }
      : selection,
  );
  return { ...body, selections, ...different };
}

describe("a ticket that calculate refused", () => {
  it("[BETSLIP-36] is refused by submit with the same code, and nothing is debited", async () => {
    const slip = singleSlip(sandbox.world, [["a-home", 500]]);
    for (const different of [{ total_stake: 100 }, { total_return: 1 }]) {
      const [ticket] = (await sandbox.calculate(player, { ...slip, ...different })).tickets;
      const before = await sandbox.balance(player);
      if (!ticket) throw new Error("no ticket was issued");
      const { body: answer } = await sandbox.submit(player, ticket, slip.accept_odds);
      expect([answer.status, answer.bet]).toEqual(["TOTALS_DIFFER", null]);
      expect(await sandbox.balance(player)).toBe(before);
    }
  });

  it("[BETSLIP-36] is never placed, whatever was wrong with it, also once that is over", async () => {
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(order, async (made) => {
        const { world } = sandbox;
        world.suspendMarket("anderlecht-1x2", made.isSuspended);
        const { tickets } = await sandbox.calculate(player, bodyOf(made));
        world.suspendMarket("anderlecht-1x2", false);
        for (const ticket of tickets ?? []) {
          if (ticket.error_meta === null) continue;
          refusals += 1;
          const before = await sandbox.balance(player);
          const { body: answer } = await sandbox.submit(player, ticket, made.acceptOdds);
          expect([answer.status === "PROCESSED", answer.bet]).toEqual([false, null]);
          expect(await sandbox.balance(player)).toBe(before);
        }
      }),
      { numRuns: 120 },
    );
    expect(refusals).toBeGreaterThan(20);
  });
});
