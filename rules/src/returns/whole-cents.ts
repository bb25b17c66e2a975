import type { Cents } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";

/** Whether a return can be computed from a price: a starting price and 0 give '-' (B5). */
export function isKnownPrice(odds: Odds | null): odds is number {
  return Number.isFinite(odds) && Number(odds) > 0;
}

/** Throws a RangeError for a stake that is not whole cents from 0 upwards. */
export function requireStake(stake: Cents): Cents {
  if (Number.isSafeInteger(stake) && stake >= 0) return stake;
  throw new RangeError(
    `A stake of ${stake} can't be counted: stakes are whole cents from 0. Parse typed text with parseAmount.`,
  );
}

/** What a ticket pays at most while the bookmaker's own figure is not known: 250,000 euro, in cents. */
export const usualMaximumPayout: Cents = 25_000_000;

/** An amount as a number; null where it is too large to be exact. */
export function wholeCents(cents: bigint): Cents | null {
  return cents <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(cents) : null;
}
