import type { PlayFigures } from "@grandstand/contract/limits";
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { brusselsDay, brusselsMonth } from "../../kernel/time/brussels-time.ts";
import { walletOf } from "../ledger/ledger.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import { returnKinds, windows } from "./counted.ts";
import type { Stay } from "./read-limits.ts";

/** For how long a session was, or has been, open: epoch milliseconds. */
export interface StayedTime {
  from: number;
  to: number;
}

/** Cents by the kind of the wallet's movements since an instant: paid into it, less paid out of it. */
async function movedSince(
  database: Database,
  accountId: string,
  since: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({
      kind: ledgerTransactions.kind,
      cents: sql<string>`sum(${ledgerEntries.credit} - ${ledgerEntries.debit})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.ledgerAccountId, walletOf(accountId)),
        gte(ledgerTransactions.at, since),
        lte(ledgerTransactions.at, now),
      ),
    )
    .groupBy(ledgerTransactions.kind);
  return new Map(rows.map(({ kind, cents }) => [kind, Number(cents)]));
}

/** Milliseconds of sessions since an instant. */
function timeSince(times: readonly StayedTime[], since: number, now: number): number {
  return times.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, since)),
    0,
  );
}

/** What a person spent and won this session, in seven days, this month and this year, and for how long they stayed. */
export async function readFigures(
  database: Database,
  accountId: string,
  times: readonly StayedTime[],
  { startedAt, now }: Stay,
): Promise<PlayFigures[]> {
  const [year = 0, month = 0] = brusselsDay(now).split("-").map(Number);
  const periods = [
    { period: "session" as const, since: startedAt },
    { period: "week" as const, since: now - windows.week },
    { period: "month" as const, since: brusselsMonth(year, month) },
    { period: "year" as const, since: brusselsMonth(year, 1) },
  ];
  const figures: PlayFigures[] = [];
  for (const { period, since } of periods) {
    const moved = await movedSince(database, accountId, since, now);
    const of = (kind: string) => moved.get(kind) ?? 0;
    const staked = -of("stake");
    const paid = returnKinds.reduce((sum, kind) => sum + of(kind), 0);
    const stayed = period === "session" ? [{ from: startedAt, to: now }] : times;
    figures.push({
      period,
      since: Math.floor(since / 1_000),
      time: Math.floor(timeSince(stayed, since, now) / 1_000),
      net_deposits: of("deposit") + of("withdrawal"),
      staked,
      net_result: paid - staked,
    });
  }
  return figures;
}
