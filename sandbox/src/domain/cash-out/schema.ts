import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";

const cents = (name: string) => bigint(name, { mode: "number" });
const instant = (name: string) => bigint(name, { mode: "number" });

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

/** What was paid out before a bet's end; the quote's id allows one payment only. */
export const cashOuts = pgTable("cash_outs", {
  quoteId: uuid("quote_id").primaryKey(),
  betId: uuid("bet_id").notNull(),
  transactionId: uuid("transaction_id").notNull(),
  amount: cents("amount").notNull(),
  stake: cents("stake").notNull(),
  at: instant("at").notNull(),
});
