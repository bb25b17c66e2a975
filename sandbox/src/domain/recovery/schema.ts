import type { Language } from "@grandstand/contract/entities";
import { bigserial, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";

/** Links to a new password: what is kept of each is a hash. Those of a name that no one has belong to no account. */
export const passwordResets = pgTable("password_resets", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: text("account_id"),
  /** The name as it was typed, comparable. */
  usernameKey: text("username_key").notNull(),
  sentAt: instant("sent_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  usedAt: instant("used_at"),
});

/** The mails that were sent, in their order; the control page shows those that have a recipient. */
export const outbox = pgTable("outbox", {
  position: bigserial({ mode: "number" }).primaryKey(),
  recipient: text(),
  language: text().$type<Language>().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  link: text().notNull(),
  sentAt: instant("sent_at").notNull(),
});
