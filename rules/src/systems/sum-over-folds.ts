import { addExact, type ExactOdds, scaledTo } from "../odds/index.ts";

const nothing: ExactOdds = { numerator: 0n, scale: 0 };

/**
 * The sum over every bet of the given sizes, each bet the product of its factors: exact, and without
 * making any of the bets. It takes one step for each pair of a factor and a size, so that the 65,535
 * bets of 16 selections cost 256 multiplications: e(k) of the factors so far, plus the next one, is
 * e(k) + next × e(k − 1).
 */
export function sumOverFolds(factors: readonly ExactOdds[], sizes: readonly number[]): ExactOdds {
  const scale = Math.max(0, ...factors.map((factor) => factor.scale));
  const sums = elementarySums(factors.map((factor) => scaledTo(factor, scale)));
  return sizes
    .map((size): ExactOdds => ({ numerator: sums[size] ?? 0n, scale: scale * size }))
    .reduce(addExact, nothing);
}

/** By size: the sum of the products of every choice of that many of the factors. */
function elementarySums(factors: readonly bigint[]): readonly bigint[] {
  const sums = [1n];
  for (const [count, factor] of factors.entries()) {
    // From the longest down, so that each step still reads the sums without this factor.
    for (let size = count + 1; size > 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + factor * (sums[size - 1] ?? 0n);
    }
  }
  return sums;
}
