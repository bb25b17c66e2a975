import type { Database } from "../../kernel/database/open.ts";
import { countedBy, standingOf } from "./counted.ts";
import { lawfulDepositLimit, limitInForce } from "./limits.ts";

/**
 * What a person has deposited in seven rolling days and may still deposit now by their limit, in cents; and the epoch
 * millisecond from which it is more, null where it is the whole limit. Needs the transaction of the deposit, with the wallet
 * locked, so that two deposits can't both fit.
 */
export async function depositLeft(
  transaction: Database,
  accountId: string,
  now: number,
): Promise<{ usedCents: number; leftCents: number; freesAt: number | null }> {
  const name = { kind: "deposit", period: "week" } as const;
  const limit = (await limitInForce(transaction, accountId, name, now)) ?? lawfulDepositLimit;
  const counted = await countedBy(transaction, accountId, name, now);
  const { used, left, freesAt } = standingOf(limit, counted, name.period);
  return { usedCents: used, leftCents: left ?? 0, freesAt };
}
