import { type PermissionName, permissionNames } from "@grandstand/contract/user";
import type { AccountProfile, AccountSettings } from "./account.ts";

/** What somebody without checked documents may not do. */
export const noPlay: Partial<Record<PermissionName, boolean>> = {
  bet_placement_allowed: false,
  gameplay_allowed: false,
  withdrawals_allowed: false,
  coins_conversion_allowed: false,
  promotions_participation_allowed: false,
};

/** Every permission, but for the changes. */
export function permissionsWith(
  changes: Partial<Record<PermissionName, boolean>>,
): AccountProfile["permissions"] {
  const entries = permissionNames.map((name) => [name, changes[name] ?? true] as const);
  return Object.fromEntries(entries) as AccountProfile["permissions"];
}

/** The profile of an account that was just opened, without what only its person knows. */
export const freshProfile: Omit<AccountProfile, "email" | "name" | "age"> = {
  currency: "EUR",
  self_excluded: false,
  on_cool_off: false,
  isCoolOffUntil: null,
  isSelfExcludedUntil: null,
  document_status: "not_uploaded",
  permissions: permissionsWith(noPlay),
  is_document_grace_period_active: false,
  document_grace_period_ends_in_days: null,
  is_document_about_to_expire: false,
  days_number_until_document_expiration: null,
  is_document_expired: false,
  days_number_for_expired_badge: null,
  cut_off_date: null,
  show_itsme_verification: false,
};

/** The settings of an account that was just opened. */
export const freshSettings: AccountSettings = {
  odds_format: "decimal",
  accept_odds: "none",
  locale: "fr",
  timezone: "Europe/Brussels",
  is_over_21: true,
  can_fast_deposit: false,
};
