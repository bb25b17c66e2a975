import type { ErrorCode } from "@grandstand/contract/betslip";
import type { Database } from "../../kernel/database/open.ts";
import { countedBy, standingOf } from "./counted.ts";
import { limitInForce, limitNames } from "./limits.ts";

const codes = { stake: "STAKE_LIMIT_PASSED", loss: "LOSS_LIMIT_PASSED" } as const;

/**
 * Which limit a stake from the wallet, in cents, would pass, or null. Needs the transaction of the bet, with
 * the wallet locked, so that two bets can't both fit.
 */
export async function findPassedLimit(
  transaction: Database,
  accountId: string,
  stake: number,
  now: number,
): Promise<ErrorCode | null> {
  for (const { kind, period } of limitNames) {
    if (kind !== "stake" && kind !== "loss") continue;
    const limit = await limitInForce(transaction, accountId, { kind, period }, now);
    if (limit === null) continue;
    const counted = await countedBy(transaction, accountId, { kind, period }, now);
    const { left } = standingOf(limit, counted, period);
    if (left !== null && stake > left) return codes[kind];
  }
  return null;
}
