import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { type Attempt, runOnce } from "../../kernel/once/run-once.ts";
import { findAccount } from "../accounts/accounts.ts";
import { closeWithdrawal, holdWithdrawal, lockWallet } from "../ledger/ledger.ts";
import { endOfIban } from "./iban.ts";
import { findPayment, paymentFailures } from "./payments.ts";
import { newReference } from "./references.ts";
import { barOfWithdrawal, type Refusal } from "./refusals.ts";
import { type Payment, payments } from "./schema.ts";

/** What a person wants to be paid: the id is the request's key. */
export interface WithdrawalRequest {
  id: string;
  accountId: string;
  cents: number;
  iban: string;
}

/** A request's end: the payment that it made, or why it made none. */
type Requested = { paymentId: string } | { refusal: Refusal };

async function debit(
  transaction: Database,
  { id, accountId, cents, iban }: WithdrawalRequest,
  now: number,
): Promise<Attempt<Requested, Refusal>> {
  await lockWallet(transaction, accountId);
  const account = await findAccount(transaction, accountId);
  const bar: Refusal | null = account ? barOfWithdrawal(account) : { why: "unknown" };
  if (bar) return { refused: bar };
  const transactionId = await holdWithdrawal(transaction, accountId, cents, now);
  if (transactionId === null) return { refused: { why: "balance" } };
  await transaction.insert(payments).values({
    id,
    accountId,
    kind: "withdrawal",
    method: "transfer",
    cents,
    state: "waiting",
    reference: newReference("W"),
    detail: endOfIban(iban),
    authorisedAt: now,
    transactionId,
    openedAt: now,
  });
  return { answer: { paymentId: id } };
}

/**
 * Takes the amount out of the balance and holds it for a decision, once. Resolves with the reason where that can't be;
 * throws `CallFailure` 422 where the key was used for another request.
 */
export async function requestWithdrawal(
  database: Database,
  request: WithdrawalRequest,
  now: number,
): Promise<Requested> {
  const { id, accountId, cents, iban } = request;
  const operation = {
    kind: "withdrawal" as const,
    key: id,
    accountId,
    fingerprint: `${cents} ${iban}`,
  };
  const { answer } = await runOnce<Requested, Refusal>(database, operation, paymentFailures, {
    commit: (transaction) => debit(transaction, request, now),
    refuse: (refusal) => ({ refusal }),
  });
  return answer;
}

/** Pays a waiting withdrawal, or gives its money back to the wallet; null where there is none that waits. */
export async function decideWithdrawal(
  database: Database,
  id: string,
  isPaid: boolean,
  now: number,
): Promise<Payment | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(payments)
      .where(eq(payments.id, id))
      .for("update");
    if (row?.kind !== "withdrawal" || row.state !== "waiting") return null;
    const closingTransactionId = await closeWithdrawal(transaction, { ...row, isPaid }, now);
    await transaction
      .update(payments)
      .set({
        closingTransactionId,
        decidedAt: now,
        ...(isPaid
          ? { state: "done" as const }
          : { state: "refused" as const, refusal: { why: "bank" as const } }),
      })
      .where(eq(payments.id, id));
    return findPayment(transaction, id);
  });
}
