import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { operations } from "./schema.ts";

type Row = typeof operations.$inferSelect;

/** The identity of an operation: keys of different kinds are independent. */
export type OperationKey = Pick<Row, "kind" | "key">;

/** A request that may have its effect once only. */
export type Operation = Pick<Row, "kind" | "key" | "accountId" | "fingerprint">;

/** What is known of an operation; without an outcome it still runs. */
export type Kept<Answer> = Pick<Row, "accountId" | "fingerprint"> &
  ({ outcome: null } | { outcome: "done" | "refused"; answer: Answer });

const isThis = ({ kind, key }: OperationKey): SQL | undefined =>
  and(eq(operations.kind, kind), eq(operations.key, key));

/**
 * Claims an operation for this request alone; false where another request has, or had, the claim.
 * Waits for a claim of the same key in a transaction that has not ended yet.
 */
export async function claim(database: Database, operation: Operation): Promise<boolean> {
  const claimed = await database
    .insert(operations)
    .values(operation)
    .onConflictDoNothing()
    .returning({ key: operations.key });
  return claimed.length === 1;
}

/** Releases a claim after a failure that had no effect, so that the same request can be sent again. */
export async function release(database: Database, operation: OperationKey): Promise<void> {
  await database.delete(operations).where(and(isThis(operation), isNull(operations.outcome)));
}

/** Nothing runs when the sandbox starts: claims that a crash left are released. */
export async function releaseAll(database: Database): Promise<void> {
  await database.delete(operations).where(isNull(operations.outcome));
}

/** Stores the one answer that this operation will ever have. */
export async function keep(
  database: Database,
  operation: OperationKey,
  outcome: "done" | "refused",
  answer: unknown,
): Promise<void> {
  await database.update(operations).set({ outcome, answer }).where(isThis(operation));
}

/** What is known of an operation; null where it is not claimed. `Answer` is what its kind stores. */
export async function findOperation<Answer>(
  database: Database,
  operation: OperationKey,
): Promise<Kept<Answer> | null> {
  const { accountId, fingerprint, outcome } = operations;
  const [row] = await database
    .select({ accountId, fingerprint, outcome, answer: sql<Answer>`${operations.answer}` })
    .from(operations)
    .where(isThis(operation));
  if (!row) return null;
  const { answer, ...rest } = row;
  return rest.outcome === null
    ? { ...rest, outcome: rest.outcome }
    : { ...rest, outcome: rest.outcome, answer };
}
