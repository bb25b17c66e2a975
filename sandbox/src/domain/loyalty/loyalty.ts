import type { User } from "@grandstand/contract/user";
import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import type { Account } from "../accounts/account.ts";
import { accounts } from "../accounts/schema.ts";
import { post } from "../ledger/ledger.ts";
import { loyaltyDataOf } from "./levels.ts";
import {
  coinsBalance,
  coinsIssuedAccount,
  coinsOf,
  pointsBalance,
  pointsIssuedAccount,
  pointsOf,
} from "./purses.ts";

/** Whether a person participates in the programme and its promotions (B6). */
export const participates = ({ profile }: Pick<Account, "profile">) =>
  profile.permissions.promotions_participation_allowed;

/** A person's level, points and coins, summed from the ledger now (B7). */
export async function readLoyalty(
  database: Database,
  account: Pick<Account, "id" | "profile">,
): Promise<User["loyaltyData"]> {
  const points = await pointsBalance(database, account.id);
  const coins = await coinsBalance(database, account.id);
  // A blocked account is not in the programme; one without documents keeps what it holds.
  return loyaltyDataOf({ points, coins }, account.profile.document_status !== "blocked");
}

/** What a decided bet earns: a coin and ten points for each whole euro of the stake. */
export function earnedBy(stake: number): { coins: number; points: number } {
  const euros = Math.floor(stake / 100);
  return { coins: euros, points: euros * 10 };
}

/**
 * Credits what a decided bet earns. Void bets, cashed-out bets, free bets and bets of
 * non-participants earn nothing.
 */
export async function rewardBet(
  transaction: Database,
  bet: { id: string; accountId: string; freeBetId: string | null; stake: number },
  status: string,
  at: number,
): Promise<void> {
  if ((status !== "won" && status !== "lost") || bet.freeBetId !== null) return;
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, bet.accountId));
  const { coins, points } = earnedBy(bet.stake);
  if (!account || !participates(account) || coins === 0) return;
  const movements = [
    { from: coinsIssuedAccount, to: coinsOf(bet.accountId), units: coins },
    { from: pointsIssuedAccount, to: pointsOf(bet.accountId), units: points },
  ];
  await post(transaction, { kind: "loyalty", betId: bet.id, movements, at });
}
