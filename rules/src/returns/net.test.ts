import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { netOf, type SettledBet } from "./index.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const settled: fc.Arbitrary<SettledBet> = fc.record({
  stake: cents,
  paid: cents,
  isFree: fc.boolean(),
});

describe("what bets brought", () => {
  it("[RETURNS-22] is what they paid less what they cost", () => {
    const won = { stake: 1_000, paid: 2_750, isFree: false };
    const lost = { stake: 500, paid: 0, isFree: false };
    expect(netOf([won, lost])).toBe(1_250);
    expect(netOf([{ ...lost, isFree: true }])).toBe(0);
    expect(netOf([])).toBe(0);
  });

  it("[RETURNS-22] is the sum of what each brought, in any order", () => {
    fc.assert(
      fc.property(fc.array(settled), (bets) => {
        const sum = bets.reduce((total, bet) => total + netOf([bet]), 0);
        expect(netOf(bets)).toBe(sum);
        expect(netOf(bets.toReversed())).toBe(sum);
      }),
    );
  });
});
