import type { Database } from "../../kernel/database/open.ts";
import { balanceOf, post } from "../ledger/ledger.ts";
import { ledgerAccounts } from "../ledger/schema.ts";

/** The programme's own accounts: the source of coins and points, and its money. */
export const coinsIssuedAccount = "coins_issued";
export const pointsIssuedAccount = "points_issued";
export const promotionsAccount = "promotions";

export const coinsOf = (accountId: string) => `coins:${accountId}`;
export const pointsOf = (accountId: string) => `points:${accountId}`;

/** Creates the programme's accounts where they are missing. */
export async function openProgramme(database: Database): Promise<void> {
  await database
    .insert(ledgerAccounts)
    .values([
      { id: coinsIssuedAccount, kind: "coins_issued", unit: "coins" },
      { id: pointsIssuedAccount, kind: "points_issued", unit: "points" },
      { id: promotionsAccount, kind: "promotions" },
    ])
    .onConflictDoNothing();
}

/** Creates a person's accounts of coins and points, with their balances at the start. */
export async function openPurses(
  database: Database,
  accountId: string,
  held: { coins: number; points: number },
  at: number,
): Promise<void> {
  await database
    .insert(ledgerAccounts)
    .values([
      { id: coinsOf(accountId), kind: "coins", unit: "coins" },
      { id: pointsOf(accountId), kind: "points", unit: "points" },
    ])
    .onConflictDoNothing();
  await setPurses(database, accountId, held, at);
}

export const coinsBalance = (database: Database, accountId: string) =>
  balanceOf(database, coinsOf(accountId));
export const pointsBalance = (database: Database, accountId: string) =>
  balanceOf(database, pointsOf(accountId));

/** Sets coins and points to the given numbers by one adjustment, within the caller's transaction. */
export async function setPurses(
  transaction: Database,
  accountId: string,
  wanted: { coins?: number | undefined; points?: number | undefined },
  at: number,
): Promise<void> {
  const bring = async (purse: string, issuer: string, units: number | undefined) => {
    const difference = units === undefined ? 0 : units - (await balanceOf(transaction, purse));
    return difference < 0
      ? { from: purse, to: issuer, units: -difference }
      : { from: issuer, to: purse, units: difference };
  };
  const movements = [
    await bring(coinsOf(accountId), coinsIssuedAccount, wanted.coins),
    await bring(pointsOf(accountId), pointsIssuedAccount, wanted.points),
  ].filter(({ units }) => units > 0);
  if (movements.length > 0) await post(transaction, { kind: "adjustment", movements, at });
}
