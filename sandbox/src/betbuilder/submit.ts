import { randomUUID } from "node:crypto";
import type { BuilderError, SubmitBuilderAnswer } from "@grandstand/contract/bet-builder";
import type { SubmitAnswer } from "@grandstand/contract/betslip";
import { eq } from "drizzle-orm";
import type { Account } from "../accounts/account.ts";
import { readBetOfTicket } from "../betslip/bets.ts";
import { findBar } from "../betslip/checks.ts";
import { watchSuspension } from "../betslip/in-play-delay.ts";
import { makeReference, namesOf, type PlacementDependencies } from "../betslip/submit.ts";
import { claimTicket, finishTicket, releaseTicket } from "../betslip/tickets.ts";
import type { Database } from "../database/open.ts";
import { accounts, betSelections, bets } from "../database/schema.ts";
import { CallFailure } from "../http/call-failure.ts";
import { holdStake, lockWallet } from "../ledger/ledger.ts";
import { messageIn } from "../wording/messages.ts";
import type { World } from "../world/world.ts";
import { findWrongStake, isAccepted, quoteBuilder } from "./checks.ts";
import { builderReturn } from "./settle.ts";
import {
  type BuilderSubmission,
  type BuilderTicketRow,
  findBuilderTicket,
  fingerprintOf,
  isSameOrder,
} from "./tickets.ts";

/** A refusal found inside the transaction: thrown, so that whatever the transaction did is undone. */
class Refusal extends Error {
  readonly meta: BuilderError;

  constructor(meta: BuilderError) {
    super(meta.code);
    this.name = "Refusal";
    this.meta = meta;
  }
}

/** Under this key the kept answer holds the price of the whole ticket. */
const wholeTicket = "ticket";

function refusalOf(submission: BuilderSubmission, meta: BuilderError): SubmitAnswer {
  const { odds, ...error } = meta;
  return {
    status: meta.code,
    uuid: submission.uuid,
    bet: null,
    message: messageIn(submission.lang, meta.code),
    meta: { error: { ...error, ...(odds === undefined ? {} : { odds: { [wholeTicket]: odds } }) } },
  };
}

/** The kept answer as this call words it: a receipt, or a message (B7). */
function toAnswer(kept: SubmitAnswer): SubmitBuilderAnswer {
  const { bet, message } = kept;
  const error = kept.meta.error;
  const odds = error?.odds?.[wholeTicket];
  const meta = {
    error: error && {
      code: error.code,
      outcome_ids: error.outcome_ids,
      ...(typeof odds === "number" ? { odds } : {}),
    },
  };
  if (!bet?.builder) return { status: false, receipt: null, message, meta };
  return {
    status: true,
    receipt: {
      uuid: kept.uuid,
      bet_id: bet.id,
      reference: bet.reference,
      stake: bet.stake,
      ...bet.builder,
      potential_return: bet.potential_return,
      placed_at: bet.placed_at,
      selections: bet.selections.map(
        ({
          event_id,
          market_id,
          outcome_id,
          sport_slug,
          competition_slug,
          event_name,
          market_name,
          outcome_name,
        }) => ({
          event_id,
          market_id,
          outcome_id,
          sport_slug,
          competition_slug,
          event_name,
          market_name,
          outcome_name,
        }),
      ),
    },
    message,
    meta,
  };
}

/** What a ticket that is no longer open answers: the answer it got, 409 while it runs, 422 for another payload. */
function answerAgain(row: BuilderTicketRow, fingerprint: string): SubmitBuilderAnswer {
  if (row.fingerprint !== fingerprint) throw differs();
  if (row.answer === null) {
    throw new CallFailure({ status: 409, message: "ticket-running", code: "TICKET_RUNNING" });
  }
  return toAnswer(row.answer);
}

function differs(): CallFailure {
  return new CallFailure({ status: 422, message: "ticket-differs", code: "TICKET_DIFFERS" });
}

/** The price at which the order stands now. Throws a refusal where it can't stand. */
function acceptedOdds(world: World, submission: BuilderSubmission): number {
  const { price, fault } = quoteBuilder(world, submission);
  const wrong = fault ?? findWrongStake(submission.stake);
  if (wrong || !price) throw new Refusal(wrong ?? { code: "CANNOT_COMBINE", outcome_ids: [] });
  if (!isAccepted(submission.accept_odds, submission.current_odds, price.odds)) {
    throw new Refusal({ code: "ODDS_CHANGED", outcome_ids: [], odds: price.odds });
  }
  return price.odds;
}

/** The selections, each with its price by itself, and with names as the receipt will show them. */
function selectionRows(world: World, betId: string, { selections }: BuilderSubmission) {
  return selections.map((selection, position) => {
    const outcome = world.outcome(selection.outcome_id);
    const odds = String(outcome?.odds ?? 0);
    return {
      betId,
      position,
      epoch: world.epoch,
      eventId: selection.event_id,
      marketId: selection.market_id,
      outcomeId: selection.outcome_id,
      names: namesOf(world, selection.outcome_id),
      startsAt: outcome?.startsAt ?? "",
      sportSlug: outcome?.sportSlug ?? "",
      competitionSlug: outcome?.competitionSlug ?? null,
      askedOdds: odds,
      odds,
      boosted: false,
      result: "pending" as const,
    };
  });
}

/**
 * Debit, bet and the ticket's answer, in one transaction: all of it or none. Person and price are
 * looked at here again, as they are now.
 */
function place(
  dependencies: PlacementDependencies,
  accountId: string,
  submission: BuilderSubmission,
): Promise<SubmitAnswer> {
  const { database, world, maximumPayout } = dependencies;
  const { uuid, stake, lang } = submission;
  return database.transaction(async (transaction: Database) => {
    await lockWallet(transaction, accountId);
    const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
    const bar = account ? findBar(account) : null;
    if (bar || !account) throw new Refusal({ code: "BET_NOT_ALLOWED", outcome_ids: [] });
    const odds = acceptedOdds(world, submission);
    const id = randomUUID();
    const placedAt = world.now();
    const potentialReturn = builderReturn(stake, String(odds), maximumPayout);
    const stakeTransactionId = await holdStake(
      transaction,
      { id, accountId, freeBetId: null, stake },
      placedAt,
    );
    if (stakeTransactionId === null) {
      throw new Refusal({ code: "BALANCE_INSUFFICIENT", outcome_ids: [] });
    }
    dependencies.betweenDebitAndBet(account);
    await transaction.insert(bets).values({
      id,
      ticketUuid: uuid,
      accountId,
      stakeTransactionId,
      reference: makeReference(),
      type: "builder",
      status: "open",
      betCount: 1,
      unitStake: stake,
      eachWay: false,
      stake,
      potentialReturn,
      maximumPayout,
      builderAskedOdds: String(submission.current_odds),
      builderOdds: String(odds),
      placedAt,
    });
    await transaction.insert(betSelections).values(selectionRows(world, id, submission));
    const bet = await readBetOfTicket(transaction, uuid, lang);
    const answer = { status: "PROCESSED", uuid, bet, message: null, meta: { error: null } };
    await finishTicket(transaction, uuid, "placed", answer);
    return answer;
  });
}

/** Everything before the transaction: a first look at the rules, and the wait that in-play bets have. */
async function checkEarly(
  { world, wait, inPlayDelay }: PlacementDependencies,
  account: Account,
  row: BuilderTicketRow,
  submission: BuilderSubmission,
): Promise<void> {
  if (row.expiresAt <= world.now()) throw new Refusal({ code: "TICKET_EXPIRED", outcome_ids: [] });
  if (findBar(account)) throw new Refusal({ code: "BET_NOT_ALLOWED", outcome_ids: [] });
  acceptedOdds(world, submission);
  const outcomeIds = submission.selections.map(({ outcome_id }) => outcome_id);
  if (!outcomeIds.some((id) => world.outcome(id)?.isLive)) return;
  const watch = watchSuspension(world, outcomeIds);
  try {
    await wait(inPlayDelay());
    const suspended = watch.suspendedOutcomes();
    if (suspended.length > 0) {
      throw new Refusal({ code: "MARKET_SUSPENDED", outcome_ids: suspended });
    }
  } finally {
    watch.stop();
  }
}

/**
 * Places one builder ticket, at most once (design 7.2). Answers the receipt or a refusal, the same
 * again to whoever asks the same again. Throws `CallFailure` 422 for another payload and 409 while it
 * runs.
 */
export async function submitBuilderTicket(
  dependencies: PlacementDependencies,
  account: Account,
  submission: BuilderSubmission,
): Promise<SubmitBuilderAnswer> {
  const { database } = dependencies;
  const { uuid } = submission;
  const row = await findBuilderTicket(database, account.id, uuid);
  if (!row) return toAnswer(refusalOf(submission, { code: "TICKET_EXPIRED", outcome_ids: [] }));
  if (!isSameOrder(row, submission)) throw differs();
  const fingerprint = fingerprintOf(submission);
  if (!(await claimTicket(database, uuid, fingerprint))) {
    return answerAgain((await findBuilderTicket(database, account.id, uuid)) ?? row, fingerprint);
  }
  const outcomeIds = submission.selections.map(({ outcome_id }) => outcome_id);
  dependencies.onPlacing(outcomeIds);
  try {
    await checkEarly(dependencies, account, row, submission);
    const answer = await place(dependencies, account.id, submission);
    dependencies.onPlaced(outcomeIds);
    return toAnswer(answer);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await releaseTicket(database, uuid);
      throw error;
    }
    const answer = refusalOf(submission, error.meta);
    await finishTicket(database, uuid, "refused", answer);
    return toAnswer(answer);
  }
}
