import { randomUUID } from "node:crypto";
import type { User } from "@grandstand/contract/user";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { comparable } from "../identities/identities.ts";
import { keepLastCard, seededCard } from "../payments/cards.ts";
import { recordDeposit } from "../payments/record-deposit.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import { type Database, emptyTables } from "../../kernel/database/open.ts";
import {
  accounts,
  forbiddenAttempts,
  identities,
  passwordResets,
  signingKeys,
} from "../../kernel/database/schema.ts";
import { grantFreeBet } from "../freebets/freebets.ts";
import { openOperatorAccounts, openWallet, walletBalance } from "../ledger/ledger.ts";
import { readLoyalty } from "../loyalty/loyalty.ts";
import { openProgramme, openPurses } from "../loyalty/purses.ts";
import { seedNotifications } from "../notifications/notifications.ts";
import type { Account, AccountSettings, ProfileChange } from "./account.ts";
import { documentPermissions } from "./fresh-account.ts";
import { hashPassword } from "./passwords.ts";
import {
  profileOf,
  type SeededAccount,
  seededAccounts,
  seededPassword,
  settingsOf,
} from "../seeding/seeded-accounts.ts";

/** The money of a seeded account was deposited so many milliseconds ago: no deposit limit counts it. */
const seededDepositAge = 30;

export async function findAccountByUsername(
  database: Database,
  username: string,
): Promise<Account | null> {
  const [row] = await database.select().from(accounts).where(eq(accounts.username, username));
  return row ?? null;
}

export async function findAccount(database: Database, id: string): Promise<Account | null> {
  const [row] = await database.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** The person as `GET /user` shows them, with balance and loyalty summed now. */
export async function readUser(database: Database, account: Account): Promise<User> {
  return {
    ...account.profile,
    id: account.id,
    username: account.username,
    balance: await walletBalance(database, account.id),
    loyaltyData: await readLoyalty(database, account),
  };
}

export async function changeSettings(
  database: Database,
  accountId: string,
  change: Partial<AccountSettings>,
): Promise<void> {
  await database
    .update(accounts)
    .set({ settings: sql`${accounts.settings} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(accounts.id, accountId));
}

/**
 * Changes facts of a person's profile (a self-exclusion, a document status). The permissions that hang on the
 * documents follow their status, unless the change names them. A self-exclusion that is changed is nobody's
 * but the person's own, until the register sets it.
 */
export async function changeProfile(
  database: Database,
  accountId: string,
  { permissions: named, ...facts }: ProfileChange,
): Promise<void> {
  const status = facts.document_status;
  const permissions = { ...(status ? documentPermissions[status] : {}), ...named };
  await database
    .update(accounts)
    .set({
      profile: sql`${accounts.profile} || ${JSON.stringify(facts)}::jsonb || jsonb_build_object(
        'permissions', (${accounts.profile} -> 'permissions') || ${JSON.stringify(permissions)}::jsonb
      )`,
      ...(facts.self_excluded === undefined ? {} : { excludedByRegister: false }),
    })
    .where(eq(accounts.id, accountId));
}

/** Sets or lifts the register's exclusion of a person; it never touches one that is the person's own. */
export async function followRegister(
  database: Database,
  accountId: string,
  isInRegister: boolean,
): Promise<void> {
  const mayChange = isInRegister
    ? sql`(${accounts.profile} ->> 'self_excluded') = 'false'`
    : eq(accounts.excludedByRegister, true);
  await database
    .update(accounts)
    .set({
      profile: sql`${accounts.profile} || ${JSON.stringify({ self_excluded: isInRegister })}::jsonb`,
      excludedByRegister: isInRegister,
    })
    .where(and(eq(accounts.id, accountId), mayChange));
}

export async function noteForbiddenAttempt(
  database: Database,
  attempt: { accountId: string; action: string; documentStatus: string; at: number },
): Promise<void> {
  await database.insert(forbiddenAttempts).values({ id: randomUUID(), ...attempt });
}

/** A seeded account that is to be written. */
interface NewAccount {
  readonly id: string;
  readonly seeded: SeededAccount;
  readonly passwordHash: string;
}

const seededId = (seeded: SeededAccount) => `account-${seededAccounts.indexOf(seeded) + 1}`;

/**
 * Creates the seeded accounts that a database does not have: all of them in a new one, and in one that
 * an earlier version left those that came since. Whoever registered with their name, address or number keeps it.
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

/** Empties every table and seeds it again. The signing key and the hashes of passwords that nobody changed stay. */
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
