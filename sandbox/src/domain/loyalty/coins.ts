import { type CoinsConverterData, unverifiedConversion } from "@grandstand/contract/coins";
import type { Language } from "@grandstand/contract/entities";
import { and, eq, sql } from "drizzle-orm";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import type { Operation } from "../../kernel/once/operations.ts";
import { type Attempt, type RepeatFailures, runOnce } from "../../kernel/once/run-once.ts";
import { brusselsDay } from "../../kernel/time/brussels-time.ts";
import { type MessageKey, messageIn } from "../../kernel/wording/messages.ts";
import type { Account } from "../accounts/account.ts";
import { accounts } from "../accounts/schema.ts";
import { lockWallet, post, walletOf } from "../ledger/ledger.ts";
import { coinsBalance, coinsIssuedAccount, coinsOf, promotionsAccount } from "./purses.ts";
import { coinConversions } from "./schema.ts";

/** Money for one coin, as decimal text: a cent. */
const conversionRate = "0.01";
const centsPerCoin = 1;
/** Coins that one person may convert on one day in Brussels. */
const dailyLimit = 1_000;

async function convertedOn(database: Database, accountId: string, day: string): Promise<number> {
  const [row] = await database
    .select({ coins: sql<string>`coalesce(sum(${coinConversions.coins}), 0)` })
    .from(coinConversions)
    .where(and(eq(coinConversions.accountId, accountId), eq(coinConversions.day, day)));
  return Number(row?.coins ?? 0);
}

/** The state of the converter for a person (B3). */
export async function readConverter(
  database: Database,
  accountId: string,
  now: number,
): Promise<CoinsConverterData> {
  return {
    conversion_rate: Number(conversionRate),
    daily_coins_limit: dailyLimit,
    coins_balance: await coinsBalance(database, accountId),
    coins_amount_converted_for_today: await convertedOn(database, accountId, brusselsDay(now)),
  };
}

/** Why this person may not convert at all; null where they may (B4). */
function findBar({ profile }: Account): MessageKey | null {
  if (profile.on_cool_off || profile.self_excluded) return "conversion-not-allowed";
  const isVerified =
    profile.permissions.coins_conversion_allowed && profile.document_status === "validated";
  return isVerified ? null : unverifiedConversion;
}

const refused = (status: 403 | 422, message: MessageKey, code: string) => ({
  refused: new CallFailure({ status, message, code }),
});

const differs = () =>
  new CallFailure({ status: 422, message: "conversion-differs", code: "CONVERSION_DIFFERS" });
// A conversion waits for nothing, so that no request meets a running one; `lookUpConversion` relies
// on that too.
const conversionFailures: RepeatFailures = { differs, running: differs };

/**
 * The stored result of a conversion: the key of its message, since a repeated request may be in
 * another language.
 */
interface Converted {
  message: MessageKey;
}

async function convert(
  transaction: Database,
  { key: uuid, accountId }: Operation,
  coins: number,
  now: number,
): Promise<Attempt<Converted, CallFailure>> {
  await lockWallet(transaction, accountId);
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  const bar = account ? findBar(account) : "conversion-not-allowed";
  if (bar) return refused(403, bar, "CONVERSION_NOT_ALLOWED");
  const day = brusselsDay(now);
  if ((await convertedOn(transaction, accountId, day)) + coins > dailyLimit) {
    return refused(422, "daily-limit-exceeded", "DAILY_LIMIT_EXCEEDED");
  }
  if ((await coinsBalance(transaction, accountId)) < coins) {
    return refused(422, "too-few-coins", "TOO_FEW_COINS");
  }
  const cents = coins * centsPerCoin;
  const transactionId = await post(transaction, {
    kind: "conversion",
    movements: [
      { from: coinsOf(accountId), to: coinsIssuedAccount, units: coins },
      { from: promotionsAccount, to: walletOf(accountId), units: cents },
    ],
    at: now,
  });
  await transaction
    .insert(coinConversions)
    .values({ uuid, accountId, transactionId, coins, cents, rate: conversionRate, day, at: now });
  return { answer: { message: "coins-converted" } };
}

/**
 * Converts coins to money, at most once a uuid; resolves with the message for the person. Throws
 * `CallFailure` 403 where the person may not convert, and 422 for more coins than there are, more
 * than the day allows, or a uuid that was used for another amount. A refused conversion may be sent
 * again.
 */
export async function convertCoins(
  database: Database,
  accountId: string,
  request: { uuid: string; coins_amount: number },
  { now, language }: { now: number; language: Language },
): Promise<string> {
  const { uuid, coins_amount: coins } = request;
  const operation: Operation = {
    kind: "conversion",
    key: uuid,
    accountId,
    fingerprint: String(coins),
  };
  const { answer } = await runOnce(database, operation, conversionFailures, {
    commit: (transaction) => convert(transaction, operation, coins, now),
    refuse: (failure) => {
      throw failure;
    },
  });
  return messageIn(language, answer.message);
}

/** The state of a conversion: waits for one that is running, so that none is ever *running*. */
export function lookUpConversion(
  database: Database,
  accountId: string,
  uuid: string,
  language: Language,
): Promise<{ state: "converted" | "not-converted"; message: string | null }> {
  return database.transaction(async (transaction) => {
    await lockWallet(transaction, accountId);
    const [made] = await transaction
      .select()
      .from(coinConversions)
      .where(and(eq(coinConversions.uuid, uuid), eq(coinConversions.accountId, accountId)));
    return made
      ? { state: "converted", message: messageIn(language, "coins-converted") }
      : { state: "not-converted", message: null };
  });
}
