import { randomUUID } from "node:crypto";
import type { Database } from "../../kernel/database/open.ts";
import { deposit } from "../ledger/ledger.ts";
import { newReference } from "./references.ts";
import { payments } from "./schema.ts";

/** Deposits money of an earlier day for a seeded account, which no limit and no permission holds back. */
export async function recordDeposit(
  transaction: Database,
  accountId: string,
  cents: number,
  at: number,
): Promise<void> {
  const transactionId = await deposit(transaction, accountId, cents, at);
  await transaction.insert(payments).values({
    id: randomUUID(),
    accountId,
    kind: "deposit",
    method: "bank",
    cents,
    state: "done",
    reference: newReference("D"),
    detail: "",
    authorisedAt: at,
    transactionId,
    openedAt: at,
    decidedAt: at,
  });
}
