import type { authorizePaths } from "@grandstand/contract/authorize-paths";
import type { LegFacts, Ticket } from "@grandstand/contract/betslip";
import type { EventStats, Language } from "@grandstand/contract/entities";
import type { verificationStatuses } from "@grandstand/contract/verification";
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { KeptRegistration } from "../../domain/identities/registration.ts";
import type { AccountProfile, AccountSettings, LoginRule } from "../../domain/accounts/account.ts";
import type { BetTerms, ComboBoost } from "../../domain/bets/pricing.ts";
import type {
  ConsentDocument,
  NotificationFacts,
  NotificationWords,
} from "../../domain/notifications/notification.ts";
import type { OutcomeResult } from "../../domain/world/world.ts";

type VerificationStatus = (typeof verificationStatuses)[number];

/** The names of a selection as they were when the bet was placed, in each language. */
export type SelectionNames = Record<
  Language,
  { eventName: string; marketName: string; outcomeName: string }
>;

const cents = (name: string) => bigint(name, { mode: "number" });
const instant = (name: string) => bigint(name, { mode: "number" });

/** The tables, as `migrations/*.sql` creates them; the constraints are in those files. */
export const accounts = pgTable("accounts", {
  id: text().primaryKey(),
  username: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  profile: jsonb().$type<AccountProfile>().notNull(),
  settings: jsonb().$type<AccountSettings>().notNull(),
  loginRule: text("login_rule").$type<LoginRule>().notNull(),
  /** The self-exclusion is the register's, not the person's own: the register lifts it too. */
  excludedByRegister: boolean("excluded_by_register").notNull().default(false),
  realityCheckMinutes: integer("reality_check_minutes").$type<15 | 30 | 60>().notNull().default(60),
});

/** Who an account belongs to: nobody has two. The keys are what is compared, in lower case. */
export const identities = pgTable("identities", {
  accountId: text("account_id").primaryKey(),
  emailKey: text("email_key").notNull(),
  usernameKey: text("username_key").notNull(),
  nationalNumber: text("national_number"),
  nationality: text(),
  passport: text(),
  /** The registration as it was sent, without its secrets; null for a seeded account. */
  registration: jsonb().$type<KeptRegistration>(),
});

/** The stand-in of the national register of those who may not play. */
export const exclusionRegister = pgTable("exclusion_register", {
  nationalNumber: text("national_number").primaryKey(),
});

/** Registrations and logins, for the audit. */
export const accessEvents = pgTable("access_events", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text().$type<"registration" | "login">().notNull(),
  at: instant("at").notNull(),
});

/** Links to a new password: what is kept of each is a hash. Those of a name that nobody has belong to no account. */
export const passwordResets = pgTable("password_resets", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: text("account_id"),
  /** The name as it was typed, comparable. */
  usernameKey: text("username_key").notNull(),
  sentAt: instant("sent_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  usedAt: instant("used_at"),
});

/**
 * Identifications with the identity app's stand-in, from the way to it until what it proved is used up. Of whatever
 * an address carries there is a hash.
 */
export const identifications = pgTable("identifications", {
  requestHash: text("request_hash").primaryKey(),
  purpose: text().$type<keyof typeof authorizePaths>().notNull(),
  language: text().$type<Language>().notNull(),
  /** The site that the person came from, and is sent back to. */
  siteOrigin: text("site_origin").notNull(),
  /** Whose documents it verifies; null for a registration and a login. */
  accountId: text("account_id"),
  /** Until then the person may answer. */
  endsAt: instant("ends_at").notNull(),
  /** Who confirmed, by the name in the list of people. */
  person: text(),
  authHash: text("auth_hash"),
  identifier: text(),
  confirmedAt: instant("confirmed_at"),
  /** It has opened an account. */
  usedAt: instant("used_at"),
});

/** Sessions of the verification vendor's stand-in, with what it was shown: the image itself stays in the browser. */
export const verifications = pgTable("verifications", {
  vendorData: text("vendor_data").primaryKey(),
  language: text().$type<Language>().notNull(),
  status: text().$type<VerificationStatus>().notNull(),
  imageType: text("image_type"),
  imageBytes: integer("image_bytes"),
  /** Whose document it is, once there is an account. */
  accountId: text("account_id"),
  openedAt: instant("opened_at").notNull(),
});

/** The mails that were sent, in their order; the control page shows those that have a recipient. */
export const outbox = pgTable("outbox", {
  position: bigserial({ mode: "number" }).primaryKey(),
  recipient: text(),
  language: text().$type<Language>().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  link: text().notNull(),
  sentAt: instant("sent_at").notNull(),
});

/** What is said to an account, or without one to whoever is not logged in. */
export const notifications = pgTable("notifications", {
  position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  id: text().primaryKey(),
  accountId: text("account_id"),
  list: text().$type<"inbox" | "page">().notNull(),
  facts: jsonb().$type<NotificationFacts>().notNull(),
  words: jsonb().$type<Record<Language, NotificationWords>>().notNull(),
  sentAt: instant("sent_at").notNull(),
  readAt: instant("read_at"),
  openedAt: instant("opened_at"),
});

/** The versions of a document after its first. */
export const consentVersions = pgTable("consent_versions", {
  document: text().$type<ConsentDocument>().notNull(),
  version: integer().notNull(),
  validFrom: instant("valid_from").notNull(),
});

/** Which version an account is to accept, and when it did. */
export const consents = pgTable("consents", {
  accountId: text("account_id").notNull(),
  document: text().$type<ConsentDocument>().notNull(),
  version: integer().notNull(),
  requestedAt: instant("requested_at").notNull(),
  /** When it was last sent to the person; null as long as nobody can have read it. */
  servedAt: instant("served_at"),
  acceptedAt: instant("accepted_at"),
});

export const signingKeys = pgTable("signing_keys", {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const sessions = pgTable("sessions", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  revokedAt: instant("revoked_at"),
  device: text().$type<"desktop" | "mobile">().notNull(),
  userAgent: text("user_agent").notNull(),
});

export const forbiddenAttempts = pgTable("forbidden_attempts", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  action: text().notNull(),
  documentStatus: text("document_status").notNull(),
  at: instant("at").notNull(),
});

export const ledgerAccounts = pgTable("ledger_accounts", {
  id: text().primaryKey(),
  kind: text()
    .$type<
      | "wallet"
      | "house"
      | "stakes_held"
      | "payouts"
      | "deposits"
      | "withdrawals"
      | "free_bet"
      | "free_bets_given"
      | "coins"
      | "points"
      | "coins_issued"
      | "points_issued"
      | "promotions"
    >()
    .notNull(),
  /** The unit of its entries. */
  unit: text().$type<"cents" | "coins" | "points">().notNull().default("cents"),
});

export const ledgerTransactions = pgTable("ledger_transactions", {
  id: uuid().primaryKey(),
  kind: text()
    .$type<
      | "deposit"
      | "adjustment"
      | "stake"
      | "settlement"
      | "free_bet"
      | "loyalty"
      | "boost"
      | "conversion"
      | "cash_out"
      | "withdrawal"
    >()
    .notNull(),
  betId: uuid("bet_id"),
  at: instant("at").notNull(),
});

export const ledgerEntries = pgTable("ledger_entries", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  transactionId: uuid("transaction_id").notNull(),
  ledgerAccountId: text("ledger_account_id").notNull(),
  debit: cents("debit").notNull(),
  credit: cents("credit").notNull(),
});

/** The changes that people requested to their limits; see `limits/limits.ts`. */
export const limitChanges = pgTable("limit_changes", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text().$type<"deposit" | "stake" | "loss" | "session">().notNull(),
  period: text().$type<"day" | "week" | "month" | "session">().notNull(),
  /** Cents, or minutes of a session; null lifts the limit. */
  value: bigint({ mode: "number" }),
  requestedAt: instant("requested_at").notNull(),
  appliesAt: instant("applies_at").notNull(),
  supersededAt: instant("superseded_at"),
});

export const tickets = pgTable("tickets", {
  uuid: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  ticket: jsonb().$type<Ticket>().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

export const bets = pgTable("bets", {
  id: uuid().primaryKey(),
  ticketUuid: uuid("ticket_uuid").notNull(),
  accountId: text("account_id").notNull(),
  stakeTransactionId: uuid("stake_transaction_id").notNull(),
  reference: text().notNull(),
  type: text().$type<BetTerms["type"] | "builder">().notNull(),
  status: text().$type<"open" | "won" | "lost" | "void" | "cashed_out">().notNull(),
  stake: cents("stake").notNull(),
  systemType: text("system_type"),
  betCount: integer("bet_count").notNull(),
  unitStake: cents("unit_stake").notNull(),
  eachWay: boolean("each_way").notNull(),
  freeBetId: text("free_bet_id"),
  /** The boost's terms at placement; its amount is computed again when the bet is settled. */
  boostSteps: jsonb("boost_steps").$type<readonly number[]>(),
  boostMode: text("boost_mode").$type<ComboBoost["mode"]>(),
  boostPercent: doublePrecision("boost_percent"),
  boostAmount: cents("boost_amount"),
  potentialReturn: cents("potential_return"),
  /** The most that it pays, set at placement; null for bets from before that limit. */
  maximumPayout: cents("maximum_payout"),
  /** A builder's one price, requested and accepted, as decimal text; null for every other bet. */
  builderAskedOdds: text("builder_asked_odds"),
  builderOdds: text("builder_odds"),
  paid: cents("paid"),
  /** The share that was not cashed out, exact, as `568/901`; and what was paid for the rest. */
  runningShare: text("running_share").notNull().default("1/1"),
  cashedOut: cents("cashed_out").notNull().default(0),
  placedAt: instant("placed_at").notNull(),
  settledAt: instant("settled_at"),
});

export const betSelections = pgTable("bet_selections", {
  betId: uuid("bet_id").notNull(),
  position: integer().notNull(),
  epoch: text().notNull(),
  eventId: text("event_id").notNull(),
  marketId: text("market_id").notNull(),
  outcomeId: text("outcome_id").notNull(),
  names: jsonb().$type<SelectionNames>().notNull(),
  startsAt: text("starts_at").notNull(),
  sportSlug: text("sport_slug").notNull(),
  competitionSlug: text("competition_slug"),
  /** A decimal number in full, or `SP`: text, so that nothing is rounded. */
  askedOdds: text("asked_odds").notNull(),
  odds: text().notNull(),
  boosted: boolean().notNull(),
  /** The fraction of the odds paid for a place (`ew_price`), at placement. */
  placeFraction: text("place_fraction"),
  result: text().$type<OutcomeResult | "pending">().notNull(),
  facts: jsonb().$type<LegFacts>(),
  /** The score at the moment of the result. */
  finalStats: jsonb("final_stats").$type<EventStats>(),
});

export const outcomeResults = pgTable("outcome_results", {
  epoch: text().notNull(),
  outcomeId: text("outcome_id").notNull(),
  eventId: text("event_id").notNull(),
  result: text().$type<OutcomeResult>().notNull(),
  /** The last price, which a starting price becomes; null where there was none. */
  lastOdds: text("last_odds"),
});

export const appliedMigrations = pgTable("applied_migrations", { name: text().primaryKey() });

/** Every table of what people did, for `reset`; each after those that it refers to. */
export const tableNames = [
  "accounts",
  "identities",
  "exclusion_register",
  "access_events",
  "sessions",
  "password_resets",
  "outbox",
  "identifications",
  "verifications",
  "notifications",
  "consent_versions",
  "consents",
  "signing_keys",
  "forbidden_attempts",
  "limit_changes",
  "ledger_accounts",
  "ledger_transactions",
  "ledger_entries",
  "operations",
  "free_bets",
  "tickets",
  "bets",
  "bet_selections",
  "cash_out_quotes",
  "cash_outs",
  "outcome_results",
  "promotions",
  "bet_boosts",
  "coin_conversions",
  "favourites",
  "widget_bets",
  "payments",
  "last_cards",
  "privacy_choices",
] as const;
