import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PricePoint, summarizePrices } from "./index.ts";
import { shownPoints } from "./price-history.ts";

const points = (...prices: readonly number[]): readonly PricePoint[] =>
  prices.map((odds, at) => ({ at, odds }));
const pricesOf = (history: readonly PricePoint[]) =>
  summarizePrices(history)?.points.map(({ odds }) => odds);

const anyHistory = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 0, max: 100_000 }),
    odds: fc.integer({ min: 101, max: 50_000 }).map((hundredths) => hundredths / 100),
  }),
  { minLength: 1, maxLength: 150, selector: ({ at }) => at },
);
const byTime = (one: PricePoint, other: PricePoint) => one.at - other.at;

describe("what is shown of a price's history", () => {
  it("[PRICE-HISTORY-1] always has the first, the last and the extremes, and six points at most", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const shown = summarizePrices(history)?.points ?? [];
        const prices = history.map(({ odds }) => odds);
        const sorted = history.toSorted(byTime);
        expect(shown.length).toBeLessThanOrEqual(shownPoints);
        expect([shown[0]?.odds, shown.at(-1)?.odds]).toEqual([
          sorted[0]?.odds,
          sorted.at(-1)?.odds,
        ]);
        for (const most of [Math.max(...prices), Math.min(...prices)]) {
          expect(shown).toContain(sorted.find(({ odds }) => odds === most));
        }
      }),
    );
  });

  it("[PRICE-HISTORY-3] is in order, of what was on sale, a step each", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const shown = summarizePrices(history)?.points ?? [];
        expect(shown).toEqual(shown.toSorted(byTime));
        const sorted = history.toSorted(byTime);
        for (const point of shown) {
          expect(history).toContain(point);
          const before = sorted[sorted.indexOf(point) - 1];
          expect(point.odds).not.toBe(before?.odds);
        }
      }),
    );
  });

  it("[PRICE-HISTORY-3] shows all of what is short", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const few = history
          .toSorted(byTime)
          .slice(0, shownPoints)
          .filter(({ odds }, index, all) => odds !== all[index - 1]?.odds);
        expect(summarizePrices(few)?.points).toEqual(few);
      }),
    );
    expect(pricesOf(points(2, 2, 2.1, 2.1, 2))).toEqual([2, 2.1, 2]);
  });

  it("[PRICE-HISTORY-2] keeps the largest moves, the earliest of equal ones", () => {
    expect(pricesOf(points(2, 1.5, 3, 2.9, 2.1, 2.2, 2.21, 2.5, 2.51))).toEqual([
      2, 1.5, 3, 2.1, 2.5, 2.51,
    ]);
    expect(pricesOf(points(4, 1, 8, 4, 2, 4, 2, 3))).toEqual([4, 1, 8, 4, 2, 3]);
    expect(pricesOf(points(2.85, 1.61, 1.6, 3.15, 1.52, 1.98, 1.99, 1.98))).toEqual([
      2.85, 1.61, 1.6, 3.15, 1.52, 1.98,
    ]);
  });

  it("[PRICE-HISTORY-4] says where the price went", () => {
    expect(summarizePrices(points(2.1, 3, 2.6))).toMatchObject({
      direction: "up",
      opening: { at: 0 },
      highest: { at: 1 },
      lowest: { at: 0 },
      now: { at: 2 },
    });
    expect(summarizePrices(points(2.6, 1.5))?.direction).toBe("down");
    expect(summarizePrices(points(2.6, 1.5, 2.6))?.direction).toBe("none");
    const [only] = points(1.8);
    const one = { points: [only], opening: only, now: only, highest: only, lowest: only };
    expect(summarizePrices(points(1.8))).toEqual({ ...one, direction: "none" });
    expect(summarizePrices([])).toBeNull();
  });
});
