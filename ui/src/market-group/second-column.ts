import type { MarketView } from "../event-view/index.ts";

/**
 * The index of the card with which the second of two columns begins, so that both are about as high; the number of
 * cards where the first has them all. It goes by the cards as they are at first, of which `openCount` are open: what a
 * person opens or closes moves none to the other column.
 */
export function secondColumn(cards: readonly (readonly MarketView[])[], openCount: number): number {
  // A heading, and where a card is open a row of two outcomes each.
  const heights = cards.map((markets, index) =>
    index < openCount ? 1 + markets.flatMap(({ outcomes }) => outcomes).length / 2 : 1,
  );
  let below = heights.reduce((sum, height) => sum + height, 0);
  let second = 0;
  // A card whose middle is above the half is in the first.
  for (let above = 0; second < cards.length; second += 1) {
    const height = heights[second] ?? 0;
    below -= height;
    if (above > below) break;
    above += height;
  }
  return second;
}
