import type { KnownBet } from "../support/control.ts";
import type { Person } from "./person.ts";

/** The person's accounts in the operator's ledger. Cents. */
export interface Ledger {
  readonly balance: number;
  readonly bets: readonly KnownBet[];
}

export async function readLedger({ journey }: Person, username: string): Promise<Ledger> {
  const [balance, bets] = await Promise.all([
    journey.control.balanceOf(username),
    journey.control.bets(),
  ]);
  return { balance, bets };
}

/** The bets that were placed since then. */
export function newBets(before: Ledger, now: Ledger): readonly KnownBet[] {
  const known = new Set(before.bets.map(({ id }) => id));
  return now.bets.filter(({ id }) => !known.has(id));
}

/** Cents that the bets have debited from the balance and not paid back. */
export function spentOn(bets: readonly KnownBet[]): number {
  return bets.reduce((sum, bet) => sum + stakeOf(bet) - paidFor(bet), 0);
}

/** Cents; a bet that a free bet paid for costs none. */
export function stakeOf({ stake, freebet_id }: KnownBet): number {
  return freebet_id === null ? stake : 0;
}

export function paidFor({ paid, cash_outs }: KnownBet): number {
  return paid ?? cash_outs.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether money may have arrived that the bets do not list: the boost of a bet that won. */
export function hasWinner(bets: readonly KnownBet[]): boolean {
  return bets.some(({ status }) => status === "won");
}
