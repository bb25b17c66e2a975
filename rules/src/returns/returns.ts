import type { Cents } from "../money/index.ts";
import { divideHalfEven, type Odds, totalOdds } from "../odds/index.ts";

/** A stake in cents on one price, as one single of a slip has it. */
export type StakedSingle = { stake: Cents; odds: Odds | null };

/**
 * Gives what a single pays back if it wins, stake included, in cents; null ("-") where the price is
 * not known (B5). Throws a RangeError for a stake that is not whole cents from 0 upwards.
 */
export function singleReturn(stake: Cents, odds: Odds | null): Cents | null {
  return combiReturn(stake, [odds]);
}

/**
 * Gives what several singles pay back if all win, in cents: each is a bet of its own, so each is
 * rounded once and the sum needs no rounding. Null where one price is not known, or for no bets.
 */
export function singlesReturn(singles: readonly StakedSingle[]): Cents | null {
  if (singles.length === 0) return null;
  let total = 0;
  for (const { stake, odds } of singles) {
    const single = singleReturn(stake, odds);
    if (single === null) return null;
    total += single;
  }
  return Number.isSafeInteger(total) ? total : null;
}

/**
 * Gives what a combination pays back if all its selections win, stake included, in cents: exact, then
 * rounded once, half to even. Null ("-") where one price is not known, for no prices, and for a sum
 * too large to be whole cents (B5). Throws as `singleReturn` does.
 */
export function combiReturn(stake: Cents, odds: readonly (Odds | null)[]): Cents | null {
  const prices = odds.filter(isKnownPrice);
  requireStake(stake);
  if (odds.length === 0 || prices.length < odds.length) return null;
  const { numerator, scale } = totalOdds(prices);
  return wholeCents(divideHalfEven(BigInt(stake) * numerator, 10n ** BigInt(scale)));
}

/** Adds the stakes of bets that are placed together, in cents. Throws as `singleReturn` does. */
export function totalStake(stakes: readonly Cents[]): Cents {
  return stakes.reduce((total, stake) => total + requireStake(stake), 0);
}

/** Tells whether a return can be computed from a price: a starting price and 0 give '-' (B5). */
export function isKnownPrice(odds: Odds | null): odds is number {
  return typeof odds === "number" && Number.isFinite(odds) && odds > 0;
}

function requireStake(stake: Cents): Cents {
  if (Number.isSafeInteger(stake) && stake >= 0) return stake;
  throw new RangeError(
    `A stake of ${stake} can't be counted: stakes are whole cents from 0. Parse typed text with parseAmount.`,
  );
}

function wholeCents(cents: bigint): Cents | null {
  return cents <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(cents) : null;
}
