import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./schema.ts";

/** The operator's own accounts; each person has a wallet in addition. */
export const operatorAccount = "house";
export const stakesHeldAccount = "stakes_held";
export const payoutsAccount = "payouts";
export const depositsAccount = "deposits";
/** What was withdrawn and waits for the operator's decision. */
export const withdrawalsHeldAccount = "withdrawals_held";
export const freeBetsGivenAccount = "free_bets_given";

export function walletOf(accountId: string): string {
  return `wallet:${accountId}`;
}

/** The ledger account whose balance is the remaining amount of a free bet. */
export function freeBetAccountOf(freeBetId: string): string {
  return `freebet:${freeBetId}`;
}

/** A number of units from one account to another of the same unit: cents, coins or points. */
interface Movement {
  from: string;
  to: string;
  units: number;
}
interface Posting {
  kind: typeof ledgerTransactions.$inferSelect.kind;
  betId?: string;
  movements: readonly Movement[];
  at: number;
}

/**
 * Posts movements, each of which debits one account and credits another by the same units, so that
 * the whole always balances. Resolves with the transaction's id; needs the database transaction of
 * what it pays for.
 */
export async function post(database: Database, posting: Posting): Promise<string> {
  const id = randomUUID();
  const entries = posting.movements
    .filter((movement) => movement.units > 0)
    .flatMap(({ from, to, units }) => [
      { transactionId: id, ledgerAccountId: from, debit: units, credit: 0 },
      { transactionId: id, ledgerAccountId: to, debit: 0, credit: units },
    ]);
  await database
    .insert(ledgerTransactions)
    .values({ id, kind: posting.kind, betId: posting.betId ?? null, at: posting.at });
  if (entries.length > 0) await database.insert(ledgerEntries).values(entries);
  return id;
}

/** Creates the operator's own accounts where they are missing. */
export async function openOperatorAccounts(database: Database): Promise<void> {
  await database
    .insert(ledgerAccounts)
    .values([
      { id: operatorAccount, kind: "house" },
      { id: stakesHeldAccount, kind: "stakes_held" },
      { id: payoutsAccount, kind: "payouts" },
      { id: depositsAccount, kind: "deposits" },
      { id: withdrawalsHeldAccount, kind: "withdrawals" },
      { id: freeBetsGivenAccount, kind: "free_bets_given" },
    ])
    .onConflictDoNothing();
}

export async function openWallet(database: Database, accountId: string): Promise<void> {
  await database.insert(ledgerAccounts).values({ id: walletOf(accountId), kind: "wallet" });
}

/** The balance of an account: credits less debits, summed now. */
export async function balanceOf(database: Database, ledgerAccountId: string): Promise<number> {
  const [row] = await database
    .select({
      balance: sql<string>`coalesce(sum(${ledgerEntries.credit} - ${ledgerEntries.debit}), 0)`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.ledgerAccountId, ledgerAccountId));
  return Number(row?.balance ?? 0);
}

export function walletBalance(database: Database, accountId: string): Promise<number> {
  return balanceOf(database, walletOf(accountId));
}

/** Locks an account until the transaction ends. */
async function lock(transaction: Database, ledgerAccountId: string): Promise<void> {
  await transaction
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, ledgerAccountId))
    .for("update");
}

/** Locks a wallet until the transaction ends, so that two bets can't spend the same money. */
export function lockWallet(transaction: Database, accountId: string): Promise<void> {
  return lock(transaction, walletOf(accountId));
}

/** Credits a wallet with money from outside. Resolves with the transaction's id. */
export function deposit(
  database: Database,
  accountId: string,
  cents: number,
  at: number,
): Promise<string> {
  const movements = [{ from: depositsAccount, to: walletOf(accountId), units: cents }];
  return post(database, { kind: "deposit", movements, at });
}

/**
 * Holds an amount of a wallet for its withdrawal. Resolves with the transaction's id, or null where the balance does not
 * cover it. Needs the transaction in which the withdrawal is written.
 */
export async function holdWithdrawal(
  transaction: Database,
  accountId: string,
  cents: number,
  at: number,
): Promise<string | null> {
  await lockWallet(transaction, accountId);
  if ((await walletBalance(transaction, accountId)) < cents) return null;
  const movements = [{ from: walletOf(accountId), to: withdrawalsHeldAccount, units: cents }];
  return post(transaction, { kind: "withdrawal", movements, at });
}

/** Ends a withdrawal: what was held is paid out, or goes back to the wallet. Resolves with the transaction's id. */
export function closeWithdrawal(
  transaction: Database,
  { accountId, cents, isPaid }: { accountId: string; cents: number; isPaid: boolean },
  at: number,
): Promise<string> {
  const to = isPaid ? depositsAccount : walletOf(accountId);
  const movements = [{ from: withdrawalsHeldAccount, to, units: cents }];
  return post(transaction, { kind: "withdrawal", movements, at });
}

/** Sets a wallet to the given cents by one adjustment, within the caller's transaction. */
export async function adjustBalance(
  transaction: Database,
  accountId: string,
  cents: number,
  at: number,
): Promise<void> {
  await lockWallet(transaction, accountId);
  const difference = cents - (await walletBalance(transaction, accountId));
  const wallet = walletOf(accountId);
  const movement =
    difference > 0
      ? { from: depositsAccount, to: wallet, units: difference }
      : { from: wallet, to: depositsAccount, units: -difference };
  if (difference !== 0) await post(transaction, { kind: "adjustment", movements: [movement], at });
}

/** Opens a free bet's account and fills it. Needs the transaction in which the free bet is written. */
export async function giveFreeBet(
  transaction: Database,
  freeBetId: string,
  cents: number,
  at: number,
): Promise<void> {
  const id = freeBetAccountOf(freeBetId);
  await transaction.insert(ledgerAccounts).values({ id, kind: "free_bet" });
  const movements = [{ from: freeBetsGivenAccount, to: id, units: cents }];
  await post(transaction, { kind: "free_bet", movements, at });
}

/** Revokes an unused part of a free bet. */
export async function revokeFreeBet(
  transaction: Database,
  freeBetId: string,
  cents: number,
  at: number,
): Promise<void> {
  const movements = [{ from: freeBetAccountOf(freeBetId), to: freeBetsGivenAccount, units: cents }];
  await post(transaction, { kind: "free_bet", movements, at });
}

/** The payer of a bet's stake: the person's wallet, or a free bet by its id. */
interface Staked {
  id: string;
  accountId: string;
  freeBetId: string | null;
  stake: number;
}

/** The ledger account that pays a bet's stake, and gets it back when a free bet is void. */
export function payerOf({ accountId, freeBetId }: Pick<Staked, "accountId" | "freeBetId">): string {
  return freeBetId === null ? walletOf(accountId) : freeBetAccountOf(freeBetId);
}

/**
 * Debits a bet's stake from its payer and holds it. Resolves with the transaction's id, or null
 * where the balance does not cover the stake. Needs the transaction in which the bet is written.
 */
export async function holdStake(
  transaction: Database,
  bet: Staked,
  at: number,
): Promise<string | null> {
  const payer = payerOf(bet);
  await lock(transaction, payer);
  if ((await balanceOf(transaction, payer)) < bet.stake) return null;
  const movements = [{ from: payer, to: stakesHeldAccount, units: bet.stake }];
  return post(transaction, { kind: "stake", betId: bet.id, movements, at });
}

/**
 * Ends a bet: the held stake goes to the operator, and the payout goes to the wallet. A free bet
 * whose bet is void gets its stake back.
 */
export async function payBet(
  transaction: Database,
  bet: Staked & { paid: number; isVoid: boolean },
  at: number,
): Promise<void> {
  const isGivenBack = bet.isVoid && bet.freeBetId !== null;
  const movements = [
    { from: stakesHeldAccount, to: isGivenBack ? payerOf(bet) : operatorAccount, units: bet.stake },
    { from: payoutsAccount, to: walletOf(bet.accountId), units: bet.paid },
  ];
  await post(transaction, { kind: "settlement", betId: bet.id, movements, at });
}

/**
 * Pays a bet, or a part of it, before its end: that share of the held stake goes to the operator,
 * and the amount goes to the wallet. Resolves with the transaction's id; needs the transaction in
 * which the bet is locked.
 */
export function payCashOut(
  transaction: Database,
  cashOut: { betId: string; accountId: string; stake: number; amount: number },
  at: number,
): Promise<string> {
  const { betId, accountId, stake, amount } = cashOut;
  const movements = [
    { from: stakesHeldAccount, to: operatorAccount, units: stake },
    { from: payoutsAccount, to: walletOf(accountId), units: amount },
  ];
  return post(transaction, { kind: "cash_out", betId, movements, at });
}
