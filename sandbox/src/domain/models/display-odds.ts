/** One price in the three formats (B9). */
export interface DisplayOdds {
  decimal: string;
  fractional: string;
  american: string;
}

/** Fractions in traditional use that are not whole hundredths: the numerator over each denominator. */
const families: readonly (readonly [number, readonly number[]])[] = [
  [1, [33, 16, 14, 12, 11, 9, 8, 7, 6, 3]],
  [2, [15, 13, 11, 9, 7, 3]],
  [4, [11, 9, 7]],
  [5, [6]],
  [8, [17, 15, 13, 11]],
  [10, [11, 3]],
  [11, [8]],
  [13, [8]],
  [15, [8]],
  [17, [8]],
  [20, [21]],
];

/**
 * The traditional fraction by profit in hundredths: 91 is 10/11. A fraction halfway between two
 * hundredths belongs to both.
 */
const called: ReadonlyMap<number, string> = new Map(
  families.flatMap(([over, unders]) =>
    unders.flatMap((under): [number, string][] => {
      const exact = (100 * over) / under;
      const name = `${over}/${under}`;
      return [
        [Math.ceil(exact - 0.5), name],
        [Math.floor(exact + 0.5), name],
      ];
    }),
  ),
);

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}

function fraction(profit: number): string {
  const divisor = greatestCommonDivisor(profit, 100);
  return called.get(profit) ?? `${profit / divisor}/${100 / divisor}`;
}

/** Rounds half to even, as amounts are rounded everywhere. */
function roundHalfEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

/**
 * Formats decimal odds: two digits, the traditional fraction, whole American odds; "-" where a
 * format has no meaning.
 */
export function displayOdds(odds: number): DisplayOdds {
  const hundredths = Math.round(odds * 100);
  const profit = hundredths - 100;
  const decimal = (hundredths / 100).toFixed(2);
  if (profit <= 0) return { decimal, fractional: "-", american: "-" };
  const american = profit >= 100 ? `+${profit}` : `-${roundHalfEven(10_000 / profit)}`;
  return { decimal, fractional: fraction(profit), american };
}
