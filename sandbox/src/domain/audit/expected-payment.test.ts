import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legsOfBet, termsOfBet } from "../bets/bets.ts";
import { countBets, payoutOf } from "../bets/pricing.ts";
import type { betSelections, bets } from "../bets/schema.ts";
import {
  quotableShare,
  remainingShare,
  remainingStake,
  shareAfter,
  wholeShare,
} from "../bets/share.ts";
import { expectedPart, expectedReturn, expectedShare, expectedStake } from "./expected-payment.ts";

type BetRow = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;

const selection = fc.record({
  odds: fc.oneof(
    fc.integer({ min: 101, max: 100_000 }).map((hundredths) => String(hundredths / 100)),
    fc.constant("SP"),
  ),
  placeFraction: fc.constantFrom("0.2", "0.25", "0.3333"),
  boosted: fc.boolean(),
  result: fc.constantFrom("won", "lost", "placed", "void", "pending" as const),
});
const anyBet = fc
  .record({
    selections: fc.array(selection, { minLength: 1, maxLength: 7 }),
    system: fc.constantFrom("perm-2", "full-cover", "full-cover-with-singles"),
    isSystem: fc.boolean(),
    eachWay: fc.boolean(),
    isFree: fc.boolean(),
    boostMode: fc.constantFrom("gross", "net" as const),
    unitStake: fc.integer({ min: 1, max: 110_000 }),
    maximumPayout: fc.constantFrom(null, 25_000_000),
  })
  .map(({ selections, system, isSystem, isFree, ...facts }) => {
    const count = selections.length;
    const type = isSystem && count > 2 ? "system" : count > 1 ? "combi" : "single";
    const isPlain = type !== "system" && !facts.eachWay;
    const bet = {
      ...facts,
      type,
      systemType: type === "system" ? system : null,
      freeBetId: isFree && isPlain ? "free" : null,
      boostSteps: [0, 0, 5, 12.5],
      builderOdds: null,
      runningShare: wholeShare,
    } as unknown as BetRow;
    const stake = bet.unitStake * countBets(termsOfBet(bet), count);
    const rows = selections.map((row) => (bet.eachWay ? row : { ...row, placeFraction: null }));
    return { bet: { ...bet, stake }, selections: rows as unknown as SelectionRow[] };
  });

describe("what a bet comes to, computed a second time", () => {
  it("[LEDGER-16] is what was paid, whatever the bet and its results", () => {
    fc.assert(
      fc.property(anyBet, ({ bet, selections }) => {
        const paid = payoutOf(termsOfBet(bet), legsOfBet(bet, selections)).cents;
        expect(expectedReturn(bet, selections)).toBe(paid);
      }),
    );
  });

  it("[LEDGER-16] is what runs on after any parts", () => {
    const steps = fc.array(
      fc.record({ worth: fc.integer({ min: 20, max: 1_000_000 }), part: fc.integer({ min: 1 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 110_000 }), steps, (stake, given) => {
        let bet = { stake, runningShare: wholeShare };
        const parts = [];
        for (const { worth, part } of given) {
          const quoted = quotableShare(worth, bet);
          if (quoted === 0) break;
          const amount = 1 + (part % quoted);
          parts.push({ amount, quoted, quotedShare: bet.runningShare });
          bet = { stake, runningShare: shareAfter(bet.runningShare, amount, quoted) };
        }
        const share = expectedShare(bet as BetRow, parts);
        expect(expectedStake(stake, share)).toBe(remainingStake(bet));
        expect(expectedPart(123_457, share)).toBe(remainingShare(123_457, bet));
      }),
    );
  });
});
