import type { PlayLimit } from "@grandstand/contract/limits";
import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import type { Account } from "../accounts/account.ts";
import { lockWallet } from "../ledger/ledger.ts";
import { limitChanges } from "./schema.ts";

/** Which limit: what it limits, over which period. */
export type LimitName = Pick<PlayLimit, "kind" | "period">;

/** Every limit that a person can have, in the order in which it is shown. */
export const limitNames: readonly LimitName[] = [
  { kind: "deposit", period: "week" },
  { kind: "stake", period: "day" },
  { kind: "stake", period: "week" },
  { kind: "stake", period: "month" },
  { kind: "loss", period: "day" },
  { kind: "loss", period: "week" },
  { kind: "loss", period: "month" },
  { kind: "session", period: "session" },
];

/** What the law lets a person who has set nothing else deposit in seven days, in cents. */
export const lawfulDepositLimit = 20_000;
/** The number of days that a raise waits. */
const raiseWaitDays = 3;
/** The most that a limit can be, in cents. */
const highestLimit = 10_000_000;
/** The shortest and the longest session limit, in minutes. */
const sessionRange = { shortest: 10, longest: 24 * 60 };

/** The value of a limit without any change by its person; null is no limit. */
function initialValue({ kind }: LimitName): number | null {
  return kind === "deposit" ? lawfulDepositLimit : null;
}

const isOf = (accountId: string, { kind, period }: LimitName) =>
  and(
    eq(limitChanges.accountId, accountId),
    eq(limitChanges.kind, kind),
    eq(limitChanges.period, period),
    isNull(limitChanges.supersededAt),
  );

/** The value of a limit at `now`, in cents or minutes; null where there is none. */
export async function limitInForce(
  database: Database,
  accountId: string,
  name: LimitName,
  now: number,
): Promise<number | null> {
  const [row] = await database
    .select({ value: limitChanges.value })
    .from(limitChanges)
    .where(and(isOf(accountId, name), lte(limitChanges.appliesAt, now)))
    .orderBy(desc(limitChanges.appliesAt), desc(limitChanges.id))
    .limit(1);
  return row ? row.value : initialValue(name);
}

/** A higher value that waits, and the epoch millisecond from which it is in force; null where none does. */
export async function pendingLimit(
  database: Database,
  accountId: string,
  name: LimitName,
  now: number,
): Promise<{ value: number | null; appliesAt: number } | null> {
  const [row] = await database
    .select({ value: limitChanges.value, appliesAt: limitChanges.appliesAt })
    .from(limitChanges)
    .where(and(isOf(accountId, name), gt(limitChanges.appliesAt, now)));
  return row ?? null;
}

/** The number of milliseconds that a session of the account may last; null without a limit. */
export async function longestSession(
  database: Database,
  accountId: string,
  now: number,
): Promise<number | null> {
  const name = { kind: "session", period: "session" } as const;
  const minutes = await limitInForce(database, accountId, name, now);
  return minutes === null ? null : minutes * 60_000;
}

/** Whether a limit can have a value, in cents or minutes. */
export function isPossible({ kind, period }: LimitName, value: number | null): boolean {
  if (!limitNames.some((name) => name.kind === kind && name.period === period)) return false;
  if (value === null) return kind !== "deposit";
  if (kind !== "session") return value <= highestLimit;
  return value >= sessionRange.shortest && value <= sessionRange.longest;
}

/** Only a person whose documents are validated, and who is not held back, may deposit more than before. */
function passesCheck({ profile }: Account): boolean {
  const { document_status, self_excluded, on_cool_off } = profile;
  return document_status === "validated" && !self_excluded && !on_cool_off;
}

export type LimitRefusal = "LIMIT_INVALID" | "LIMIT_CHECK_FAILED";

/**
 * Lowers a limit at once, or has it raised after three days; a change that still waits is dropped. Resolves with the
 * reason where the change is refused.
 */
export function changeLimit(
  database: Database,
  account: Account,
  { value, ...name }: LimitName & { value: number | null },
  now: number,
): Promise<LimitRefusal | null> {
  return database.transaction(async (transaction) => {
    if (!isPossible(name, value)) return "LIMIT_INVALID";
    await lockWallet(transaction, account.id);
    const current = await limitInForce(transaction, account.id, name, now);
    const isRaise = (value ?? Number.POSITIVE_INFINITY) > (current ?? Number.POSITIVE_INFINITY);
    if (isRaise && name.kind === "deposit" && !passesCheck(account)) return "LIMIT_CHECK_FAILED";
    await transaction
      .update(limitChanges)
      .set({ supersededAt: now })
      .where(and(isOf(account.id, name), gt(limitChanges.appliesAt, now)));
    await transaction.insert(limitChanges).values({
      accountId: account.id,
      ...name,
      value,
      requestedAt: now,
      appliesAt: isRaise ? shiftDays(now, raiseWaitDays) : now,
    });
    return null;
  });
}
