import type { Database } from "../../kernel/database/open.ts";
import { depositsAccount, walletOf, withdrawalsHeldAccount } from "../ledger/ledger.ts";
import type { ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import { type Payment, payments } from "../payments/schema.ts";

type Entry = typeof ledgerEntries.$inferSelect;
type Transaction = typeof ledgerTransactions.$inferSelect;

/** What a transaction moves: credits less debits by ledger account. */
function movesOf(entries: readonly Entry[]): Record<string, number> {
  const moves: Record<string, number> = {};
  for (const { ledgerAccountId, credit, debit } of entries) {
    moves[ledgerAccountId] = (moves[ledgerAccountId] ?? 0) + credit - debit;
  }
  return moves;
}

interface Movement {
  id: string | null;
  kind: Transaction["kind"];
  from: string;
  to: string;
}

/** What the ledger has to hold for a payment, in its order. */
function dueMovements(payment: Payment): Movement[] {
  const wallet = walletOf(payment.accountId);
  const { kind, state, transactionId, closingTransactionId } = payment;
  if (kind === "deposit") {
    return state === "done" ? [{ id: transactionId, kind, from: depositsAccount, to: wallet }] : [];
  }
  const held = { id: transactionId, kind, from: wallet, to: withdrawalsHeldAccount };
  if (state === "waiting") return [held];
  const to = state === "done" ? depositsAccount : wallet;
  return [held, { id: closingTransactionId, kind, from: withdrawalsHeldAccount, to }];
}

/** Every deposit and withdrawal moved its amount once, and every such movement is one of a payment. */
export async function findPaymentProblems(
  database: Database,
  transactions: readonly Transaction[],
  entriesOf: (transactionId: string) => readonly Entry[],
): Promise<string[]> {
  const rows = await database.select().from(payments);
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  const isRight = ({ id, kind, from, to }: Movement, cents: number) => {
    const moves = movesOf(entriesOf(id ?? ""));
    return byId.get(id ?? "")?.kind === kind && moves[from] === -cents && moves[to] === cents;
  };
  const wrong = rows
    .filter((row) => !dueMovements(row).every((movement) => isRight(movement, row.cents)))
    .map(({ kind, reference }) => `${kind} ${reference}: the ledger moved something else`);
  const known = new Set(rows.flatMap((row) => dueMovements(row).map(({ id }) => id)));
  const orphans = transactions
    .filter(({ id, kind }) => (kind === "deposit" || kind === "withdrawal") && !known.has(id))
    .map(({ id, kind }) => `transaction ${id}: a ${kind} without a payment`);
  return [...wrong, ...orphans];
}
