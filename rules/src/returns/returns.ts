import type { Cents } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";
import { ticketReturn } from "./ticket-return.ts";
import { requireStake } from "./whole-cents.ts";

/**
 * Gives what a single pays back if it wins, stake included, in cents; null ("-") where the price is
 * not known (B5). Throws a RangeError for a stake that is not whole cents from 0 upwards.
 */
export function singleReturn(
  stake: Cents,
  odds: Odds | null,
  maximumPayout: Cents | null = null,
): Cents | null {
  return combiReturn(stake, [odds], maximumPayout);
}

/**
 * Gives what a combination pays back if all its selections win, stake included, in cents: exact, then
 * rounded once, half to even. Null ("-") where one price is not known, for no prices, and for a sum
 * too large to be whole cents (B5); at most `maximumPayout`. Throws as `singleReturn` does.
 */
export function combiReturn(
  stake: Cents,
  odds: readonly (Odds | null)[],
  maximumPayout: Cents | null = null,
): Cents | null {
  const legs = odds.map((price) => ({ odds: price, placeFraction: null }));
  const plain = { isEachWay: false, isFree: false, boost: null, maximumPayout };
  return ticketReturn(legs, { unitStake: stake, sizes: [odds.length], ...plain }).cents;
}

/** Adds the stakes of bets that are placed together, in cents. Throws as `singleReturn` does. */
export function totalStake(stakes: readonly Cents[]): Cents {
  return stakes.reduce((total, stake) => total + requireStake(stake), 0);
}

/**
 * Adds the returns of tickets that are placed together, in cents: each is rounded on its own, so the
 * sum needs no rounding. Null where one is not known, where there are none, and where the sum is too
 * large to be exact.
 */
export function totalReturn(returns: readonly (Cents | null)[]): Cents | null {
  const known = returns.filter((cents) => cents !== null);
  if (known.length === 0 || known.length < returns.length) return null;
  const total = known.reduce((sum, cents) => sum + cents, 0);
  return Number.isSafeInteger(total) ? total : null;
}
