import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant } from "../../kernel/database/columns.ts";

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
