import { eq, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { betSelections, bets, cashOuts } from "../bets/schema.ts";
import { cashOutQuotes } from "../cash-out/schema.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import { type AuditedBet, type AuditedPart, findBetProblems, heldStake } from "./audit-bets.ts";
import { findLoyaltyProblems } from "./audit-loyalty.ts";
import { findPaymentProblems } from "./audit-payments.ts";

/** The result of the audit; `holds` is false where any problem was found. */
export interface AuditReport {
  holds: boolean;
  /** Cents; coins and points are checked separately. */
  debits: number;
  credits: number;
  /** Cents by ledger account, summed from the entries. */
  balances: Record<string, number>;
  bets: { open: number; settled: number };
  problems: string[];
}

type Entry = typeof ledgerEntries.$inferSelect;
type Transaction = typeof ledgerTransactions.$inferSelect;

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

/** Everything posted for a bet has a bet. */
function findOrphans(transactions: readonly Transaction[], known: ReadonlySet<string>): string[] {
  const problems: Partial<Record<Transaction["kind"], string>> = {
    stake: "a stake was taken and there is no bet",
    settlement: "settles a bet that is not there",
    cash_out: "cashes out a bet that is not there",
  };
  return transactions.flatMap(({ id, kind, betId }) => {
    const problem = problems[kind];
    return problem === undefined || known.has(betId ?? "") ? [] : [`transaction ${id}: ${problem}`];
  });
}

function findImpossibleBalances(
  balances: Record<string, number>,
  audited: readonly AuditedBet[],
): string[] {
  const held = audited.reduce((sum, each) => sum + heldStake(each), 0);
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

async function readParts(database: Database): Promise<(AuditedPart & { betId: string })[]> {
  return database
    .select({
      betId: cashOuts.betId,
      transactionId: cashOuts.transactionId,
      amount: cashOuts.amount,
      stake: cashOuts.stake,
      quoted: cashOutQuotes.amount,
      quotedShare: cashOutQuotes.runningShare,
    })
    .from(cashOuts)
    .innerJoin(cashOutQuotes, eq(cashOutQuotes.id, cashOuts.quoteId));
}

/** Every bet with all its records. */
async function readBets(
  database: Database,
  transactions: readonly Transaction[],
  entries: Map<string, Entry[]>,
): Promise<AuditedBet[]> {
  const rows = await database.select().from(bets);
  const selections = group(
    await database.select().from(betSelections).orderBy(sql`position`),
    (row) => row.betId,
  );
  const parts = group(await readParts(database), (row) => row.betId);
  const posted = group(transactions, (row) => row.betId ?? "");
  return rows.map((bet) => ({
    bet,
    selections: selections.get(bet.id) ?? [],
    cashOuts: parts.get(bet.id) ?? [],
    transactions: posted.get(bet.id) ?? [],
    entriesOf: (id) => entries.get(id) ?? [],
  }));
}

/** Reads the whole ledger at one moment and checks it. */
export async function audit(database: Database): Promise<AuditReport> {
  return database.transaction(
    async (transaction) => {
      const entries = await moneyEntries(transaction);
      const transactions = await transaction.select().from(ledgerTransactions);
      const byTransaction = group(entries, (entry) => entry.transactionId);
      const audited = await readBets(transaction, transactions, byTransaction);
      const balances: Record<string, number> = {};
      for (const [account, rows] of group(entries, (entry) => entry.ledgerAccountId)) {
        balances[account] = total(rows, "credit") - total(rows, "debit");
      }
      const debits = total(entries, "debit");
      const credits = total(entries, "credit");
      const problems = [
        ...(debits === credits ? [] : [`debits are ${debits}, credits are ${credits}`]),
        ...findUnbalanced(transactions, byTransaction),
        ...findOrphans(transactions, new Set(audited.map(({ bet }) => bet.id))),
        ...audited.flatMap(findBetProblems),
        ...findImpossibleBalances(balances, audited),
        ...(await findLoyaltyProblems(transaction)),
        ...(await findPaymentProblems(
          transaction,
          transactions,
          (id) => byTransaction.get(id) ?? [],
        )),
      ];
      const open = audited.filter(({ bet }) => bet.status === "open").length;
      return {
        holds: problems.length === 0,
        debits,
        credits,
        balances,
        bets: { open, settled: audited.length - open },
        problems,
      };
    },
    { isolationLevel: "repeatable read" },
  );
}

/** The report as text for a terminal. */
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
