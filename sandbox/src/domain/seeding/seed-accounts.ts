import { randomUUID } from "node:crypto";
import { isNotNull } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { accounts } from "../accounts/schema.ts";
import { grantFreeBet } from "../freebets/freebets.ts";
import { comparable } from "../identities/identities.ts";
import { identities } from "../identities/schema.ts";
import { openOperatorAccounts, openWallet } from "../ledger/ledger.ts";
import { openProgramme, openPurses } from "../loyalty/purses.ts";
import { seedNotifications } from "../notifications/notifications.ts";
import { keepLastCard, seededCard } from "../payments/cards.ts";
import { recordDeposit } from "../payments/record-deposit.ts";
import { passwordResets } from "../recovery/schema.ts";
import { signingKeys } from "../sessions/schema.ts";
import {
  profileOf,
  type SeededAccount,
  seededAccounts,
  seededPassword,
  settingsOf,
} from "./seeded-accounts.ts";
import { emptyTables } from "./tables.ts";

/** How many days ago the money of a seeded account was deposited: no deposit limit counts it. */
const seededDepositAge = 30;

/** A seeded account that is to be written. */
interface NewAccount {
  readonly id: string;
  readonly seeded: SeededAccount;
  readonly passwordHash: string;
}

const seededId = (seeded: SeededAccount) => `account-${seededAccounts.indexOf(seeded) + 1}`;

/**
 * Creates the seeded accounts that a database does not have: all of them in a new one, and in one of an earlier
 * version those that were added since. A person who registered with their name, address or number keeps it.
 */
export async function seedAccounts(database: Database, now: number): Promise<void> {
  const present = await database
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts);
  const known = await database.select().from(identities);
  const missing = seededAccounts.filter(
    (seeded) =>
      present.every(({ username }) => username !== seeded.username) &&
      known.every((identity) => !isOf(identity, seeded)),
  );
  if (missing.length === 0) return;
  const written = await Promise.all(
    missing.map(async (seeded) => {
      const isFree = present.every(({ id }) => id !== seededId(seeded));
      const id = isFree ? seededId(seeded) : randomUUID();
      return { id, seeded, passwordHash: await hashPassword(seededPassword) };
    }),
  );
  await writeAccounts(database, written, now);
}

function isOf(identity: typeof identities.$inferSelect, seeded: SeededAccount): boolean {
  const { emailKey, usernameKey, nationalNumber } = identity;
  return (
    emailKey === comparable(profileOf(seeded).email) ||
    usernameKey === comparable(seeded.username) ||
    (nationalNumber !== null && nationalNumber === seeded.nationalNumber)
  );
}

async function writeAccounts(
  database: Database,
  written: readonly NewAccount[],
  now: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await openOperatorAccounts(transaction);
    await openProgramme(transaction);
    for (const { id, seeded, passwordHash } of written) {
      await transaction.insert(accounts).values({
        id,
        username: seeded.username,
        passwordHash,
        profile: profileOf(seeded),
        settings: settingsOf(seeded),
        loginRule: seeded.loginRule,
      });
      await transaction.insert(identities).values({
        accountId: id,
        emailKey: comparable(profileOf(seeded).email),
        usernameKey: comparable(seeded.username),
        nationality: seeded.nationality,
        nationalNumber: seeded.nationalNumber,
        registration: null,
      });
      await openWallet(transaction, id);
      const { balanceCents } = seeded;
      if (balanceCents > 0) {
        await recordDeposit(transaction, id, balanceCents, shiftDays(now, -seededDepositAge));
      }
      if (seeded.settings.can_fast_deposit) {
        await keepLastCard(transaction, id, seededCard, shiftDays(now, -seededDepositAge));
      }
      for (const freeBet of seeded.freeBets(now)) {
        await grantFreeBet(transaction, id, freeBet, now);
      }
      await openPurses(transaction, id, seeded, now);
    }
    const idOf = (username: string) =>
      `account-${seededAccounts.findIndex((seeded) => seeded.username === username) + 1}`;
    await seedNotifications(transaction, idOf, now);
  });
}

/** Empties every table and seeds it again. The signing key and the hashes of unchanged passwords stay. */
export async function resetAccounts(database: Database, now: number): Promise<void> {
  const keys = await database.select().from(signingKeys);
  const before = await database.select().from(accounts);
  const used = await database.select().from(passwordResets).where(isNotNull(passwordResets.usedAt));
  const changed = new Set(used.map(({ accountId }) => accountId));
  await emptyTables(database);
  if (keys.length > 0) await database.insert(signingKeys).values(keys);
  const written = await Promise.all(
    seededAccounts.map(async (seeded) => {
      const account = before.find(({ username }) => username === seeded.username);
      const isKept = account !== undefined && !changed.has(account.id);
      const passwordHash = isKept ? account.passwordHash : await hashPassword(seededPassword);
      return { id: seededId(seeded), seeded, passwordHash };
    }),
  );
  await writeAccounts(database, written, now);
}
