import { type ExactOdds, exactOdds } from "./exact.ts";
import type { Odds } from "./odds.ts";

/**
 * Multiplies the odds of a combination without rounding. No odds at all give 1. Throws a RangeError
 * for NaN and infinities.
 */
export function totalOdds(odds: readonly number[]): ExactOdds {
  let numerator = 1n;
  let scale = 0;
  for (const price of odds) {
    const exact = exactOdds(price);
    numerator *= exact.numerator;
    scale += exact.scale;
  }
  return { numerator, scale };
}

/** What a selection of a placed bet counts for: `result` as the operator settled it. */
interface PricedLeg {
  readonly result: string;
  readonly acceptedOdds: Odds;
}

/** The total odds of a placed combination: a void selection counts as 1; null where a price is not known yet. */
export function totalOfLegs(legs: readonly PricedLeg[]): ExactOdds | null {
  const odds = legs.map((leg) => (leg.result === "void" ? 1 : leg.acceptedOdds));
  const known = odds.filter((price) => typeof price === "number");
  return known.length === odds.length ? totalOdds(known) : null;
}
