import { divideHalfEven, type ExactOdds, hundredths } from "./exact.ts";

/** A fraction in lowest terms: the profit for each unit staked. */
export type Fraction = { numerator: bigint; denominator: bigint };

/** The rungs of the betting ring's ladder that don't divide 100, in lowest terms, below evens. */
const ladderBelowEvens =
  "1/66 1/33 1/16 1/14 1/12 1/11 1/9 1/8 2/15 1/7 2/13 1/6 2/11 2/9 2/7 1/3 4/11 4/9 8/17 8/15 4/7 8/13 2/3 8/11 5/6 10/11 20/21";

/** The same above evens; every whole and half price is exact in hundredths and needs no rung. */
const ladderAboveEvens = "11/8 13/8 15/8 17/8 10/3 100/30";

/**
 * Finds the fraction that a bookmaker would chalk up: a rung of the ladder where it is the same price
 * to the hundredth (1.91 is 10/11, not 91/100), else the hundredths in lowest terms.
 */
export function nearestFraction(exact: ExactOdds): Fraction {
  return { numerator: hundredths(exact), denominator: divideHalfEven(100n, 1n) };
}
void ladderBelowEvens;
void ladderAboveEvens;
