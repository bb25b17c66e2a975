import type { AccountProfile, AccountSettings, LoginRule } from "../accounts/account.ts";
import { freshProfile, freshSettings, permissionsOf } from "../accounts/fresh-account.ts";
import type { FreeBetGrant } from "../freebets/freebets.ts";
import { seededFreeBets } from "../freebets/seeded-free-bets.ts";

/** The one password of every seeded account. */
export const seededPassword = "Grandstand1";

/** A seeded person of the sandbox, and the state that the account demonstrates. */
export interface SeededAccount {
  username: string;
  /** What the account demonstrates, in a few words for the README and the terminal. */
  shows: string;
  name: string;
  balanceCents: number;
  /** Free bets granted on the first day, which is `now` in epoch milliseconds. */
  freeBets: (now: number) => FreeBetGrant[];
  /** Loyalty at the start. */
  coins: number;
  points: number;
  loginRule: LoginRule;
  /** A country's code; a person who is not Belgian is known by a passport. */
  nationality: string;
  profile: Partial<AccountProfile>;
  settings: Partial<AccountSettings>;
  /** Known of a person whom the identity app knows. */
  nationalNumber: string | null;
}

type Facts = Pick<SeededAccount, "username" | "shows" | "name"> & Partial<SeededAccount>;
function account(facts: Facts): SeededAccount {
  return {
    balanceCents: 5_000,
    freeBets: () => [],
    coins: 0,
    points: 0,
    loginRule: "open",
    nationality: "BE",
    nationalNumber: null,
    profile: {},
    settings: {},
    ...facts,
  };
}

/** Seconds since the epoch: far enough ahead to outlive any sandbox (2 January 2030, midnight UTC). */
const longAfter = 1_893_542_400;

/** One account for each state (design §3). */
export const seededAccounts: readonly SeededAccount[] = [
  account({
    username: "verified_player",
    shows: "documents validated, money, loyalty",
    name: "Camille Vermeulen",
    nationalNumber: "92050511850",
    balanceCents: 25_000,
    coins: 340,
    points: 12_480,
    settings: { can_fast_deposit: true },
  }),
  account({
    username: "unverified_player",
    coins: 120,
    shows: "no documents yet, may not bet",
    name: "Noah Peeters",
    nationalNumber: "90070915163",
    profile: { document_status: "not_uploaded", show_itsme_verification: true },
  }),
  account({
    username: "pending_player",
    shows: "documents under review, may not bet",
    name: "Emma Lambert",
    profile: { document_status: "pending" },
  }),
  account({
    username: "blocked_player",
    shows: "documents refused, may not bet",
    name: "Lucas Maes",
    profile: { document_status: "blocked" },
  }),
  account({
    username: "cooloff_player",
    coins: 120,
    shows: "in cool-off, may not bet",
    name: "Louise Jacobs",
    profile: { on_cool_off: true, isCoolOffUntil: longAfter },
  }),
  account({
    username: "excluded_player",
    coins: 120,
    shows: "self-excluded, may not bet",
    name: "Arthur Dubois",
    profile: { self_excluded: true, isSelfExcludedUntil: longAfter },
  }),
  account({
    username: "under21_player",
    shows: "aged 20, may not bet",
    name: "Mila Willems",
    profile: { age: 20 },
    settings: { is_over_21: false },
  }),
  account({
    username: "empty_wallet",
    shows: "verified, without money",
    name: "Victor Claes",
    balanceCents: 0,
  }),
  account({
    username: "promo_player",
    shows: "free bets, boosts and coins",
    name: "Jade Leroy",
    balanceCents: 10_000,
    freeBets: seededFreeBets,
    coins: 2_750,
    points: 48_900,
  }),
  account({
    username: "smart_register",
    shows: "login leads to the short registration form",
    name: "Adam Goossens",
    balanceCents: 0,
    loginRule: "smart_registration",
  }),
  account({
    username: "smart_passport",
    shows: "the same form, with a passport",
    name: "Sofia Almeida",
    balanceCents: 0,
    loginRule: "smart_registration",
    nationality: "PT",
  }),
  account({
    username: "captcha_player",
    shows: "login needs a captcha",
    name: "Olivia Wouters",
    loginRule: "captcha",
  }),
  account({
    username: "expiring_document",
    shows: "a document that expires in 5 days",
    name: "Liam Martens",
    profile: {
      is_document_about_to_expire: true,
      days_number_until_document_expiration: 5,
      days_number_for_expired_badge: 5,
    },
  }),
  account({
    username: "internal_tester",
    shows: "1,000 euro and a card for fast deposits",
    name: "Nora Hermans",
    balanceCents: 100_000,
    settings: { can_fast_deposit: true },
  }),
  account({
    username: "review_player",
    shows: "documents that a person reviews, may not bet",
    name: "Elise Mertens",
    profile: { document_status: "manual_review" },
  }),
  account({
    username: "expired_document",
    shows: "a document that has expired",
    name: "Hugo Lemmens",
    profile: { is_document_expired: true },
  }),
  account({
    username: "grace_period",
    shows: "an expired document, with 3 days to send a new one",
    name: "Alice Desmet",
    profile: {
      is_document_expired: true,
      is_document_grace_period_active: true,
      document_grace_period_ends_in_days: 3,
    },
  }),
];

/** The whole profile: a verified person's, overridden by what this account demonstrates. */
export function profileOf(seeded: SeededAccount): AccountProfile {
  const status = seeded.profile.document_status ?? "validated";
  return {
    ...freshProfile,
    email: `${seeded.username.replace("_", ".")}@example.test`,
    name: seeded.name,
    age: 34,
    document_status: status,
    permissions: permissionsOf(status),
    ...seeded.profile,
  };
}

export function settingsOf(seeded: SeededAccount): AccountSettings {
  return { ...freshSettings, ...seeded.settings };
}
