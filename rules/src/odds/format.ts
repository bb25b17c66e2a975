import { withMinus } from "../locale/index.ts";
import { divideHalfEven, type ExactOdds, exactOdds, hundredths } from "./exact.ts";
import { type Fraction, nearestFraction } from "./fraction.ts";
import { noOdds, type Odds, type OddsFormat } from "./odds.ts";

/**
 * Writes a price in the user's format: `1.91`, `10/11`, `−110`. A starting price is `SP` in each, a
 * missing price is `-`. Decimal odds have a point in every language, as on a price board.
 */
export function formatOdds(odds: Odds | null, format: OddsFormat): string {
  if (odds === null) return noOdds;
  if (typeof odds !== "number") return odds;
  return Number.isFinite(odds) ? formatTotalOdds(exactOdds(odds), format) : noOdds;
}

/** Writes the total odds of a combination in the user's format; rounds only what is shown. */
export function formatTotalOdds(exact: ExactOdds, format: OddsFormat): string {
  switch (format) {
    case "decimal":
      return decimalText(exact);
    case "fractional": {
      const fraction = toFractional(exact);
      return fraction === null ? noOdds : `${fraction.numerator}/${fraction.denominator}`;
    }
    case "american": {
      const american = toAmerican(exact);
      if (american === null) return noOdds;
      return american > 0n ? `+${american}` : withMinus(String(american));
    }
  }
}

/** Gives the profit for each unit staked as a fraction, or null where there is no profit to write. */
export function toFractional(exact: ExactOdds): Fraction | null {
  return isAboveOne(exact) ? nearestFraction(exact) : null;
}

/**
 * Gives American odds in whole units: the profit on 100 from 2.0 upwards, minus the stake that wins
 * 100 below it. Null at 1 or below, where neither exists.
 */
export function toAmerican(exact: ExactOdds): bigint | null {
  if (!isAboveOne(exact)) return null;
  const unit = 10n ** BigInt(exact.scale);
  const profit = exact.numerator - unit;
  if (profit >= unit) return divideHalfEven(profit * 100n, unit);
  return -divideHalfEven(unit * 100n, profit);
}

function decimalText(exact: ExactOdds): string {
  const rounded = hundredths(exact);
  const sign = rounded < 0n ? "−" : "";
  const digits = String(rounded).replace("-", "").padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function isAboveOne(exact: ExactOdds): boolean {
  return exact.numerator > 10n ** BigInt(exact.scale);
}
