import type { promotionAudiences } from "@grandstand/contract/promotions";
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

const whole = (name: string) => bigint(name, { mode: "number" });
type BoostKind = "bet" | "coins";

/** Boosts that a person may use; the constraints are in `0050-loyalty.sql`. */
export const promotions = pgTable("promotions", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text().$type<BoostKind>().notNull(),
  eventId: text("event_id"),
  competitionId: text("competition_id"),
  sportId: text("sport_id"),
  audience: text().$type<(typeof promotionAudiences)[number]>().notNull(),
  createdAt: whole("created_at").notNull(),
  activeUntil: whole("active_until").notNull(),
  minimumStake: whole("minimum_stake"),
  maximumStake: whole("maximum_stake"),
  /** Decimal text; so is `maximumOdds`. */
  minimumOdds: text("minimum_odds"),
  maximumOdds: text("maximum_odds"),
  maximumWinnings: whole("maximum_winnings"),
  /** Whole percent. */
  boost: integer().notNull(),
  betTypes: jsonb("bet_types").$type<("single" | "combi")[]>().notNull(),
});
export type PromotionRow = typeof promotions.$inferSelect;

/** The boosts of a bet at placement. */
export const betBoosts = pgTable(
  "bet_boosts",
  {
    betId: uuid("bet_id").notNull(),
    kind: text().$type<BoostKind>().notNull(),
    promotionId: text("promotion_id").notNull(),
    boost: integer().notNull(),
    maximumWinnings: whole("maximum_winnings"),
    status: text().$type<"pending" | "won" | "lost">().notNull(),
    /** Cents or coins: what would be paid, and after the settlement what was paid. */
    amount: whole("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.kind] })],
);

export const coinConversions = pgTable("coin_conversions", {
  uuid: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  transactionId: uuid("transaction_id").notNull(),
  coins: whole("coins").notNull(),
  cents: whole("cents").notNull(),
  rate: text().notNull(),
  /** yyyy-MM-dd in Brussels. */
  day: text().notNull(),
  at: whole("at").notNull(),
});
