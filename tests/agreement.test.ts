import { formatOdds } from "@grandstand/rules/odds";
import { combiReturn, singleReturn } from "@grandstand/rules/returns";
import { prospectOf } from "@grandstand/sandbox/src/betslip/pricing.ts";
import { displayOdds } from "@grandstand/sandbox/src/models/display-odds.ts";
import { highestOdds, lowestOdds, onLadder } from "@grandstand/sandbox/src/models/margin.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Anew in each run, and printed, so that a failure can be had again with AGREEMENT_SEED. */
const seed = Number(process.env.AGREEMENT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const slips = 10_000;

/** Every price that the book can offer. */
const prices = [
  ...new Set(
    Array.from({ length: highestOdds * 100 - lowestOdds * 100 + 1 }, (_, index) =>
      onLadder((lowestOdds * 100 + index) / 100),
    ),
  ),
];

const price = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...prices) },
  { weight: 1, arbitrary: fc.integer({ min: 101, max: 50_100 }).map((odds) => odds / 100) },
);
const stake = fc.integer({ min: 10, max: 1_000_000 });

const leg = (odds: number | "SP") => ({
  odds: String(odds),
  placeFraction: null,
  isBoosted: false,
});
function potentialReturn(cents: number, legs: ReturnType<typeof leg>[]): number | null {
  const type = legs.length === 1 ? ("single" as const) : ("combi" as const);
  const plain = { systemType: null, isEachWay: false, isFree: false, boost: null };
  return prospectOf({ type, unitStake: cents, ...plain }, legs).potentialReturn;
}

describe(`two sides that compute by themselves (seed ${seed})`, () => {
  it(`agree to the cent on ${slips} random slips`, () => {
    fc.assert(
      fc.property(stake, fc.array(price, { minLength: 1, maxLength: 20 }), (cents, odds) => {
        expect(combiReturn(cents, odds)).toBe(potentialReturn(cents, odds.map(leg)));
        const [first = 2] = odds;
        expect(singleReturn(cents, first)).toBe(potentialReturn(cents, [leg(first)]));
      }),
      { numRuns: slips, seed },
    );
  });

  it("agree on what has no return: a starting price", () => {
    const unknown = leg("SP");
    expect(singleReturn(1_000, "SP")).toBe(potentialReturn(1_000, [unknown]));
    expect(combiReturn(1_000, [2, "SP"])).toBe(potentialReturn(1_000, [leg(2), unknown]));
  });

  it("write every price of the ladder alike, in all three ways", () => {
    expect(prices.length).toBeGreaterThan(150);
    for (const odds of prices) {
      const written = {
        decimal: formatOdds(odds, "decimal"),
        fractional: formatOdds(odds, "fractional"),
        american: formatOdds(odds, "american"),
      };
      expect(written, String(odds)).toEqual(displayOdds(odds));
    }
  });
});
