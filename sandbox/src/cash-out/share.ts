/** Cents of a bet: what was staked, and what of it was cashed out. */
export interface Shared {
  stake: number;
  cashedOutStake: number;
}

/** `cents × part / whole`, exact until it is rounded, half to even (design 7.1). */
export function proportion(cents: number, part: number, whole: number): number {
  const numerator = BigInt(cents) * BigInt(part);
  const denominator = BigInt(whole);
  const floor = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && floor % 2n === 1n);
  return Number(up ? floor + 1n : floor);
}

export function remainingStake({ stake, cashedOutStake }: Shared): number {
  return stake - cashedOutStake;
}

/** What still runs of an amount that is for the whole bet, in cents. */
export function remainingShare(cents: number, bet: Shared): number {
  return bet.cashedOutStake === 0 ? cents : proportion(cents, remainingStake(bet), bet.stake);
}

/** The stake that ends when `taken` of a value of `amount` is paid out; all of it with all of the value. */
export function closedStake(running: number, taken: number, amount: number): number {
  return proportion(running, taken, amount);
}

/** The smallest part that may be taken and may be left, in cents. */
const smallestPart = 10;

/**
 * The least and the most that can be taken as a part, in cents: each side keeps a cent of stake.
 * Null where a part is not worth it.
 */
export function partialLimits(
  amount: number,
  running: number,
): { minimum: number; maximum: number } | null {
  const minimum = Math.max(smallestPart, Math.ceil(amount / running));
  const maximum = amount - minimum;
  return running >= 2 && maximum >= minimum ? { minimum, maximum } : null;
}
