import type { Cents } from "../money/index.ts";

/** A settled bet: what it cost and what it paid in all, in cents. */
export interface SettledBet {
  readonly stake: Cents;
  readonly paid: Cents;
  /** A free bet paid the stake. */
  readonly isFree: boolean;
}

/** What settled bets brought beyond what they cost, in cents; below 0 where they cost more. */
export function netOf(bets: readonly SettledBet[]): Cents {
  return bets.reduce((sum, { stake, paid, isFree }) => sum + paid - (isFree ? 0 : stake), 0);
}
