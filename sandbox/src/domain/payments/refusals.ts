import type { Account } from "../accounts/account.ts";

/** Lowest age of somebody who deposits (A9). */
const minimumAge = 21;

/** Why money was not moved. Instants are epoch milliseconds, null where there is no end. */
export type Refusal =
  | { why: "documents" | "under-21" | "bank" | "expired" | "unknown" | "balance" }
  | { why: "cool-off" | "self-excluded"; until: number | null }
  | { why: "limit"; leftCents: number; freesAt: number | null };

const milliseconds = (seconds: number | null) => (seconds === null ? null : seconds * 1_000);

/** Why this person may not deposit at all, or null (A5, A6). */
export function barOfDeposit({ profile, settings }: Account): Refusal | null {
  if (profile.self_excluded) {
    return { why: "self-excluded", until: milliseconds(profile.isSelfExcludedUntil) };
  }
  if (profile.on_cool_off) return { why: "cool-off", until: milliseconds(profile.isCoolOffUntil) };
  if (profile.age < minimumAge || !settings.is_over_21) return { why: "under-21" };
  return profile.permissions.deposits_allowed ? null : { why: "documents" };
}

/**
 * Why this person may not withdraw, or null. A cool-off, an exclusion and an age hold back what one plays with; money that
 * is one's own can always be fetched.
 */
export function barOfWithdrawal({ profile }: Account): Refusal | null {
  return profile.permissions.withdrawals_allowed ? null : { why: "documents" };
}
