import type { LegFacts } from "@grandstand/contract/betslip";
import type { EventStats, Language } from "@grandstand/contract/entities";
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant } from "../../kernel/database/columns.ts";
import type { OutcomeResult } from "../world/world.ts";
import type { BetTerms, ComboBoost } from "./pricing.ts";

/** The names of a selection as they were when the bet was placed, in each language. */
export type SelectionNames = Record<
  Language,
  { eventName: string; marketName: string; outcomeName: string }
>;

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

/** What was paid out before a bet's end; the quote's id allows one payment only. */
export const cashOuts = pgTable("cash_outs", {
  quoteId: uuid("quote_id").primaryKey(),
  betId: uuid("bet_id").notNull(),
  transactionId: uuid("transaction_id").notNull(),
  amount: cents("amount").notNull(),
  stake: cents("stake").notNull(),
  at: instant("at").notNull(),
});
