/** An exact decimal value: numerator / 10^scale. */
export type ExactOdds = { numerator: bigint; scale: number };

/**
 * Reads a number as the decimal that was written, so that 1.1 is eleven tenths and not the binary
 * fraction beside it. Throws a RangeError for NaN and infinities, which have no decimal.
 */
export function exactOdds(odds: number): ExactOdds {
  const match = /(-?\d+)(?:\.(\d+))?(?:e(.+))?/.exec(String(odds));
  if (match === null) throw new RangeError(`Odds are no finite number: ${odds}`);
  const [, whole, decimals = "", exponent] = match;
  const numerator = BigInt(`${whole}${decimals}`);
  const scale = decimals.length - Number(exponent ?? 0);
  if (scale >= 0) return { numerator, scale };
  return { numerator: numerator * 10n ** BigInt(-scale), scale: 0 };
}

/** Divides and rounds to the nearest whole number, a half to the even one. The divisor is above 0. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n;
  const positive = isNegative ? -dividend : dividend;
  const quotient = positive / divisor;
  const twiceRemainder = (positive % divisor) * 2n;
  const roundsUp = twiceRemainder > divisor || (twiceRemainder === divisor && quotient % 2n === 1n);
  const rounded = roundsUp ? quotient + 1n : quotient;
  return isNegative ? -rounded : rounded;
}

/** Writes an exact value as hundredths, rounded half to even. */
export function hundredths(exact: ExactOdds): bigint {
  return divideHalfEven(exact.numerator * 100n, 10n ** BigInt(exact.scale));
}

/** Adds exact values. */
export function addExact(one: ExactOdds, other: ExactOdds): ExactOdds {
  const scale = Math.max(one.scale, other.scale);
  return { numerator: scaledTo(one, scale) + scaledTo(other, scale), scale };
}

/** Multiplies exact values. */
export function multiplyExact(one: ExactOdds, other: ExactOdds): ExactOdds {
  return { numerator: one.numerator * other.numerator, scale: one.scale + other.scale };
}

/** The numerator of the same value at a scale that is not below its own. */
export function scaledTo({ numerator, scale }: ExactOdds, to: number): bigint {
  return numerator * 10n ** BigInt(to - scale);
}
