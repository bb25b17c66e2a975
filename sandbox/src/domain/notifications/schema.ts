import type { Language } from "@grandstand/contract/entities";
import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";
import type { ConsentDocument, NotificationFacts, NotificationWords } from "./notification.ts";

/** What is said to an account, or without one to guests. */
export const notifications = pgTable("notifications", {
  position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  id: text().primaryKey(),
  accountId: text("account_id"),
  list: text().$type<"inbox" | "page">().notNull(),
  facts: jsonb().$type<NotificationFacts>().notNull(),
  words: jsonb().$type<Record<Language, NotificationWords>>().notNull(),
  sentAt: instant("sent_at").notNull(),
  readAt: instant("read_at"),
  openedAt: instant("opened_at"),
});

/** The versions of a document after its first. */
export const consentVersions = pgTable("consent_versions", {
  document: text().$type<ConsentDocument>().notNull(),
  version: integer().notNull(),
  validFrom: instant("valid_from").notNull(),
});

/** Which version an account is to accept, and when it did. */
export const consents = pgTable("consents", {
  accountId: text("account_id").notNull(),
  document: text().$type<ConsentDocument>().notNull(),
  version: integer().notNull(),
  requestedAt: instant("requested_at").notNull(),
  /** When it was last sent to the person; null as long as no one can have read it. */
  servedAt: instant("served_at"),
  acceptedAt: instant("accepted_at"),
});
