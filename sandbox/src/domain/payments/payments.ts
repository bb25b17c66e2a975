import { and, desc, eq } from "drizzle-orm";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import { claim, findOperation, keep, type Operation } from "../../kernel/once/operations.ts";
import { type Attempt, type RepeatFailures, runOnce } from "../../kernel/once/run-once.ts";
import type { Account } from "../accounts/account.ts";
import { changeSettings, findAccount } from "../accounts/accounts.ts";
import { deposit, lockWallet } from "../ledger/ledger.ts";
import { depositLeft } from "../limits/index.ts";
import { keepLastCard } from "./cards.ts";
import type { DepositOutcome } from "./next-deposits.ts";
import { newReference } from "./references.ts";
import { barOfDeposit, type Refusal } from "./refusals.ts";
import { type Payment, payments } from "./schema.ts";
import type { CardName } from "./test-cards.ts";

/** Milliseconds after which a waiting deposit that is not confirmed is refused. */
const confirmTime = 15 * 60_000;

export async function findPayment(database: Database, id: string): Promise<Payment | null> {
  const [row] = await database.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findByReference(
  database: Database,
  reference: string,
): Promise<Payment | null> {
  const [row] = await database.select().from(payments).where(eq(payments.reference, reference));
  return row ?? null;
}

/** The payments of an account, the newest first. */
export function readPayments(database: Database, accountId: string): Promise<Payment[]> {
  return database
    .select()
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(desc(payments.openedAt), desc(payments.id));
}

const differs = () => new CallFailure({ status: 422, message: "payment-differs" });
/** Nothing is prepared outside of a transaction, so that no request meets a running one. */
export const paymentFailures: RepeatFailures = { differs, running: differs };

/** An attempt to deposit: its id is its key. */
export type DepositAttempt = Pick<Payment, "id" | "accountId" | "method" | "cents" | "detail"> & {
  card?: CardName | null;
};

function operationOf({ id, accountId, method, cents }: DepositAttempt): Operation {
  return { kind: "deposit", key: id, accountId, fingerprint: `${method} ${cents}` };
}

/** Why that amount can't be deposited now, or null. Needs the deposit's transaction, for what it says to hold. */
export async function refusalOf(
  database: Database,
  account: Account,
  cents: number,
  now: number,
): Promise<Refusal | null> {
  const bar = barOfDeposit(account);
  if (bar) return bar;
  const { leftCents, freesAt } = await depositLeft(database, account.id, now);
  return cents > leftCents ? { why: "limit", leftCents, freesAt } : null;
}

/**
 * Writes an attempt down, as one that waits; the same attempt again changes nothing. Throws `CallFailure` 422 where the
 * key was used for another one.
 */
export async function openDeposit(
  database: Database,
  attempt: DepositAttempt,
  now: number,
): Promise<Payment> {
  const operation = operationOf(attempt);
  return database.transaction(async (transaction) => {
    await lockWallet(transaction, attempt.accountId);
    const known = await findOperation(transaction, operation);
    if (known && known.fingerprint !== operation.fingerprint) throw differs();
    await transaction
      .insert(payments)
      .values({
        ...attempt,
        card: attempt.card ?? null,
        kind: "deposit",
        state: "waiting",
        reference: newReference("D"),
        openedAt: now,
      })
      .onConflictDoNothing();
    const row = await findPayment(transaction, attempt.id);
    const isSame =
      row?.accountId === attempt.accountId &&
      row.method === attempt.method &&
      row.cents === attempt.cents;
    if (!row || !isSame) throw differs();
    return row;
  });
}

interface Decided {
  state: "done" | "refused";
}

async function credit(
  transaction: Database,
  payment: Payment,
  now: number,
): Promise<Attempt<Decided, Refusal>> {
  await lockWallet(transaction, payment.accountId);
  const account = await findAccount(transaction, payment.accountId);
  if (!account) throw new Error("a deposit of nobody");
  const refusal = await refusalOf(transaction, account, payment.cents, now);
  if (refusal) return { refused: refusal };
  const transactionId = await deposit(transaction, account.id, payment.cents, now);
  await transaction
    .update(payments)
    .set({ state: "done", transactionId, decidedAt: now })
    .where(eq(payments.id, payment.id));
  const { card, detail } = payment;
  if (card) {
    await keepLastCard(transaction, account.id, { card, lastDigits: detail }, now);
    await changeSettings(transaction, account.id, { can_fast_deposit: true });
  }
  return { answer: { state: "done" } };
}

/**
 * Ends a deposit, once: with `refusal` it is refused, without one it is credited if its person may still deposit that
 * much. A second decision gets what was decided first.
 */
export async function decideDeposit(
  database: Database,
  payment: Payment,
  refusal: Refusal | null,
  now: number,
): Promise<Payment> {
  await runOnce<Decided, Refusal>(database, operationOf(payment), paymentFailures, {
    commit: async (transaction) =>
      refusal ? { refused: refusal } : credit(transaction, payment, now),
    refuse: async (reason, transaction) => {
      await transaction
        .update(payments)
        .set({ state: "refused", refusal: reason, decidedAt: now })
        .where(eq(payments.id, payment.id));
      return { state: "refused" };
    },
  });
  const decided = await findPayment(database, payment.id);
  if (!decided) throw new Error("a payment went missing");
  return decided;
}

/**
 * Claims a waiting deposit for what comes first, its person's confirmation or their look-up, which ends it; false where
 * it was claimed before, or is decided.
 */
async function claimWaiting(database: Database, payment: Payment, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockWallet(transaction, payment.accountId);
    const current = await findPayment(transaction, payment.id);
    if (current?.state !== "waiting" || current.authorisedAt !== null) return false;
    await transaction
      .update(payments)
      .set({ authorisedAt: now })
      .where(eq(payments.id, payment.id));
    return true;
  });
}

/**
 * What follows once a person, a card or a wallet has said yes or no to a waiting deposit: it is decided, unless
 * `outcomeOf` leaves it to control. `outcomeOf` is used once a deposit; a later call gets what it is by then.
 */
export async function confirmDeposit(
  database: Database,
  payment: Payment,
  outcomeOf: () => DepositOutcome,
  now: number,
): Promise<{ payment: Payment; outcome: DepositOutcome | null }> {
  const isLate = payment.authorisedAt === null && now >= payment.openedAt + confirmTime;
  if (isLate && payment.state === "waiting") {
    const expired = await decideDeposit(database, payment, { why: "expired" }, now);
    return { payment: expired, outcome: null };
  }
  if (!(await claimWaiting(database, payment, now))) {
    return { payment: (await findPayment(database, payment.id)) ?? payment, outcome: null };
  }
  const outcome = outcomeOf();
  if (outcome === "wait") return { payment, outcome };
  const refusal = outcome === "refuse" ? ({ why: "bank" } as const) : null;
  return { payment: await decideDeposit(database, payment, refusal, now), outcome };
}

/**
 * What became of an attempt whose answer was lost; null where it never arrived. It then can't arrive any more: its key is
 * used up, so that what its person reads stays true.
 */
export async function lookUpAttempt(
  database: Database,
  accountId: string,
  kind: "deposit" | "withdrawal",
  id: string,
): Promise<Payment | null> {
  return database.transaction(async (transaction) => {
    await lockWallet(transaction, accountId);
    const [row] = await transaction
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.accountId, accountId)));
    if (row) return row;
    const operation: Operation = { kind, key: id, accountId, fingerprint: "given up" };
    if (await claim(transaction, operation)) {
      await keep(transaction, operation, "refused", { state: "refused" });
    }
    return null;
  });
}

/**
 * What became of a deposit by wallet. One whose payment has not arrived ends here, so that what its person reads stays
 * true (docs/decisions/93).
 */
export async function lookUpWalletDeposit(
  database: Database,
  payment: Payment,
  now: number,
): Promise<Payment> {
  if (await claimWaiting(database, payment, now)) {
    return decideDeposit(database, payment, { why: "expired" }, now);
  }
  return (await findPayment(database, payment.id)) ?? payment;
}
