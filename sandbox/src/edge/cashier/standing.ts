import type { Account } from "../../domain/accounts/account.ts";
import { depositLeft } from "../../domain/limits/index.ts";
import { lawfulDepositLimit, limitInForce, pendingLimit } from "../../domain/limits/limits.ts";
import { barOfDeposit } from "../../domain/payments/refusals.ts";
import type { Database } from "../../kernel/database/open.ts";
import type { DepositStanding } from "./pages/deposit-parts.ts";
import type { WaitingLimit } from "./pages/settings.ts";

const depositLimit = { kind: "deposit", period: "week" } as const;

/** What a person may still deposit, and whether they may at all. */
export async function readStanding(
  database: Database,
  account: Account,
  now: number,
): Promise<DepositStanding> {
  const limit = await limitInForce(database, account.id, depositLimit, now);
  return {
    bar: barOfDeposit(account),
    limitCents: limit ?? lawfulDepositLimit,
    ...(await depositLeft(database, account.id, now)),
  };
}

/** A higher deposit limit that waits, or null. */
export async function readWaitingLimit(
  database: Database,
  accountId: string,
  now: number,
): Promise<WaitingLimit | null> {
  const pending = await pendingLimit(database, accountId, depositLimit, now);
  return pending?.value == null ? null : { cents: pending.value, appliesAt: pending.appliesAt };
}
