import type { Fraction } from "./fraction.ts";

/** Selections that a system may have (B5). */
export const fewestInSystem = 3;
export const mostInSystem = 16;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** How many selections the lines of a system have, of `count` in all; null where there is no such system. */
export function foldsOfSystem(systemType: string, count: number): readonly number[] | null {
  if (count < fewestInSystem || count > mostInSystem) return null;
  if (systemType === "full-cover") return range(2, count);
  if (systemType === "full-cover-with-singles") return range(1, count);
  const fold = Number(/^perm-(\d+)$/.exec(systemType)?.[1]);
  return fold >= 2 && fold < count ? [fold] : null;
}

/** How many lines there are of the given folds of `count` selections: Pascal's row, summed. */
export function countLines(folds: readonly number[], count: number): number {
  let row = [1];
  for (let selection = 0; selection < count; selection += 1) {
    row = [1, ...row.slice(1).map((lines, index) => lines + (row[index] ?? 0)), 1];
  }
  return folds.reduce((sum, fold) => sum + (row[fold] ?? 0), 0);
}

/**
 * The sum over all lines of the given folds, each line the product of its selections' factors. It
 * is read off the product of `denominator + numerator × x` over all selections, where the
 * coefficient of x to the k is the sum over the lines of k, times every denominator. So no line is
 * enumerated.
 */
export function sumOverLines(folds: readonly number[], factors: readonly Fraction[]): Fraction {
  let coefficients = [1n];
  let denominator = 1n;
  for (const factor of factors) {
    const raised = [0n, ...coefficients].map((value) => value * factor.numerator);
    coefficients = raised.map(
      (value, power) => value + (coefficients[power] ?? 0n) * factor.denominator,
    );
    denominator *= factor.denominator;
  }
  return {
    numerator: folds.reduce((sum, fold) => sum + (coefficients[fold] ?? 0n), 0n),
    denominator,
  };
}
