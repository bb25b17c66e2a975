import type { Language } from "@grandstand/contract/entities";
import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What was given to whom; what is left of it is the balance of its ledger account, and stands nowhere else. */
export const freeBets = pgTable("free_bets", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  names: jsonb().$type<Record<Language, string>>().notNull(),
  amount: bigint({ mode: "number" }).notNull(),
  /** A decimal number in full. */
  minOdds: text("min_odds").notNull(),
  grantedAt: bigint("granted_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});
