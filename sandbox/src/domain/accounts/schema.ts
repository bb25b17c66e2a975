import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/database/columns.ts";
import type { AccountProfile, AccountSettings, LoginRule } from "./account.ts";

export const accounts = pgTable("accounts", {
  id: text().primaryKey(),
  username: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  profile: jsonb().$type<AccountProfile>().notNull(),
  settings: jsonb().$type<AccountSettings>().notNull(),
  loginRule: text("login_rule").$type<LoginRule>().notNull(),
  /** The self-exclusion is the register's, not the person's own: the register lifts it too. */
  excludedByRegister: boolean("excluded_by_register").notNull().default(false),
  realityCheckMinutes: integer("reality_check_minutes").$type<15 | 30 | 60>().notNull().default(60),
});

export const forbiddenAttempts = pgTable("forbidden_attempts", {
  id: uuid().primaryKey(),
  accountId: text("account_id").notNull(),
  action: text().notNull(),
  documentStatus: text("document_status").notNull(),
  at: instant("at").notNull(),
});

/** What a person lets be done with their data. */
export const privacyChoices = pgTable("privacy_choices", {
  accountId: text("account_id").primaryKey(),
  byEmail: boolean("by_email").notNull(),
  bySms: boolean("by_sms").notNull(),
  byPhone: boolean("by_phone").notNull(),
  statistics: boolean().notNull(),
  changedAt: instant("changed_at").notNull(),
});
