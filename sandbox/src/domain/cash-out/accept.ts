import type { BodyOf } from "@grandstand/contract/call";
import type { AcceptAnswer, acceptCashOut, CashOutCode } from "@grandstand/contract/cash-out";
import { and, eq } from "drizzle-orm";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import { findOperation } from "../../kernel/once/operations.ts";
import { type Attempt, type RepeatFailures, runOnce } from "../../kernel/once/run-once.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import { readBetById } from "../bets/bets.ts";
import { type InPlayDelay, waitInPlay } from "../bets/in-play-delay.ts";
import { bets, cashOuts } from "../bets/schema.ts";
import { partialLimits, remainingStake, shareAfter } from "../bets/share.ts";
import { payCashOut } from "../ledger/ledger.ts";
import { payBoosts } from "../loyalty/boosts.ts";
import type { World } from "../world/world.ts";
import { findQuote, issueQuote, type QuoteRow, readSelections } from "./quotes.ts";
import { type BetRow, valueBet } from "./valuation.ts";

export interface CashOutDependencies extends InPlayDelay {
  database: Database;
  world: World;
  onPaid: () => void;
}

type Acceptance = BodyOf<typeof acceptCashOut>;

/**
 * A value that moved by no more than this share of the quote is paid as quoted: prices tick each
 * second, and a person who has to confirm each tick never gets the money.
 */
export const tolerance = 0.02;

const hasMoved = (quoted: number, now: number) => Math.abs(now - quoted) > quoted * tolerance;

/** Pays, and ends that share of the stake. */
async function pay(
  transaction: Database,
  world: World,
  quote: QuoteRow,
  { amount, lang }: Acceptance,
): Promise<Attempt<AcceptAnswer, CashOutCode>> {
  const [bet] = await transaction.select().from(bets).where(eq(bets.id, quote.betId)).for("update");
  if (bet?.status !== "open") return { refused: "CASH_OUT_BET_ENDED" };
  if (bet.runningShare !== quote.runningShare) return { refused: "CASH_OUT_EXPIRED" };
  const valuation = valueBet(world, bet, await readSelections(transaction, bet.id));
  if (valuation.kind === "refused") return { refused: valuation.code };
  if (hasMoved(quote.amount, valuation.amount)) return { refused: "CASH_OUT_MOVED" };

  const at = world.now();
  const runningShare = shareAfter(bet.runningShare, amount, quote.amount);
  const stake = remainingStake(bet) - remainingStake({ ...bet, runningShare });
  const { id: betId, accountId } = bet;
  const transactionId = await payCashOut(transaction, { betId, accountId, stake, amount }, at);
  await transaction
    .insert(cashOuts)
    .values({ quoteId: quote.id, betId, transactionId, amount, stake, at });
  const after = afterPayment(bet, runningShare, amount, at);
  await transaction.update(bets).set(after).where(eq(bets.id, betId));
  // A bet that is sold before its end has no boost to pay.
  if ("status" in after) await payBoosts(transaction, { ...bet, paid: 0 }, after.status, at);
  const answer: AcceptAnswer = {
    status: "ACCEPTED",
    quote_id: quote.id,
    bet: await readBetById(transaction, betId, lang),
    code: null,
    message: null,
    requote: null,
  };
  return { answer };
}

/** The changes of the bet's row; without a remaining stake it has ended. */
function afterPayment(bet: BetRow, runningShare: string, amount: number, at: number) {
  const cashedOut = bet.cashedOut + amount;
  if (remainingStake({ ...bet, runningShare }) > 0) return { runningShare, cashedOut };
  const ended = { status: "cashed_out" as const, paid: cashedOut, settledAt: at };
  return { runningShare, cashedOut, ...ended };
}

/** Before the transaction: a first check, and the delay for a live selection. */
async function findEarlyRefusal(
  dependencies: CashOutDependencies,
  quote: QuoteRow,
): Promise<CashOutCode | null> {
  const { database, world } = dependencies;
  if (quote.expiresAt <= world.now()) return "CASH_OUT_EXPIRED";
  const [bet] = await database.select().from(bets).where(eq(bets.id, quote.betId));
  if (!bet) return "CASH_OUT_BET_ENDED";
  const valuation = valueBet(world, bet, await readSelections(database, bet.id));
  if (valuation.kind === "refused") return valuation.code;
  if (!valuation.isLive) return null;
  const suspended = await waitInPlay(world, valuation.openOutcomeIds, dependencies);
  return suspended.length > 0 ? "CASH_OUT_SUSPENDED" : null;
}

/** Refuses, and quotes again where the bet still has a value. */
async function refuse(
  database: Database,
  world: World,
  quote: QuoteRow,
  code: CashOutCode,
  lang: Acceptance["lang"],
): Promise<AcceptAnswer> {
  const [bet] = await database
    .select()
    .from(bets)
    .where(and(eq(bets.id, quote.betId), eq(bets.status, "open")));
  const valuation = bet ? valueBet(world, bet, await readSelections(database, bet.id)) : null;
  const canRequote = code === "CASH_OUT_MOVED" || code === "CASH_OUT_EXPIRED";
  const requote =
    bet && canRequote && valuation?.kind === "worth"
      ? await issueQuote(database, bet, valuation.amount, world.now())
      : null;
  return {
    status: "REFUSED",
    quote_id: quote.id,
    bet: await readBetById(database, quote.betId, lang),
    code,
    message: messageIn(lang, code),
    requote,
  };
}

/** The answers to a quote that was accepted for another amount, or that still runs. */
const quoteFailures: RepeatFailures = {
  differs: () => new CallFailure({ status: 422, message: "ticket-differs", code: "QUOTE_DIFFERS" }),
  running: () => new CallFailure({ status: 409, message: "ticket-running", code: "QUOTE_RUNNING" }),
};

function isAmountOf(quote: QuoteRow, amount: number): boolean {
  if (amount === quote.amount) return true;
  const limits = partialLimits(quote.amount);
  return limits !== null && amount >= limits.minimum && amount <= limits.maximum;
}

/**
 * Pays a quote, or a part of it, at most once (design 7.2). Answers with the payment or a refusal,
 * and repeats that answer to the same request. Throws `CallFailure` 404 for a quote that is not the
 * person's, 422 for another amount and 409 while it runs.
 */
export async function acceptQuote(
  dependencies: CashOutDependencies,
  accountId: string,
  acceptance: Acceptance,
): Promise<AcceptAnswer> {
  const { database, world } = dependencies;
  const { amount, lang } = acceptance;
  const quote = await findQuote(database, accountId, acceptance.quote_id);
  if (!quote) throw new CallFailure({ status: 404, message: "not-found" });
  const key = { kind: "quote" as const, key: quote.id };
  if (!isAmountOf(quote, amount) && (await findOperation(database, key)) === null) {
    return refuse(database, world, quote, "CASH_OUT_AMOUNT_INVALID", lang);
  }
  const operation = { ...key, accountId, fingerprint: String(amount) };
  const { answer, outcome } = await runOnce(database, operation, quoteFailures, {
    prepare: () => findEarlyRefusal(dependencies, quote),
    commit: (transaction) => pay(transaction, world, quote, acceptance),
    refuse: (code, transaction) => refuse(transaction, world, quote, code, lang),
  });
  if (outcome === "done") dependencies.onPaid();
  return answer;
}
