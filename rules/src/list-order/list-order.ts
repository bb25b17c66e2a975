import type { LiveFacts } from "../event-time/index.ts";
import type { Odds } from "../odds/index.ts";

/** What shows whether little of an event is left to bet on. */
export interface ListedFacts {
  readonly isLive: boolean;
  readonly clock: LiveFacts | null;
  /** The prices of its main market. */
  readonly odds: readonly (Odds | null)[];
}

/** A match is nearly over from this many minutes before the end of normal time. */
const lastMinutes = 5;
/** Where no clock runs, a favourite at this price or less has nearly won. */
const nearlyCertain = 1.02;

/**
 * Whether an event in play is nearly over: in its last five minutes and stoppage time, or, in a sport
 * without a clock, once its favourite is as good as certain (B2, live list).
 */
export function isNearlyOver({ isLive, clock, odds }: ListedFacts): boolean {
  if (!isLive) return false;
  const played = clock?.stats?.time ?? null;
  const half = clock?.matchSummary?.normalTimeHalfDuration ?? 0;
  if (played !== null && half > 0) return played >= 2 * half - lastMinutes;
  return odds.some((price) => typeof price === "number" && price > 0 && price <= nearlyCertain);
}

/**
 * Puts a list in its order: the operator's, by popularity, in which it came. What is nearly over comes
 * after all else that is in play, and what has not begun after both. Stable, so that nothing moves while
 * nothing changes.
 */
export function inListOrder<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => ListedFacts,
): Item[] {
  const rankOf = (item: Item) => {
    const facts = factsOf(item);
    if (!facts.isLive) return 2;
    return isNearlyOver(facts) ? 1 : 0;
  };
  const ranks = new Map(items.map((item) => [item, rankOf(item)]));
  return [...items].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}
