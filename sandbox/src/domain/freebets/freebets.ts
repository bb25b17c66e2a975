import { randomUUID } from "node:crypto";
import type { Language } from "@grandstand/contract/entities";
import type { FreeBet } from "@grandstand/contract/freebets";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { balanceOf, freeBetAccountOf, giveFreeBet, revokeFreeBet } from "../ledger/ledger.ts";
import { freeBets } from "./schema.ts";

/** The terms of a new free bet; amounts in cents, `used` of which are spent already. */
export interface FreeBetGrant {
  id?: string;
  names: Record<Language, string>;
  amount: number;
  used?: number;
  /** Every price of the bet must be above it (B5). */
  minOdds: number;
  expiresAt: number;
}

type FreeBetRow = typeof freeBets.$inferSelect;
/** A free bet with its remaining amount. */
export type UsableFreeBet = FreeBetRow & { remaining: number };

async function withRemaining(database: Database, row: FreeBetRow): Promise<UsableFreeBet> {
  return { ...row, remaining: await balanceOf(database, freeBetAccountOf(row.id)) };
}

/** The person's free bets that can still be used, by expiry, soonest first. */
export async function readActiveFreeBets(
  database: Database,
  accountId: string,
  now: number,
): Promise<UsableFreeBet[]> {
  const rows = await database
    .select()
    .from(freeBets)
    .where(and(eq(freeBets.accountId, accountId), gt(freeBets.expiresAt, now)))
    .orderBy(asc(freeBets.expiresAt), asc(freeBets.id));
  const usable: UsableFreeBet[] = [];
  for (const row of rows) usable.push(await withRemaining(database, row));
  return usable.filter(({ remaining }) => remaining > 0);
}

/** A person's own free bet, or null where it can't be used. */
export async function findUsableFreeBet(
  database: Database,
  accountId: string,
  id: string,
  now: number,
): Promise<UsableFreeBet | null> {
  const active = await readActiveFreeBets(database, accountId, now);
  return active.find((freeBet) => freeBet.id === id) ?? null;
}

/** A free bet as the contract shows it, named in the given language. */
export function toFreeBet(row: UsableFreeBet, language: Language): FreeBet {
  return {
    id: row.id,
    name: row.names[language],
    amount: row.amount,
    amount_remaining: row.remaining,
    conditions: { min_odds: Number(row.minOdds) },
    expires_at: new Date(row.expiresAt).toISOString(),
  };
}

/** Grants a free bet, within the caller's transaction; resolves with its id. */
export async function grantFreeBet(
  transaction: Database,
  accountId: string,
  grant: FreeBetGrant,
  now: number,
): Promise<string> {
  const { id = randomUUID(), names, amount, used = 0, minOdds, expiresAt } = grant;
  await transaction.insert(freeBets).values({
    id,
    accountId,
    names,
    amount,
    minOdds: String(minOdds),
    grantedAt: now,
    expiresAt,
  });
  await giveFreeBet(transaction, id, amount, now);
  if (used > 0) await revokeFreeBet(transaction, id, used, now);
  return id;
}

/** Ends a free bet now; false where no free bet has that id. */
export async function expireFreeBet(database: Database, id: string, now: number): Promise<boolean> {
  const expired = await database
    .update(freeBets)
    .set({ expiresAt: now })
    .where(eq(freeBets.id, id))
    .returning({ id: freeBets.id });
  return expired.length === 1;
}
