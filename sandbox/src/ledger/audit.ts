import { eq, sql } from "drizzle-orm";
import { legsOfBet, termsOfBet } from "../betslip/bets.ts";
import { payoutOf } from "../betslip/pricing.ts";
import { cashOuts } from "../cash-out/schema.ts";
import { remainingShare, remainingStake } from "../cash-out/share.ts";
import type { Database } from "../database/open.ts";
import {
  betSelections,
  bets,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from "../database/schema.ts";
import { findLoyaltyProblems } from "./audit-loyalty.ts";
import { payerOf, walletOf } from "./ledger.ts";

/** What the books say about themselves; `holds` is false where any problem was found. */
export interface AuditReport {
  holds: boolean;
  /** Cents; coins and points are proved beside them. */
  debits: number;
  credits: number;
  /** Cents by ledger account, summed from the entries. */
  balances: Record<string, number>;
  bets: { open: number; settled: number };
  problems: string[];
}

type Entry = typeof ledgerEntries.$inferSelect;
type Transaction = typeof ledgerTransactions.$inferSelect;
type BetRow = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;
type CashOutRow = typeof cashOuts.$inferSelect;

function group<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const rowsOfKey = groups.get(key(row));
    if (rowsOfKey) rowsOfKey.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

const total = (entries: readonly Entry[], side: "debit" | "credit") =>
  entries.reduce((sum, entry) => sum + entry[side], 0);

function findUnbalanced(transactions: readonly Transaction[], entries: Map<string, Entry[]>) {
  return transactions
    .filter(
      ({ id }) => total(entries.get(id) ?? [], "debit") !== total(entries.get(id) ?? [], "credit"),
    )
    .map(({ id }) => `transaction ${id}: its debits and credits differ`);
}

/** Every bet has one debit of its stake from who pays it, and every such debit has a bet. */
function findUnpaired(
  betRows: readonly BetRow[],
  transactions: readonly Transaction[],
  entries: Map<string, Entry[]>,
): string[] {
  const problems: string[] = [];
  const stakes = new Map(
    transactions.filter(({ kind }) => kind === "stake").map((row) => [row.betId, row]),
  );
  for (const bet of betRows) {
    const transaction = stakes.get(bet.id);
    const debit = (entries.get(transaction?.id ?? "") ?? []).find(
      (entry) => entry.ledgerAccountId === payerOf(bet) && entry.debit === bet.stake,
    );
    if (!debit || transaction?.id !== bet.stakeTransactionId) {
      problems.push(`bet ${bet.reference}: no debit of its stake`);
    }
    stakes.delete(bet.id);
  }
  for (const transaction of stakes.values()) {
    problems.push(`transaction ${transaction.id}: a stake was taken and there is no bet`);
  }
  return problems;
}

const creditTo = (entries: readonly Entry[], account: string) =>
  entries
    .filter((entry) => entry.ledgerAccountId === account)
    .reduce((sum, entry) => sum + entry.credit - entry.debit, 0);

/** A settled bet is paid what its selections and accepted prices come to, once; an open one nothing. */
function findWronglyPaid(
  betRows: readonly BetRow[],
  selections: Map<string, SelectionRow[]>,
  transactions: readonly Transaction[],
  entries: Map<string, Entry[]>,
): string[] {
  const problems: string[] = [];
  const settlements = new Map(
    transactions.filter(({ kind }) => kind === "settlement").map((row) => [row.betId, row]),
  );
  for (const bet of betRows) {
    const settlement = settlements.get(bet.id);
    settlements.delete(bet.id);
    if (bet.status === "open" || bet.status === "cashed_out") {
      if (settlement) problems.push(`bet ${bet.reference}: ${bet.status}, and settled`);
      continue;
    }
    const settled = entries.get(settlement?.id ?? "") ?? [];
    const paid = creditTo(settled, walletOf(bet.accountId));
    const whole = payoutOf(termsOfBet(bet), legsOfBet(bet, selections.get(bet.id) ?? [])).cents;
    const due = remainingShare(whole, bet);
    if (!settlement || paid + bet.cashedOut !== bet.paid || paid !== due) {
      problems.push(`bet ${bet.reference}: due ${due}, recorded ${bet.paid}, paid ${paid}`);
    }
    const givenBack = bet.freeBetId === null ? 0 : creditTo(settled, payerOf(bet));
    const dueBack = bet.freeBetId !== null && bet.status === "void" ? bet.stake : 0;
    if (givenBack !== dueBack) {
      problems.push(`bet ${bet.reference}: its free bet got ${givenBack} back, due ${dueBack}`);
    }
  }
  for (const transaction of settlements.values()) {
    problems.push(`transaction ${transaction.id}: settles a bet that is not there`);
  }
  return problems;
}

/** Every cash-out has its transaction, and a bet's row says what they come to. */
function findWronglyCashedOut(
  betRows: readonly BetRow[],
  cashOutRows: readonly CashOutRow[],
  transactions: readonly Transaction[],
  entries: Map<string, Entry[]>,
): string[] {
  const problems: string[] = [];
  const posted = new Map(
    transactions.filter(({ kind }) => kind === "cash_out").map((row) => [row.id, row]),
  );
  const byBet = group(cashOutRows, (row) => row.betId);
  for (const bet of betRows) {
    const rows = byBet.get(bet.id) ?? [];
    const sum = (pick: (row: CashOutRow) => number) =>
      rows.reduce((total, row) => total + pick(row), 0);
    for (const row of rows) {
      const own = entries.get(row.transactionId) ?? [];
      const isPaid = own.some(
        (entry) =>
          entry.ledgerAccountId === `wallet:${bet.accountId}` && entry.credit === row.amount,
      );
      const isClosed = own.some(
        (entry) => entry.ledgerAccountId === "stakes_held" && entry.debit === row.stake,
      );
      if (!isPaid || !isClosed || posted.get(row.transactionId)?.betId !== bet.id) {
        problems.push(`bet ${bet.reference}: a cash-out that was not posted`);
      }
      posted.delete(row.transactionId);
    }
    if (
      sum((row) => row.amount) !== bet.cashedOut ||
      sum((row) => row.stake) !== bet.cashedOutStake
    ) {
      problems.push(`bet ${bet.reference}: its cash-outs do not add up`);
    }
    if (bet.status === "cashed_out" && bet.paid !== bet.cashedOut) {
      problems.push(`bet ${bet.reference}: cashed out ${bet.cashedOut}, recorded ${bet.paid}`);
    }
  }
  for (const transaction of posted.values()) {
    problems.push(`transaction ${transaction.id}: cashes out a bet that is not there`);
  }
  return problems;
}

function findImpossibleBalances(
  balances: Record<string, number>,
  betRows: readonly BetRow[],
): string[] {
  const held = betRows
    .filter(({ status }) => status === "open")
    .reduce((sum, bet) => sum + remainingStake(bet), 0);
  const problems = Object.entries(balances)
    .filter(([account, cents]) => /^(wallet|freebet):/.test(account) && cents < 0)
    .map(([account, cents]) => `${account}: below zero (${cents})`);
  if ((balances.stakes_held ?? 0) !== held) {
    problems.push(`stakes held are ${balances.stakes_held ?? 0}, open bets come to ${held}`);
  }
  return problems;
}

async function moneyEntries(database: Database): Promise<Entry[]> {
  const rows = await database
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(eq(ledgerAccounts.unit, "cents"));
  return rows.map(({ entry }) => entry);
}

/** Reads the whole books at one moment and proves them, or says what is wrong. */
export async function audit(database: Database): Promise<AuditReport> {
  return database.transaction(
    async (transaction) => {
      const entries = await moneyEntries(transaction);
      const transactions = await transaction.select().from(ledgerTransactions);
      const betRows = await transaction.select().from(bets);
      const selectionRows = await transaction.select().from(betSelections).orderBy(sql`position`);
      const byTransaction = group(entries, (entry) => entry.transactionId);
      const balances: Record<string, number> = {};
      for (const [account, rows] of group(entries, (entry) => entry.ledgerAccountId)) {
        balances[account] = total(rows, "credit") - total(rows, "debit");
      }
      const debits = total(entries, "debit");
      const credits = total(entries, "credit");
      const problems = [
        ...(debits === credits ? [] : [`debits are ${debits}, credits are ${credits}`]),
        ...findUnbalanced(transactions, byTransaction),
        ...findUnpaired(betRows, transactions, byTransaction),
        ...findWronglyPaid(
          betRows,
          group(selectionRows, (row) => row.betId),
          transactions,
          byTransaction,
        ),
        ...findWronglyCashedOut(
          betRows,
          await transaction.select().from(cashOuts),
          transactions,
          byTransaction,
        ),
        ...findImpossibleBalances(balances, betRows),
        ...(await findLoyaltyProblems(transaction)),
      ];
      const open = betRows.filter(({ status }) => status === "open").length;
      return {
        holds: problems.length === 0,
        debits,
        credits,
        balances,
        bets: { open, settled: betRows.length - open },
        problems,
      };
    },
    { isolationLevel: "repeatable read" },
  );
}

/** The report as a person reads it on a terminal. */
export function describeAudit(report: AuditReport): string {
  const lines = [
    `debits   ${report.debits}`,
    `credits  ${report.credits}`,
    ...Object.entries(report.balances)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([account, cents]) => `  ${account}  ${cents}`),
    `bets     ${report.bets.open} open, ${report.bets.settled} settled`,
    ...report.problems.map((problem) => `PROBLEM  ${problem}`),
    report.holds ? "The books hold." : "The books do not hold.",
  ];
  return lines.join("\n");
}
