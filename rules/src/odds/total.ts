import { type ExactOdds, exactOdds } from "./exact.ts";

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
