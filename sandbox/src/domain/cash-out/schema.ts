import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant } from "../../kernel/database/columns.ts";

/** What was offered for a bet. */
export const cashOutQuotes = pgTable("cash_out_quotes", {
  id: uuid().primaryKey(),
  betId: uuid("bet_id").notNull(),
  accountId: text("account_id").notNull(),
  amount: cents("amount").notNull(),
  /** The share of the bet that is quoted; null in quotes from before this column. */
  runningShare: text("running_share"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** What a bet was offered, where that changed; null from when nothing was. */
export const cashOutPoints = pgTable("cash_out_points", {
  betId: uuid("bet_id").notNull(),
  at: instant("at").notNull(),
  amount: cents("amount"),
});
