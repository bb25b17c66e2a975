import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Refusal } from "./refusals.ts";
import type { CardName } from "./test-cards.ts";

const whole = (name: string) => bigint(name, { mode: "number" });

/** Deposits and withdrawals; the constraints are in `0180-payments.sql`. */
export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text().$type<"deposit" | "withdrawal">().notNull(),
  method: text().$type<"card" | "fast" | "bank" | "wallet" | "transfer">().notNull(),
  cents: whole("cents").notNull(),
  state: text().$type<"waiting" | "done" | "refused">().notNull(),
  reference: text().notNull(),
  detail: text().notNull(),
  card: text().$type<CardName>(),
  /** The person has confirmed it with their bank or wallet. */
  authorisedAt: whole("authorised_at"),
  refusal: jsonb().$type<Refusal>(),
  /** A deposit's credit, or a withdrawal's debit. */
  transactionId: uuid("transaction_id"),
  /** What the decision on a withdrawal moved. */
  closingTransactionId: uuid("closing_transaction_id"),
  openedAt: whole("opened_at").notNull(),
  decidedAt: whole("decided_at"),
});
export type Payment = typeof payments.$inferSelect;

/** The card that a fast deposit is paid with. */
export const lastCards = pgTable("last_cards", {
  accountId: text("account_id").primaryKey(),
  card: text().$type<CardName>().notNull(),
  lastDigits: text("last_digits").notNull(),
  usedAt: whole("used_at").notNull(),
});
