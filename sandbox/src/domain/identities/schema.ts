import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";
import type { KeptRegistration } from "./registration.ts";

/** The person whom an account belongs to: no one has two. The keys are what is compared, in lower case. */
export const identities = pgTable("identities", {
  accountId: text("account_id").primaryKey(),
  emailKey: text("email_key").notNull(),
  usernameKey: text("username_key").notNull(),
  nationalNumber: text("national_number"),
  nationality: text(),
  passport: text(),
  /** The registration as it was sent, without its secrets; null for a seeded account. */
  registration: jsonb().$type<KeptRegistration>(),
});

/** The simulated national register of those who may not play. */
export const exclusionRegister = pgTable("exclusion_register", {
  nationalNumber: text("national_number").primaryKey(),
});

/** Registrations and logins, for the audit. */
export const accessEvents = pgTable("access_events", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  kind: text().$type<"registration" | "login">().notNull(),
  at: instant("at").notNull(),
});
