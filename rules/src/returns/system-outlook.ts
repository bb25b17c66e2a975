import type { Cents } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";
import { ticketReturn } from "./ticket-return.ts";
import { isKnownPrice } from "./whole-cents.ts";

/** What a system pays where a number of its selections win and the others lose. */
export interface SystemOutlook {
  readonly right: number;
  /** Cents: with the lowest prices right, and with the highest. */
  readonly minimum: Cents | null;
  readonly maximum: Cents | null;
}

/**
 * What a system pays by how many selections are right, from the fewest that pay anything to all of
 * them: with the lowest prices right, and with the highest. Empty where a price is not known. Throws
 * as `ticketReturn` does.
 */
export function systemOutlook(
  unitStake: Cents,
  odds: readonly (Odds | null)[],
  sizes: readonly number[],
  maximumPayout: Cents | null = null,
): readonly SystemOutlook[] {
  const prices = odds.filter(isKnownPrice).sort((low, high) => low - high);
  if (prices.length < odds.length) return [];
  const pays = (right: readonly number[]) => {
    const legs = right.map((price) => ({ odds: price, placeFraction: null }));
    const plain = { isEachWay: false, isFree: false, boost: null };
    return ticketReturn(legs, { unitStake, sizes, ...plain, maximumPayout }).cents;
  };
  // Without sizes it is infinite, so that no row follows.
  const fewest = Math.min(...sizes);
  return Array.from({ length: Math.max(prices.length - fewest + 1, 0) }, (_, index) => ({
    right: fewest + index,
    minimum: pays(prices.slice(0, fewest + index)),
    maximum: pays(prices.slice(prices.length - fewest - index)),
  }));
}
