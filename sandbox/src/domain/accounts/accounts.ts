import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import type { Account, AccountSettings, ProfileChange } from "./account.ts";
import { documentPermissions } from "./fresh-account.ts";
import { accounts, forbiddenAttempts } from "./schema.ts";

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
 * documents follow their status, unless the change names them. A self-exclusion that is changed is the person's
 * own, until the register sets it.
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
