import { randomUUID } from "node:crypto";
import type { BuilderError, SubmitBuilderAnswer } from "@grandstand/contract/bet-builder";
import type { SubmitAnswer } from "@grandstand/contract/betslip";
import { eq } from "drizzle-orm";
import type { Account } from "../accounts/account.ts";
import { readBetOfTicket } from "../bets/bets.ts";
import { findBar } from "../betslip/checks.ts";
import { watchSuspension } from "../bets/in-play-delay.ts";
import { makeReference, namesOf, type PlacementDependencies } from "../betslip/submit.ts";
import { ticketFailures } from "../betslip/tickets.ts";
import type { Database } from "../../kernel/database/open.ts";
import { accounts } from "../accounts/schema.ts";
import { bets, betSelections } from "../bets/schema.ts";
import { holdStake, lockWallet } from "../ledger/ledger.ts";
import { findPassedLimit } from "../limits/index.ts";
import { type Attempt, runOnce } from "../../kernel/once/run-once.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { World } from "../world/world.ts";
import { findWrongStake, isAccepted, quoteBuilder } from "./checks.ts";
import { builderReturn } from "../bets/builder-leg.ts";
import {
  type BuilderSubmission,
  type BuilderTicketRow,
  findBuilderTicket,
  fingerprintOf,
  isSameOrder,
} from "./tickets.ts";

const withoutOutcomes = (code: BuilderError["code"]): BuilderError => ({ code, outcome_ids: [] });

/** The key under which the stored answer has the price of the whole ticket. */
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

/** The stored answer in the form of this call: a receipt, or a message (B7). */
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

/** The price of the order at this moment, or why it can't be accepted. */
function acceptedOdds(
  world: World,
  submission: BuilderSubmission,
): { odds: number } | { refused: BuilderError } {
  const { price, fault } = quoteBuilder(world, submission);
  const wrong = fault ?? findWrongStake(submission.stake);
  if (wrong || !price) return { refused: wrong ?? withoutOutcomes("CANNOT_COMBINE") };
  if (!isAccepted(submission.accept_odds, submission.current_odds, price.odds)) {
    return { refused: { ...withoutOutcomes("ODDS_CHANGED"), odds: price.odds } };
  }
  return { odds: price.odds };
}

/** The selections, each with its own price, and with names for the receipt. */
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

/** Debit and bet. Person and price are checked here again, in their current state. */
async function place(
  transaction: Database,
  dependencies: PlacementDependencies,
  accountId: string,
  submission: BuilderSubmission,
): Promise<Attempt<SubmitAnswer, BuilderError>> {
  const { world, maximumPayout } = dependencies;
  const { uuid, stake, lang } = submission;
  await lockWallet(transaction, accountId);
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  const bar = account ? findBar(account) : null;
  if (bar || !account) return { refused: withoutOutcomes("BET_NOT_ALLOWED") };
  const accepted = acceptedOdds(world, submission);
  if ("refused" in accepted) return accepted;
  const { odds } = accepted;
  const id = randomUUID();
  const placedAt = world.now();
  const passed = await findPassedLimit(transaction, accountId, stake, placedAt);
  if (passed) return { refused: withoutOutcomes(passed) };
  const potentialReturn = builderReturn(stake, String(odds), maximumPayout);
  const stakeTransactionId = await holdStake(
    transaction,
    { id, accountId, freeBetId: null, stake },
    placedAt,
  );
  if (stakeTransactionId === null) {
    return { refused: withoutOutcomes("BALANCE_INSUFFICIENT") };
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
  return { answer: { status: "PROCESSED", uuid, bet, message: null, meta: { error: null } } };
}

/** Everything before the transaction: a first check of the rules, and the delay of in-play bets. */
async function findEarlyFault(
  { world, wait, inPlayDelay }: PlacementDependencies,
  account: Account,
  row: BuilderTicketRow,
  submission: BuilderSubmission,
): Promise<BuilderError | null> {
  if (row.expiresAt <= world.now()) return withoutOutcomes("TICKET_EXPIRED");
  if (findBar(account)) return withoutOutcomes("BET_NOT_ALLOWED");
  const accepted = acceptedOdds(world, submission);
  if ("refused" in accepted) return accepted.refused;
  const outcomeIds = submission.selections.map(({ outcome_id }) => outcome_id);
  if (!outcomeIds.some((id) => world.outcome(id)?.isLive)) return null;
  const watch = watchSuspension(world, outcomeIds);
  try {
    await wait(inPlayDelay());
    const suspended = watch.suspendedOutcomes();
    return suspended.length > 0 ? { code: "MARKET_SUSPENDED", outcome_ids: suspended } : null;
  } finally {
    watch.stop();
  }
}

/**
 * Places one builder ticket, at most once (design 7.2). Answers with the receipt or a refusal, and
 * repeats that answer to the same request. Throws `CallFailure` 422 for another payload and 409
 * while it runs.
 */
export async function submitBuilderTicket(
  dependencies: PlacementDependencies,
  account: Account,
  submission: BuilderSubmission,
): Promise<SubmitBuilderAnswer> {
  const { database } = dependencies;
  const { uuid } = submission;
  const row = await findBuilderTicket(database, account.id, uuid);
  if (!row) return toAnswer(refusalOf(submission, withoutOutcomes("TICKET_EXPIRED")));
  if (!isSameOrder(row, submission)) throw ticketFailures.differs();
  const outcomeIds = submission.selections.map(({ outcome_id }) => outcome_id);
  const operation = {
    kind: "ticket" as const,
    key: uuid,
    accountId: account.id,
    fingerprint: fingerprintOf(submission),
  };
  const { answer, outcome } = await runOnce(database, operation, ticketFailures, {
    prepare: () => {
      dependencies.onPlacing(outcomeIds);
      return findEarlyFault(dependencies, account, row, submission);
    },
    commit: (transaction) => place(transaction, dependencies, account.id, submission),
    refuse: (meta) => refusalOf(submission, meta),
  });
  if (outcome === "done") dependencies.onPlaced(outcomeIds);
  return toAnswer(answer);
}
