import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MarketView } from "../event-view/index.ts";
import { secondColumn } from "./second-column.ts";

/** A card of one market with a number of outcomes. */
function card(count: number): readonly MarketView[] {
  const outcome = { id: "", name: "", shortName: "", odds: 200, isSuspended: false };
  const outcomes = Array.from({ length: count }, (_, index) => ({ ...outcome, id: `${index}` }));
  return [{ id: "", type: "", name: "", isSuspended: false, outcomes } as unknown as MarketView];
}

describe("the columns of markets", () => {
  it("[MARKET-GROUP-38] begins the second with the card at the half of their height", () => {
    expect(secondColumn([card(2)], 6)).toBe(1);
    expect(secondColumn([card(2), card(2)], 6)).toBe(1);
    expect(secondColumn([card(24), card(2), card(2), card(2)], 6)).toBe(1);
    expect(secondColumn([card(2), card(2), card(2), card(24)], 6)).toBe(3);
    expect(
      secondColumn(
        Array.from({ length: 20 }, () => card(4)),
        6,
      ),
    ).toBe(5);
  });

  it("[MARKET-GROUP-38] leaves neither column twice as high as the other, unless one card is", () => {
    const counts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(counts, (drawn) => {
        const cards = drawn.map(card);
        const height = (of: readonly number[]) => of.reduce((sum, count) => sum + 1 + count / 2, 0);
        const second = secondColumn(cards, cards.length);
        const [left, right] = [height(drawn.slice(0, second)), height(drawn.slice(second))];
        expect(Math.abs(left - right)).toBeLessThanOrEqual(7);
      }),
    );
  });
});
