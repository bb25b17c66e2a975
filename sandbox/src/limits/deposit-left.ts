import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { ledgerEntries, ledgerTransactions } from "../database/schema.ts";
import { walletOf } from "../ledger/ledger.ts";
import { lawfulDepositLimit, limitInForce } from "./limits.ts";

/** A deposit counts for so many milliseconds. */
export const depositWindow = 7 * 24 * 60 * 60_000;

interface Deposited {
  at: number;
  cents: number;
}

function depositsSince(database: Database, accountId: string, now: number): Promise<Deposited[]> {
  return database
    .select({ at: ledgerTransactions.at, cents: ledgerEntries.credit })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.kind, "deposit"),
        eq(ledgerEntries.ledgerAccountId, walletOf(accountId)),
        gt(ledgerEntries.credit, 0),
        gt(ledgerTransactions.at, now - depositWindow),
        lte(ledgerTransactions.at, now),
      ),
    )
    .orderBy(asc(ledgerTransactions.at), asc(ledgerEntries.id));
}

/** The instant at which more than `left` can be deposited, or null where no deposit counts. */
function nextFreeing(deposits: readonly Deposited[], limit: number, left: number): number | null {
  let counted = deposits.reduce((sum, { cents }) => sum + cents, 0);
  for (const { at, cents } of deposits) {
    counted -= cents;
    if (limit - counted > left) return at + depositWindow;
  }
  return null;
}

/**
 * What a person may still deposit now, in cents, by their limit over seven rolling days; and the epoch millisecond
 * from which it is more, null where it is the whole limit. Needs the transaction of the deposit, with the wallet
 * locked, so that two deposits can't both fit.
 */
export async function depositLeft(
  transaction: Database,
  accountId: string,
  now: number,
): Promise<{ leftCents: number; freesAt: number | null }> {
  const name = { kind: "deposit", period: "week" } as const;
  const limit = (await limitInForce(transaction, accountId, name, now)) ?? lawfulDepositLimit;
  const deposits = await depositsSince(transaction, accountId, now);
  const counted = deposits.reduce((sum, { cents }) => sum + cents, 0);
  const leftCents = Math.max(0, limit - counted);
  return { leftCents, freesAt: nextFreeing(deposits, limit, leftCents) };
}
