/**
 * What prices say of the chances of outcomes that exclude each other, in whole percent that add up to 100: one over
 * each price, less the bookmaker's margin in proportion. Null where a price is missing or no price.
 */
export function impliedChances(odds: readonly number[]): number[] | null {
  if (odds.length === 0 || !odds.every((each) => Number.isFinite(each) && each >= 1)) return null;
  const inverse = odds.map((each) => 1 / each);
  const sum = inverse.reduce((total, each) => total + each, 0);
  const exact = inverse.map((each) => (100 * each) / sum);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((total, each) => total + each, 0);
  // The largest remainders are rounded up; of two that are alike that of the lower price, which may be lower by so
  // little that its chance is the same number.
  const order = odds
    .map((price, index) => ({ price, index, remainder: (exact[index] ?? 0) - (whole[index] ?? 0) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.price - other.price);
  const roundedUp = new Set(order.slice(0, left).map(({ index }) => index));
  return whole.map((each, index) => (roundedUp.has(index) ? each + 1 : each));
}
