import { getTableName, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { operations } from "../../kernel/once/schema.ts";
import { accounts, forbiddenAttempts, privacyChoices } from "../accounts/schema.ts";
import { betSelections, bets, cashOuts } from "../bets/schema.ts";
import { tickets } from "../betslip/schema.ts";
import { cashOutPoints, cashOutQuotes } from "../cash-out/schema.ts";
import { favourites } from "../favourites/schema.ts";
import { freeBets } from "../freebets/schema.ts";
import { identifications } from "../identification/schema.ts";
import { accessEvents, exclusionRegister, identities } from "../identities/schema.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import { limitChanges } from "../limits/schema.ts";
import { betBoosts, coinConversions, promotions } from "../loyalty/schema.ts";
import { consents, consentVersions, notifications } from "../notifications/schema.ts";
import { lastCards, payments } from "../payments/schema.ts";
import { outbox, passwordResets } from "../recovery/schema.ts";
import { sessions, signingKeys } from "../sessions/schema.ts";
import { outcomeResults } from "../settlement/schema.ts";
import { widgetBets } from "../suggestions/schema.ts";
import { verifications } from "../verification/schema.ts";

/**
 * Every table of what people did, for `reset`; each after those that it refers to. The migrations of
 * `kernel/database` create them, and have their constraints.
 */
export const tableNames: readonly string[] = [
  accounts,
  identities,
  exclusionRegister,
  accessEvents,
  sessions,
  passwordResets,
  outbox,
  identifications,
  verifications,
  notifications,
  consentVersions,
  consents,
  signingKeys,
  forbiddenAttempts,
  limitChanges,
  ledgerAccounts,
  ledgerTransactions,
  ledgerEntries,
  operations,
  freeBets,
  tickets,
  bets,
  betSelections,
  cashOutPoints,
  cashOutQuotes,
  cashOuts,
  outcomeResults,
  promotions,
  betBoosts,
  coinConversions,
  favourites,
  widgetBets,
  payments,
  lastCards,
  privacyChoices,
].map((table) => getTableName(table));

/** What refuses to be deleted from while people bet: the database itself guards the ledger. */
const guardedTables = ["ledger_transactions", "ledger_entries"];

/**
 * Empties every table; the tables stay. Row by row, those that refer to others first: with the few
 * rows of a day it takes a twentieth of what TRUNCATE does, which makes each table's files again.
 */
export async function emptyTables(database: Database): Promise<void> {
  const guards = (action: string) =>
    guardedTables.map((table) => `ALTER TABLE ${table} ${action} TRIGGER ${table}_added_only`);
  const deletions = tableNames.toReversed().map((table) => `DELETE FROM ${table}`);
  const statements = [...guards("DISABLE"), ...deletions, ...guards("ENABLE")];
  await database.transaction(async (transaction) => {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
  });
}
