import type { Bet } from "@grandstand/contract/betslip";
import { longestPlay } from "../../core/intervals.ts";

/**
 * Open bets with the most urgent first, at an instant in epoch milliseconds: what is in play before what is to come, and
 * each in the order of its start, so that none moves as a match begins. A bet that waits for its results alone is last.
 */
export function urgentFirst(bets: readonly Bet[], now: number): readonly Bet[] {
  return bets
    .map((bet) => ({ bet, startsAt: nextStart(bet, now) }))
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(({ bet }) => bet);
}

/** When the selection of a bet that ends first begins or began; never where none is played any more. */
function nextStart({ selections }: Bet, now: number): number {
  const starts = selections
    .filter(({ result }) => result === "pending")
    .map(({ starts_at }) => Date.parse(starts_at))
    .filter((startsAt) => startsAt > now - longestPlay);
  // Two that wait have no order: a difference of infinities is no number.
  return Math.min(Number.MAX_SAFE_INTEGER, ...starts);
}
