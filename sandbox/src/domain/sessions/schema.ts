import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";

export const signingKeys = pgTable("signing_keys", {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const sessions = pgTable("sessions", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  revokedAt: instant("revoked_at"),
  device: text().$type<"desktop" | "mobile">().notNull(),
  userAgent: text("user_agent").notNull(),
});
