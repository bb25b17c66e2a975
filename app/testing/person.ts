import type { User } from "@grandstand/contract/user";

/** A person who may bet, with 50 EUR, unless the changes say otherwise. */
export function person(changes: Partial<User> = {}): User {
  return {
    id: "person-1",
    username: "verified_player",
    email: "anna@example.com",
    name: "Anna",
    age: 34,
    currency: "EUR",
    balance: 5_000,
    self_excluded: false,
    on_cool_off: false,
    isCoolOffUntil: null,
    isSelfExcludedUntil: null,
    document_status: "validated",
    permissions: {
      login_allowed: true,
      contact_support_allowed: true,
      deposits_allowed: true,
      withdrawals_allowed: true,
      manual_documents_uploading_allowed: true,
      veriff_documents_uploading_allowed: true,
      gameplay_allowed: true,
      bet_placement_allowed: true,
      coins_conversion_allowed: true,
      promotions_participation_allowed: true,
    },
    loyaltyData: { points: 0, coins: 0, level: "Blue", progress: 0, next_level: "Platinum" },
    is_document_grace_period_active: false,
    document_grace_period_ends_in_days: null,
    is_document_about_to_expire: false,
    days_number_until_document_expiration: null,
    is_document_expired: false,
    days_number_for_expired_badge: null,
    cut_off_date: null,
    show_itsme_verification: false,
    ...changes,
  };
}

/** A session's token that expires at this instant (epoch milliseconds). */
export function tokenUntil(expiresAt: number): string {
  const claims = btoa(JSON.stringify({ exp: Math.floor(expiresAt / 1_000) }));
  return `head.${claims.replaceAll("+", "-").replaceAll("/", "_")}.signature`;
}
