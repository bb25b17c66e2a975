import { randomUUID } from "node:crypto";
import { and, eq, gte } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { followRegister } from "../accounts/accounts.ts";
import { isExcluded } from "./identities.ts";
import { accessEvents, identities } from "./schema.ts";

/**
 * Notes a login, and reads the national register once more: a person who is in it is self-excluded from now on,
 * until a login finds them no longer in it.
 */
export async function noteLogin(database: Database, accountId: string, now: number): Promise<void> {
  await database
    .insert(accessEvents)
    .values({ id: randomUUID(), accountId, kind: "login", at: now });
  const [identity] = await database
    .select()
    .from(identities)
    .where(eq(identities.accountId, accountId));
  const number = identity?.nationalNumber ?? null;
  if (number === null) return;
  await followRegister(database, accountId, await isExcluded(database, number));
}

/** Whether an account was opened at an instant (epoch milliseconds) or after it. */
export async function wasOpenedSince(
  database: Database,
  accountId: string,
  since: number,
): Promise<boolean> {
  const [event] = await database
    .select()
    .from(accessEvents)
    .where(
      and(
        eq(accessEvents.accountId, accountId),
        eq(accessEvents.kind, "registration"),
        gte(accessEvents.at, since),
      ),
    );
  return event !== undefined;
}
