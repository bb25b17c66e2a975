import type { Bet } from "@grandstand/contract/betslip";
import type { Journey } from "../support/begin-journey.ts";

/** A bet as the operator's books have it, with whose it is. */
export type BookedBet = Bet & { readonly account_id: string };

interface BookedAccount {
  readonly id: string;
  readonly username: string;
  /** Cents. */
  readonly balance: number;
}

/** A deposit or a withdrawal. Cents. */
interface BookedPayment {
  readonly username: string;
  readonly kind: string;
  readonly reference: string;
  readonly cents: number;
  readonly state: string;
  /** Epoch milliseconds. */
  readonly opened_at: number;
}

/** What the operator's books say of everybody, whatever the pages show. */
export interface Books {
  readonly accounts: readonly BookedAccount[];
  readonly bets: readonly BookedBet[];
  /** Those of the last week: what the seeded accounts began with is older. */
  readonly payments: readonly BookedPayment[];
}

/** One person's part of the books. */
export interface Ledger {
  /** Cents. */
  readonly balance: number;
  readonly bets: readonly BookedBet[];
  readonly payments: readonly BookedPayment[];
}

/** Seven days of the clock, in milliseconds. */
const week = 168 * 60 * 60_000;

async function read<Answer>({ sandboxUrl }: Journey, name: string): Promise<Answer> {
  const answer = await fetch(`${sandboxUrl}/control/api/${name}`);
  if (!answer.ok) throw new Error(`Control refused ${name}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

export async function readBooks(journey: Journey): Promise<Books> {
  const [{ accounts }, { bets }, { payments }] = await Promise.all([
    read<Pick<Books, "accounts">>(journey, "accounts"),
    read<Pick<Books, "bets">>(journey, "bets"),
    read<Pick<Books, "payments">>(journey, "payments"),
  ]);
  const from = Date.now() - week;
  return { accounts, bets, payments: payments.filter(({ opened_at }) => opened_at >= from) };
}

/** A person's ledger. Throws where there is no such account. */
export function ledgerOf({ accounts, bets, payments }: Books, username: string): Ledger {
  const account = accounts.find((each) => each.username === username);
  if (!account) throw new Error(`There is no account ${username}.`);
  return {
    balance: account.balance,
    bets: bets.filter(({ account_id }) => account_id === account.id),
    payments: payments.filter((each) => each.username === username),
  };
}

/** The bets that were placed since then. */
export function newBets(before: Ledger, now: Ledger): readonly BookedBet[] {
  const known = new Set(before.bets.map(({ id }) => id));
  return now.bets.filter(({ id }) => !known.has(id));
}

/** Cents that the bets have debited from the balance and not paid back. */
export function spentOn(bets: readonly BookedBet[]): number {
  return bets.reduce((sum, bet) => sum + stakeOf(bet) - paidFor(bet), 0);
}

type Paying = Pick<BookedBet, "stake" | "freebet_id" | "paid" | "cash_outs">;

/** Cents; a bet that a free bet paid for costs none. */
export function stakeOf({ stake, freebet_id }: Pick<Paying, "stake" | "freebet_id">): number {
  return freebet_id === null ? stake : 0;
}

export function paidFor({ paid, cash_outs }: Paying): number {
  return paid ?? cash_outs.reduce((sum, { amount }) => sum + amount, 0);
}

/** Cents that came in by deposits. */
export function deposited(payments: readonly BookedPayment[]): number {
  return payments
    .filter(({ kind, state }) => kind === "deposit" && state === "done")
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether money may have arrived that the bets do not list: the boost of a bet that won. */
export function hasWinner(bets: readonly BookedBet[]): boolean {
  return bets.some(({ status }) => status === "won");
}
