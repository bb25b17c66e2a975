import { currency } from "../../kernel/currency.ts";
import type { AccountProfile, AccountSettings } from "./account.ts";

/** What only somebody with checked documents may do. */
const noPlay = {
  bet_placement_allowed: false,
  gameplay_allowed: false,
  withdrawals_allowed: false,
  coins_conversion_allowed: false,
  promotions_participation_allowed: false,
};
/** The same with everything on, so that a status that is left leaves nothing behind. */
const play = {
  bet_placement_allowed: true,
  gameplay_allowed: true,
  withdrawals_allowed: true,
  coins_conversion_allowed: true,
  promotions_participation_allowed: true,
};

type DocumentPermissions = Pick<
  AccountProfile["permissions"],
  keyof typeof play | "deposits_allowed"
>;

/** The permissions that hang on the documents: in review or blocked, money stays where it is (A4). */
export const documentPermissions: Readonly<
  Record<AccountProfile["document_status"], DocumentPermissions>
> = {
  validated: { ...play, deposits_allowed: true },
  not_uploaded: { ...noPlay, deposits_allowed: true },
  pending: { ...noPlay, deposits_allowed: false },
  manual_review: { ...noPlay, deposits_allowed: false },
  blocked: { ...noPlay, deposits_allowed: false },
};

/** All permissions of somebody whose documents have this status. */
export function permissionsOf(
  status: AccountProfile["document_status"],
): AccountProfile["permissions"] {
  return {
    login_allowed: true,
    contact_support_allowed: true,
    manual_documents_uploading_allowed: true,
    veriff_documents_uploading_allowed: true,
    ...documentPermissions[status],
  };
}

/** The profile of an account that was just opened, without what only its person knows. */
export const freshProfile: Omit<AccountProfile, "email" | "name" | "age"> = {
  currency,
  self_excluded: false,
  on_cool_off: false,
  isCoolOffUntil: null,
  isSelfExcludedUntil: null,
  document_status: "not_uploaded",
  permissions: permissionsOf("not_uploaded"),
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
