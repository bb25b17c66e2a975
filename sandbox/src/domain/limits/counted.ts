import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { walletOf } from "../ledger/ledger.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import type { LimitName } from "./limits.ts";

type Kind = (typeof ledgerTransactions.$inferSelect)["kind"];
export type CountedKind = Exclude<LimitName["kind"], "session">;

/** A movement that counts towards a limit, until its time has passed: cents spent, below zero where paid. */
export interface Counted {
  at: number;
  cents: number;
}

/** The state of a limit: cents that count, cents that are left, and the epoch millisecond from which more are left. */
export interface Standing {
  used: number;
  left: number | null;
  freesAt: number | null;
}

const minute = 60_000;
const hour = 60 * minute;
/** The rolling time of a period, in milliseconds: the clock runs, whatever the calendar does (docs/decisions/60). */
export const windows = {
  day: 1_440 * minute,
  week: 168 * hour,
  month: 720 * hour,
  session: 0,
} as const;

/** What a bet pays, whichever way it ends. */
export const returnKinds = ["settlement", "cash_out", "boost"] as const satisfies Kind[];
const countedKinds: Readonly<Record<CountedKind, readonly Kind[]>> = {
  deposit: ["deposit"],
  stake: ["stake"],
  loss: ["stake", ...returnKinds],
};

/** What counts towards a limit at `now`, the oldest first. */
export async function countedBy(
  database: Database,
  accountId: string,
  { kind, period }: LimitName & { kind: CountedKind },
  now: number,
): Promise<Counted[]> {
  const rows = await database
    .select({
      at: ledgerTransactions.at,
      debit: ledgerEntries.debit,
      credit: ledgerEntries.credit,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerTransactions.kind, [...countedKinds[kind]]),
        eq(ledgerEntries.ledgerAccountId, walletOf(accountId)),
        gt(ledgerTransactions.at, now - windows[period]),
        lte(ledgerTransactions.at, now),
      ),
    )
    .orderBy(asc(ledgerTransactions.at), asc(ledgerEntries.id));
  return rows.map(({ at, debit, credit }) => ({
    at,
    cents: kind === "deposit" ? credit - debit : debit - credit,
  }));
}

/** The state of a limit in cents (null: none). */
export function standingOf(
  limit: number | null,
  counted: readonly Counted[],
  period: LimitName["period"],
): Standing {
  const used = counted.reduce((sum, { cents }) => sum + cents, 0);
  if (limit === null) return { used, left: null, freesAt: null };
  const left = Math.max(0, limit - used);
  let remaining = used;
  for (const { at, cents } of counted) {
    remaining -= cents;
    if (limit - remaining > left) return { used, left, freesAt: at + windows[period] };
  }
  return { used, left, freesAt: null };
}
