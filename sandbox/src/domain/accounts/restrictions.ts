import { and, eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import type { Account, ProfileChange } from "./account.ts";
import { changeProfile, findAccount } from "./accounts.ts";
import { accounts } from "./schema.ts";

/** The cool-offs that there are, in days. */
export const coolOffDays = [1, 7, 30, 90] as const;
/** The self-exclusions that there are, in days; 0 has no end. */
export const exclusionDays = [365, 1_095, 0] as const;

/** What somebody who is held back may not do; withdrawing is not part of it. */
const heldBack = {
  deposits_allowed: false,
  bet_placement_allowed: false,
  gameplay_allowed: false,
  coins_conversion_allowed: false,
  promotions_participation_allowed: false,
};

/** Seconds since the epoch, as profiles have it; null for no end. */
function endAfter(days: number, now: number): number | null {
  return days === 0 ? null : Math.ceil(shiftDays(now, days) / 1_000);
}

/** Whether a restriction would end before the one that is there: no one shortens one. */
function isShorter(next: number | null, current: number | null): boolean {
  return next !== null && (current === null || next < current);
}

async function restrict(
  database: Database,
  accountId: string,
  plan: (profile: Account["profile"]) => ProfileChange | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for("update");
    const account = await findAccount(transaction, accountId);
    const change = account ? plan(account.profile) : null;
    if (change) await changeProfile(transaction, accountId, change);
    return change !== null;
  });
}

/** Begins a cool-off at once, or makes the one that runs longer; false, without a change, where it would be shorter. */
export function beginCoolOff(
  database: Database,
  accountId: string,
  days: number,
  now: number,
): Promise<boolean> {
  const until = endAfter(days, now);
  return restrict(database, accountId, (profile) =>
    profile.on_cool_off && isShorter(until, profile.isCoolOffUntil)
      ? null
      : { on_cool_off: true, isCoolOffUntil: until, permissions: heldBack },
  );
}

/** The same with a self-exclusion; 0 days have no end. */
export function beginSelfExclusion(
  database: Database,
  accountId: string,
  days: number,
  now: number,
): Promise<boolean> {
  const until = endAfter(days, now);
  return restrict(database, accountId, (profile) =>
    profile.self_excluded && isShorter(until, profile.isSelfExcludedUntil)
      ? null
      : { self_excluded: true, isSelfExcludedUntil: until, permissions: heldBack },
  );
}

const secondsOf = (name: "isCoolOffUntil" | "isSelfExcludedUntil") =>
  sql<number>`(${accounts.profile} ->> ${sql.raw(`'${name}'`)})::numeric`;

/** Lifts what is over: a person whom nothing else holds back may do again what their documents allow. */
export async function liftEnded(database: Database, now: number): Promise<void> {
  const seconds = Math.floor(now / 1_000);
  const over = await database
    .select()
    .from(accounts)
    .where(
      or(
        and(
          sql`(${accounts.profile} ->> 'on_cool_off')::boolean`,
          lte(secondsOf("isCoolOffUntil"), seconds),
        ),
        and(
          sql`(${accounts.profile} ->> 'self_excluded')::boolean`,
          eq(accounts.excludedByRegister, false),
          lte(secondsOf("isSelfExcludedUntil"), seconds),
        ),
      ),
    );
  for (const { id, profile } of over) {
    const isOver = (until: number | null) => until !== null && until <= seconds;
    const isFree = (is: boolean, until: number | null) => !is || isOver(until);
    const { on_cool_off, isCoolOffUntil, self_excluded, isSelfExcludedUntil } = profile;
    const coolsOff = !isFree(on_cool_off, isCoolOffUntil);
    const isExcluded = !isFree(self_excluded, isSelfExcludedUntil);
    await changeProfile(database, id, {
      ...(on_cool_off && !coolsOff ? { on_cool_off: false, isCoolOffUntil: null } : {}),
      ...(self_excluded && !isExcluded ? { self_excluded: false, isSelfExcludedUntil: null } : {}),
      ...(coolsOff || isExcluded ? {} : { document_status: profile.document_status }),
    });
  }
}
