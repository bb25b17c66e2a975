import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayOdds } from "./display-odds.ts";
import { highestOdds, lowestOdds, onLadder, priceMarket, withMargin } from "./margin.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const book = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 20 })
  .map((weights) => weights.map((weight) => weight / sum(weights)));
const margin = fc.double({ min: 0.01, max: 0.25, noNaN: true });

describe("the margin", () => {
  it("[MODELS-25] brings a book to one plus the margin, in the same order", () => {
    fc.assert(
      fc.property(book, margin, (fair, part) => {
        const sold = withMargin(fair, part);
        expect(sum(sold)).toBeCloseTo(1 + part, 4);
        fair.forEach((probability, index) => {
          expect(sold[index]).toBeGreaterThanOrEqual(probability - 1e-9);
          fair.forEach((other, position) => {
            if (probability > other) {
              expect(sold[index] ?? 0).toBeGreaterThanOrEqual(sold[position] ?? 0);
            }
          });
        });
      }),
    );
  });

  it("[MODELS-25] leaves what can't happen without a price", () => {
    expect(priceMarket([0.6, 0, 0.4], 0.05)[1]).toBeNull();
  });

  it("[MODELS-25] sells the only outcome left at no more than certainty", () => {
    expect(priceMarket([1, 0], 0.05)).toEqual([lowestOdds, null]);
  });
});

describe("the ladder", () => {
  it("[MODELS-26] keeps a price that is on it", () => {
    for (const price of [1.01, 1.91, 2.05, 3.85, 4.3, 7.5, 13, 26, 45, 90, 350, 501]) {
      expect(onLadder(price)).toBe(price);
    }
  });

  it("[MODELS-26] is the next price below", () => {
    expect(onLadder(1.918)).toBe(1.91);
    expect(onLadder(2.09)).toBe(2.05);
    expect(onLadder(11.9)).toBe(11);
    expect(onLadder(1)).toBe(lowestOdds);
    expect(onLadder(5_000)).toBe(highestOdds);
  });

  it("[MODELS-26] is never above the exact price, and stays where it is on a second call", () => {
    fc.assert(
      fc.property(fc.double({ min: 1.01, max: 600, noNaN: true }), (odds) => {
        const price = onLadder(odds);
        expect(price).toBeLessThanOrEqual(odds + 1e-7);
        expect(onLadder(price)).toBe(price);
      }),
    );
  });

  it("[MODELS-27] leaves the bookmaker a margin", () => {
    fc.assert(
      fc.property(book, margin, (fair, part) => {
        const prices = priceMarket(fair, part);
        expect(sum(prices.map((price) => 1 / (price ?? 1)))).toBeGreaterThan(1);
      }),
    );
  });
});

describe("a price as it is written", () => {
  it("[MODELS-28] has three forms", () => {
    expect(displayOdds(2)).toEqual({ decimal: "2.00", fractional: "1/1", american: "+100" });
    expect(displayOdds(1.91)).toEqual({ decimal: "1.91", fractional: "10/11", american: "-110" });
    expect(displayOdds(2.05)).toEqual({ decimal: "2.05", fractional: "21/20", american: "+105" });
    expect(displayOdds(501)).toEqual({
      decimal: "501.00",
      fractional: "500/1",
      american: "+50000",
    });
  });

  it("[MODELS-28] has a fraction within half a hundredth of the price", () => {
    for (let hundredths = 101; hundredths <= 50_100; hundredths += 1) {
      const { fractional } = displayOdds(hundredths / 100);
      const [over = 0, under = 1] = fractional.split("/").map(Number);
      expect(Math.abs((100 * over) / under - (hundredths - 100))).toBeLessThanOrEqual(0.5);
    }
  });

  it("[MODELS-28] rounds american odds half to even, and has none at 1", () => {
    expect(displayOdds(1.32).american).toBe("-312");
    expect(displayOdds(1)).toEqual({ decimal: "1.00", fractional: "-", american: "-" });
  });
});
