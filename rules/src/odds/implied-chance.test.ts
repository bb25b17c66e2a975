import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { impliedChances } from "./index.ts";

const prices = fc.array(fc.double({ min: 1, max: 1_000, noNaN: true }), {
  minLength: 1,
  maxLength: 20,
});

describe("what prices say of chances", () => {
  it("[ODDS-27] is one over each price, less the margin", () => {
    expect(impliedChances([1.92, 3.6, 3.85])).toEqual([49, 26, 25]);
    expect(impliedChances([2, 2])).toEqual([50, 50]);
    expect(impliedChances([3, 3, 3])).toEqual([34, 33, 33]);
  });

  it("[ODDS-27] adds up to 100, within one percent of each, a lower price never below a higher one", () => {
    fc.assert(
      fc.property(prices, (odds) => {
        const chances = impliedChances(odds) ?? [];
        const sum = odds.reduce((total, each) => total + 1 / each, 0);
        expect(chances.reduce((total, each) => total + each, 0)).toBe(100);
        for (const [index, chance] of chances.entries()) {
          expect(Math.abs(chance - 100 / (odds[index] ?? 1) / sum)).toBeLessThan(1);
        }
        const byPrice = odds.map((each, index) => [each, chances[index] ?? 0] as const);
        for (const [odd, chance] of byPrice) {
          for (const [other, otherChance] of byPrice) {
            if (odd < other) expect(chance).toBeGreaterThanOrEqual(otherChance);
          }
        }
      }),
    );
  });

  it("[ODDS-27] gives a lower price no less where both have the same share of the sum", () => {
    const low = 2.1;
    const high = 2.1000000000000005;
    expect(high).toBeGreaterThan(low);
    expect(impliedChances([3.1, high, low])).toEqual([25, 37, 38]);
  });

  it("[ODDS-27] is nothing where a price is missing", () => {
    for (const odds of [[], [2, Number.NaN], [2, 0], [2, Number.POSITIVE_INFINITY]]) {
      expect(impliedChances(odds)).toBeNull();
    }
  });
});
