import { type ExactOdds, hundredths } from "./exact.ts";

/** A fraction in lowest terms: the profit for each unit staked. */
export type Fraction = { numerator: bigint; denominator: bigint };

/**
 * The rungs of the betting ring's ladder that are not whole hundredths, in lowest terms. The others
 * (4/5, 6/4, 9/2…) follow from the hundredths.
 */
const ladder: readonly Fraction[] = (
  "1/33 1/16 1/14 1/12 1/11 1/9 1/8 2/15 1/7 2/13 1/6 2/11 2/9 2/7 1/3 4/11 4/9 8/17 8/15 4/7 " +
  "8/13 2/3 8/11 5/6 10/11 20/21 11/8 13/8 15/8 17/8 10/3"
)
  .split(" ")
  .map((rung) => {
    const [numerator = 0n, denominator = 1n] = rung.split("/").map(BigInt);
    return { numerator, denominator };
  });

/**
 * Finds the fraction that a bookmaker would chalk up: the nearest rung of the ladder within half a
 * hundredth (1.91 is 10/11, not 91/100), else the hundredths in lowest terms. The odds are above 1.
 */
export function nearestFraction(exact: ExactOdds): Fraction {
  const profit = hundredths(exact) - 100n;
  if (profit === 0n) {
    const unit = 10n ** BigInt(exact.scale);
    return lowestTerms(exact.numerator - unit, unit);
  }
  return nearestRung(profit) ?? lowestTerms(profit, 100n);
}

function nearestRung(profit: bigint): Fraction | undefined {
  const within = ladder.filter((rung) => 2n * distance(rung, profit) <= rung.denominator);
  const [nearest] = within.sort((one, other) =>
    Number(distance(one, profit) * other.denominator - distance(other, profit) * one.denominator),
  );
  return nearest;
}

/** The hundredths between a rung and a profit, times the rung's denominator. */
function distance(rung: Fraction, profit: bigint): bigint {
  const difference = rung.numerator * 100n - profit * rung.denominator;
  return difference < 0n ? -difference : difference;
}

function lowestTerms(numerator: bigint, denominator: bigint): Fraction {
  let divisor = numerator;
  let remainder = denominator % divisor;
  while (remainder !== 0n) [divisor, remainder] = [remainder, divisor % remainder];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
