import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What was priced: the order, and the price that it got. */
export interface BuilderTicketRecord {
  event_id: string;
  precanned_id: string | null;
  selections: { event_id: string; market_id: string; outcome_id: string }[];
  odds: number;
}

/**
 * The table `tickets` as the builder reads and writes it: a builder's ticket is kept beside the slip's,
 * so that its bets and its look-up are the same for both. Each column is named in full, since
 * Drizzle looks a name that is not up under the table's first description.
 */
export const builderTickets = pgTable("tickets", {
  uuid: uuid("uuid").primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text("kind").$type<"slip" | "builder">().notNull(),
  ticket: jsonb("ticket").$type<BuilderTicketRecord>().notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});
