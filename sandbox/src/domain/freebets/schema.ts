import type { Language } from "@grandstand/contract/entities";
import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Free bets and their owners; the remaining amount is the balance of the ledger account, and is
 * stored nowhere else.
 */
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
