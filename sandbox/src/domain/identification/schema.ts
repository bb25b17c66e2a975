import type { authorizePaths } from "@grandstand/contract/authorize-paths";
import type { Language } from "@grandstand/contract/entities";
import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";

/**
 * Identifications with the simulated identity app, from the way to it until what it proved is used up. What an address
 * carries is kept as a hash alone.
 */
export const identifications = pgTable("identifications", {
  requestHash: text("request_hash").primaryKey(),
  purpose: text().$type<keyof typeof authorizePaths>().notNull(),
  language: text().$type<Language>().notNull(),
  /** The site that the person came from, and is sent back to. */
  siteOrigin: text("site_origin").notNull(),
  /** Whose documents it verifies; null for a registration and a login. */
  accountId: text("account_id"),
  /** Until then the person may answer. */
  endsAt: instant("ends_at").notNull(),
  /** Who confirmed, by the name in the list of people. */
  person: text(),
  authHash: text("auth_hash"),
  identifier: text(),
  confirmedAt: instant("confirmed_at"),
  /** It has opened an account. */
  usedAt: instant("used_at"),
});
