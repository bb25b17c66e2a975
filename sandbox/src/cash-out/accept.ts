import type { BodyOf } from "@grandstand/contract/call";
import type { AcceptAnswer, acceptCashOut, CashOutCode } from "@grandstand/contract/cash-out";
import { and, eq } from "drizzle-orm";
import { readBetById } from "../betslip/bets.ts";
import { watchSuspension } from "../betslip/in-play-delay.ts";
import type { Database } from "../database/open.ts";
import { bets } from "../database/schema.ts";
import { CallFailure } from "../http/call-failure.ts";
import { payCashOut } from "../ledger/ledger.ts";
import { payBoosts } from "../loyalty/boosts.ts";
import { messageIn } from "../wording/messages.ts";
import type { World } from "../world/world.ts";
import {
  claimQuote,
  findQuote,
  finishQuote,
  issueQuote,
  type QuoteRow,
  readSelections,
  releaseQuotes,
} from "./quotes.ts";
import { cashOuts } from "./schema.ts";
import { partialLimits, remainingStake, shareAfter } from "./share.ts";
import { type BetRow, valueBet } from "./valuation.ts";

export interface CashOutDependencies {
  database: Database;
  world: World;
  /** Milliseconds that a bet with a live selection waits before it is paid out. */
  inPlayDelay: () => number;
  wait: (milliseconds: number) => Promise<void>;
  onPaid: () => void;
}

type Acceptance = BodyOf<typeof acceptCashOut>;

/**
 * A value that moved by no more than this share of the quote is paid as it was quoted: prices tick
 * each second, and a person who is asked again each time never gets their money.
 */
export const tolerance = 0.02;

/** A refusal found inside the transaction: thrown, so that whatever the transaction did is undone. */
class Refusal extends Error {
  readonly code: CashOutCode;

  constructor(code: CashOutCode) {
    super(code);
    this.name = "Refusal";
    this.code = code;
  }
}

const hasMoved = (quoted: number, now: number) => Math.abs(now - quoted) > quoted * tolerance;

/** Pays, ends that much of the stake and answers the quote, in one transaction: all of it or none. */
function pay(
  { database, world }: CashOutDependencies,
  quote: QuoteRow,
  { amount, lang }: Acceptance,
): Promise<AcceptAnswer> {
  return database.transaction(async (transaction) => {
    const [bet] = await transaction
      .select()
      .from(bets)
      .where(eq(bets.id, quote.betId))
      .for("update");
    if (bet?.status !== "open") throw new Refusal("CASH_OUT_BET_ENDED");
    if (bet.runningShare !== quote.runningShare) throw new Refusal("CASH_OUT_EXPIRED");
    const valuation = valueBet(world, bet, await readSelections(transaction, bet.id));
    if (valuation.kind === "refused") throw new Refusal(valuation.code);
    if (hasMoved(quote.amount, valuation.amount)) throw new Refusal("CASH_OUT_MOVED");

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
    // A bet that does not run to its end has no boost to pay.
    if ("status" in after) await payBoosts(transaction, { ...bet, paid: 0 }, after.status, at);
    const answer: AcceptAnswer = {
      status: "ACCEPTED",
      quote_id: quote.id,
      bet: await readBetById(transaction, betId, lang),
      code: null,
      message: null,
      requote: null,
    };
    await finishQuote(transaction, quote.id, "accepted", answer);
    return answer;
  });
}

/** What of the bet's row changes; without any stake left it has ended. */
function afterPayment(bet: BetRow, runningShare: string, amount: number, at: number) {
  const cashedOut = bet.cashedOut + amount;
  if (remainingStake({ ...bet, runningShare }) > 0) return { runningShare, cashedOut };
  const ended = { status: "cashed_out" as const, paid: cashedOut, settledAt: at };
  return { runningShare, cashedOut, ...ended };
}

/** Before the transaction: a first look, and the wait that a live selection asks for. */
async function findEarlyRefusal(
  { database, world, wait, inPlayDelay }: CashOutDependencies,
  quote: QuoteRow,
): Promise<CashOutCode | null> {
  if (quote.expiresAt <= world.now()) return "CASH_OUT_EXPIRED";
  const [bet] = await database.select().from(bets).where(eq(bets.id, quote.betId));
  if (!bet) return "CASH_OUT_BET_ENDED";
  const valuation = valueBet(world, bet, await readSelections(database, bet.id));
  if (valuation.kind === "refused") return valuation.code;
  if (!valuation.isLive) return null;
  const watch = watchSuspension(world, valuation.openOutcomeIds);
  try {
    await wait(inPlayDelay());
    return watch.suspendedOutcomes().length > 0 ? "CASH_OUT_SUSPENDED" : null;
  } finally {
    watch.stop();
  }
}

/** Says no, and quotes anew where the bet still is worth something. */
async function refuse(
  { database, world }: CashOutDependencies,
  quote: QuoteRow,
  code: CashOutCode,
  lang: Acceptance["lang"],
): Promise<AcceptAnswer> {
  const [bet] = await database
    .select()
    .from(bets)
    .where(and(eq(bets.id, quote.betId), eq(bets.status, "open")));
  const valuation = bet ? valueBet(world, bet, await readSelections(database, bet.id)) : null;
  const isAskedAgain = code === "CASH_OUT_MOVED" || code === "CASH_OUT_EXPIRED";
  const requote =
    bet && isAskedAgain && valuation?.kind === "worth"
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

/** What a quote that is no longer open answers: its answer, 409 while it runs, 422 for another amount. */
function answerAgain(row: QuoteRow, { amount }: Acceptance): AcceptAnswer {
  if (row.asked !== amount) {
    throw new CallFailure({ status: 422, message: "ticket-differs", code: "QUOTE_DIFFERS" });
  }
  if (row.answer === null) {
    throw new CallFailure({ status: 409, message: "ticket-running", code: "QUOTE_RUNNING" });
  }
  return row.answer;
}

function isAmountOf(quote: QuoteRow, amount: number): boolean {
  if (amount === quote.amount) return true;
  const limits = partialLimits(quote.amount);
  return limits !== null && amount >= limits.minimum && amount <= limits.maximum;
}

/**
 * Pays a quote, or a part of it, at most once (design 7.2). Answers the payment or a refusal, the
 * same again to whoever asks the same again. Throws `CallFailure` 404 for a quote that is not the
 * person's, 422 for another amount and 409 while it runs.
 */
export async function acceptQuote(
  dependencies: CashOutDependencies,
  accountId: string,
  acceptance: Acceptance,
): Promise<AcceptAnswer> {
  const { database } = dependencies;
  const quote = await findQuote(database, accountId, acceptance.quote_id);
  if (!quote) throw new CallFailure({ status: 404, message: "not-found" });
  if (quote.state === "open" && !isAmountOf(quote, acceptance.amount)) {
    return refuse(dependencies, quote, "CASH_OUT_AMOUNT_INVALID", acceptance.lang);
  }
  if (!(await claimQuote(database, quote.id, acceptance.amount))) {
    return answerAgain((await findQuote(database, accountId, quote.id)) ?? quote, acceptance);
  }
  try {
    const early = await findEarlyRefusal(dependencies, quote);
    if (early) throw new Refusal(early);
    const answer = await pay(dependencies, quote, acceptance);
    dependencies.onPaid();
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await releaseQuotes(database, quote.id);
      throw error;
    }
    const answer = await refuse(dependencies, quote, error.code, acceptance.lang);
    await finishQuote(database, quote.id, "refused", answer);
    return answer;
  }
}
