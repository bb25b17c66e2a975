import { randomBytes, randomUUID } from "node:crypto";
import type { ErrorMeta, SubmitAnswer } from "@grandstand/contract/betslip";
import { languages } from "@grandstand/contract/entities";
import { eq } from "drizzle-orm";
import type { Account } from "../accounts/account.ts";
import type { Database } from "../database/open.ts";
import { accounts, betSelections, bets, type SelectionNames } from "../database/schema.ts";
import { CallFailure } from "../http/call-failure.ts";
import { holdStake, lockWallet } from "../ledger/ledger.ts";
import { messageIn } from "../wording/messages.ts";
import type { World } from "../world/world.ts";
import { potentialReturn } from "./arithmetic.ts";
import { readBetOfTicket } from "./bets.ts";
import { findBar, findFault, type Line, legsOf, placeFractionOf } from "./checks.ts";
import { watchSuspension } from "./in-play-delay.ts";
import {
  claimTicket,
  findTicket,
  fingerprintOf,
  finishTicket,
  isSameTicket,
  releaseTicket,
  type Submission,
  type TicketRow,
} from "./tickets.ts";

export interface PlacementDependencies {
  database: Database;
  world: World;
  /** Milliseconds that a bet with a live selection waits before it stands. */
  inPlayDelay: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Runs between the debit and the bet, inside their transaction: the place where a crash is tried. */
  betweenDebitAndBet: (account: Account) => void;
  /** A bet stands; its outcomes may already be settled. */
  onPlaced: (outcomeIds: readonly string[]) => void;
}

/** A refusal found inside the transaction: thrown, so that whatever the transaction did is undone. */
class Refusal extends Error {
  readonly meta: ErrorMeta;

  constructor(meta: ErrorMeta) {
    super(meta.code);
    this.name = "Refusal";
    this.meta = meta;
  }
}

function refusalOf(submission: Submission, meta: ErrorMeta): SubmitAnswer {
  return {
    status: meta.code,
    uuid: submission.ticket.uuid,
    bet: null,
    message: messageIn(submission.lang, meta.code),
    meta: { error: meta },
  };
}

/** What a ticket that is no longer open answers: the answer it got, 409 while it runs, 422 for another payload. */
function answerAgain(row: TicketRow, fingerprint: string): SubmitAnswer {
  if (row.fingerprint !== fingerprint) {
    throw new CallFailure({ status: 422, message: "ticket-differs", code: "TICKET_DIFFERS" });
  }
  if (row.answer === null) {
    throw new CallFailure({ status: 409, message: "ticket-running", code: "TICKET_RUNNING" });
  }
  return row.answer;
}

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** Eight letters and digits that can't be mistaken for each other, to read out on the telephone. */
function makeReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return `GS-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function namesOf(world: World, outcomeId: string): SelectionNames {
  const unknown = { eventName: outcomeId, marketName: "", outcomeName: outcomeId };
  const entries = languages.map(
    (language) => [language, world.describe(outcomeId, language) ?? unknown] as const,
  );
  return Object.fromEntries(entries) as SelectionNames;
}

/** The selections as they are accepted now: live prices, and names as the receipt will show them. */
function selectionRows(world: World, betId: string, line: Line) {
  return line.selections.map((selection, position) => {
    const outcome = world.outcome(selection.outcome_id);
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
      askedOdds: String(selection.odds),
      odds: String(outcome?.odds ?? selection.odds),
      eachWay: selection.each_way,
      placeFraction: selection.each_way ? placeFractionOf(world, selection) : null,
      result: "pending" as const,
    };
  });
}

/**
 * Debit, bet and the ticket's answer, in one transaction: all of it or none. The rules are checked
 * here again, on the person and the prices as they are now.
 */
function place(
  dependencies: PlacementDependencies,
  accountId: string,
  line: Line,
  submission: Submission,
): Promise<SubmitAnswer> {
  const { database, world } = dependencies;
  const { uuid } = submission.ticket;
  return database.transaction(async (transaction) => {
    await lockWallet(transaction, accountId);
    const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
    const meta = account
      ? (findBar(account) ?? findFault(world, line, submission.accept_odds))
      : { code: "BET_NOT_ALLOWED" as const, outcome_ids: [] };
    if (meta || !account) throw new Refusal(meta ?? { code: "BET_NOT_ALLOWED", outcome_ids: [] });

    const id = randomUUID();
    const placedAt = world.now();
    const selections = selectionRows(world, id, line);
    const potential = potentialReturn(line.stake, legsOf(world, line.selections, true));
    const stakeTransactionId = await holdStake(
      transaction,
      { id, accountId, stake: line.stake },
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
      type: line.type,
      status: "open",
      stake: line.stake,
      potentialReturn: potential,
      placedAt,
    });
    await transaction.insert(betSelections).values(selections);
    const bet = await readBetOfTicket(transaction, uuid, submission.lang);
    const answer = { status: "PROCESSED", uuid, bet, message: null, meta: { error: null } };
    await finishTicket(transaction, uuid, "placed", answer);
    return answer;
  });
}

/** Everything before the transaction: a first look at the rules, and the wait that in-play bets have. */
async function findEarlyFault(
  dependencies: PlacementDependencies,
  account: Account,
  row: TicketRow,
  line: Line,
  submission: Submission,
): Promise<ErrorMeta | null> {
  const { world } = dependencies;
  if (row.expiresAt <= world.now()) return { code: "TICKET_EXPIRED", outcome_ids: [] };
  const fault = findBar(account) ?? findFault(world, line, submission.accept_odds);
  const outcomeIds = line.selections.map((selection) => selection.outcome_id);
  if (fault || !outcomeIds.some((id) => world.outcome(id)?.isLive)) return fault;
  const watch = watchSuspension(world, outcomeIds);
  try {
    await dependencies.wait(dependencies.inPlayDelay());
    const suspended = watch.suspendedOutcomes();
    return suspended.length > 0 ? { code: "MARKET_SUSPENDED", outcome_ids: suspended } : null;
  } finally {
    watch.stop();
  }
}

/**
 * Places one ticket, at most once (design 7.2). Answers the bet or a refusal, the same again to
 * whoever asks the same again. Throws `CallFailure` 422 for another payload and 409 while it runs.
 */
export async function submitTicket(
  dependencies: PlacementDependencies,
  account: Account,
  submission: Submission,
): Promise<SubmitAnswer> {
  const { database } = dependencies;
  const { uuid } = submission.ticket;
  const row = await findTicket(database, account.id, uuid);
  if (!row) return refusalOf(submission, { code: "TICKET_EXPIRED", outcome_ids: [] });
  const fingerprint = fingerprintOf(submission);
  if (!isSameTicket(row.ticket, submission.ticket)) {
    throw new CallFailure({ status: 422, message: "ticket-differs", code: "TICKET_DIFFERS" });
  }
  if (!(await claimTicket(database, uuid, fingerprint))) {
    const current = await findTicket(database, account.id, uuid);
    return answerAgain(current ?? row, fingerprint);
  }
  const line = { ...row.ticket, type: row.ticket.type === "combi" ? "combi" : "single" } as const;
  try {
    const fault = await findEarlyFault(dependencies, account, row, line, submission);
    if (fault) throw new Refusal(fault);
    const answer = await place(dependencies, account.id, line, submission);
    dependencies.onPlaced(line.selections.map((selection) => selection.outcome_id));
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await releaseTicket(database, uuid);
      throw error;
    }
    const answer = refusalOf(submission, error.meta);
    await finishTicket(database, uuid, "refused", answer);
    return answer;
  }
}
