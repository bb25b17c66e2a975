import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What was priced: the order, and its price. */
export interface BuilderTicketRecord {
  event_id: string;
  precanned_id: string | null;
  selections: { event_id: string; market_id: string; outcome_id: string }[];
  odds: number;
}

/**
 * The table `tickets` as the builder reads and writes it: tickets of builders and slips share a
 * table, so that their bets and their look-up are the same. Each column names its own SQL name,
 * since Drizzle looks up a missing name in the first description of the table.
 */
export const builderTickets = pgTable("tickets", {
  uuid: uuid("uuid").primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text("kind").$type<"slip" | "builder">().notNull(),
  ticket: jsonb("ticket").$type<BuilderTicketRecord>().notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});
