import { mostPriceSteps } from "@grandstand/contract/price-history";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPriceHistory, historyLength } from "./price-history.ts";

const minute = 60_000;
const id = "outcome";

describe("what was published of a price", () => {
  it("[PRICE-RECORD-1] is kept where it changed", () => {
    const history = createPriceHistory();
    for (const [index, odds] of [2.1, 2.1, 2.2, 2.2, 2.1].entries()) {
      history.note(id, odds, { at: index * minute });
    }
    expect(history.of(id, 5 * minute)).toEqual([
      { at: 0, odds: 2.1 },
      { at: 2 * minute, odds: 2.2 },
      { at: 4 * minute, odds: 2.1 },
    ]);
    expect(history.of("another", 0)).toBeNull();
  });

  it("[PRICE-RECORD-2] begins 24 hours ago, with what held then", () => {
    const history = createPriceHistory();
    history.note(id, 2.1, { at: 0, minute: 3, cause: "goal" });
    history.note(id, 2.2, { at: 10 * minute });
    expect(history.of(id, 5 * minute)?.[0]).toEqual({ at: 0, odds: 2.1, minute: 3, cause: "goal" });
    expect(history.of(id, historyLength + 5 * minute)?.[0]).toEqual({ at: 5 * minute, odds: 2.1 });
    expect(history.of(id, 20 * historyLength)).toEqual([{ at: 19 * historyLength, odds: 2.2 }]);
    history.note(id, 2.3, { at: 20 * historyLength });
    expect(history.size()).toBe(2);
  });

  it("[PRICE-RECORD-3] has the first, the last and the extremes of however many", () => {
    const price = fc.integer({ min: 101, max: 2_000 }).map((hundredths) => hundredths / 100);
    const steps = fc.array(fc.record({ odds: price, isCaused: fc.boolean() }), {
      minLength: mostPriceSteps,
      maxLength: 3 * mostPriceSteps,
    });
    fc.assert(
      fc.property(steps, (given) => {
        const history = createPriceHistory();
        for (const [at, { odds, isCaused }] of given.entries()) {
          history.note(id, odds, { at, ...(isCaused && { cause: "suspension" }) });
        }
        const kept = history.of(id, given.length) ?? [];
        const prices = kept.map(({ odds }) => odds);
        expect(kept.length).toBeLessThanOrEqual(mostPriceSteps);
        expect([kept[0]?.odds, kept.at(-1)?.odds]).toEqual([given[0]?.odds, given.at(-1)?.odds]);
        expect(Math.max(...prices)).toBe(Math.max(...given.map(({ odds }) => odds)));
        expect(Math.min(...prices)).toBe(Math.min(...given.map(({ odds }) => odds)));
        expect(kept.map(({ at }) => at)).toEqual(
          kept.map(({ at }) => at).toSorted((a, b) => a - b),
        );
        expect(prices.every((odds, index) => odds !== prices[index - 1])).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("[PRICE-RECORD-3] leaves out a step with a cause after all others", () => {
    const history = createPriceHistory();
    history.note(id, 2, { at: 0 });
    history.note(id, 2.01, { at: 1, cause: "goal" });
    for (let at = 2; at <= 2 * mostPriceSteps; at += 1) {
      history.note(id, at % 2 === 0 ? 3 : 1.5, { at });
    }
    expect(history.of(id, historyLength)?.filter(({ cause }) => cause)).toHaveLength(1);
  });

  it("[PRICE-RECORD-4] is dropped", () => {
    const history = createPriceHistory();
    history.note(id, 2, { at: 0 });
    history.drop([id]);
    expect([history.of(id, 0), history.size()]).toEqual([null, 0]);
  });
});
