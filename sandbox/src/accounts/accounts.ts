import { randomUUID } from "node:crypto";
import type { User } from "@grandstand/contract/user";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { comparable } from "../account-opening/identities.ts";
import { type Database, emptyTables } from "../database/open.ts";
import {
  accounts,
  forbiddenAttempts,
  identities,
  passwordResets,
  signingKeys,
} from "../database/schema.ts";
import { grantFreeBet } from "../freebets/freebets.ts";
import { deposit, openOperatorAccounts, openWallet, walletBalance } from "../ledger/ledger.ts";
import { readLoyalty } from "../loyalty/loyalty.ts";
import { openProgramme, openPurses } from "../loyalty/purses.ts";
import { seedNotifications } from "../notifications/notifications.ts";
import type { Account, AccountSettings, ProfileChange } from "./account.ts";
import { documentPermissions } from "./fresh-account.ts";
import { hashPassword } from "./passwords.ts";
import { profileOf, seededAccounts, seededPassword, settingsOf } from "./seeded-accounts.ts";

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

/** Creates the operator's own accounts and the seeded ones in a database that has none. */
export async function seedAccounts(database: Database, now: number): Promise<void> {
  const [anybody] = await database.select({ id: accounts.id }).from(accounts).limit(1);
  if (anybody) return;
  const hashes = await Promise.all(seededAccounts.map(() => hashPassword(seededPassword)));
  await writeAccounts(database, hashes, now);
}

async function writeAccounts(
  database: Database,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await openOperatorAccounts(transaction);
    await openProgramme(transaction);
    for (const [index, seeded] of seededAccounts.entries()) {
      const id = `account-${index + 1}`;
      await transaction.insert(accounts).values({
        id,
        username: seeded.username,
        passwordHash: hashes[index] ?? "",
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
      if (seeded.balanceCents > 0) await deposit(transaction, id, seeded.balanceCents, now);
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
  if (before.length === 0) return seedAccounts(database, now);
  const hashes = await Promise.all(
    seededAccounts.map(({ username }) => {
      const account = before.find((each) => each.username === username);
      return account && !changed.has(account.id)
        ? account.passwordHash
        : hashPassword(seededPassword);
    }),
  );
  await writeAccounts(database, hashes, now);
}
