import { randomBytes, randomUUID } from "node:crypto";
import type { ErrorMeta, SubmitAnswer } from "@grandstand/contract/betslip";
import { languages } from "@grandstand/contract/entities";
import { eq } from "drizzle-orm";
import type { Account } from "../accounts/account.ts";
import type { Database } from "../../kernel/database/open.ts";
import { accounts } from "../accounts/schema.ts";
import { bets, betSelections, type SelectionNames } from "../bets/schema.ts";
import { findFreeBetFault } from "./free-bet-checks.ts";
import { findUsableFreeBet } from "../freebets/freebets.ts";
import { holdStake, lockWallet } from "../ledger/ledger.ts";
import { findPassedLimit } from "../limits/index.ts";
import { noteBoosts } from "../loyalty/boosts.ts";
import { type Attempt, runOnce } from "../../kernel/once/run-once.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { World } from "../world/world.ts";
import { readBetOfTicket } from "../bets/bets.ts";
import { fault, findBar, findFault } from "./checks.ts";
import type { Promotions } from "../bets/combo-boost.ts";
import { watchSuspension } from "../bets/in-play-delay.ts";
import { legFactsOf } from "../bets/leg-facts.ts";
import { askedOdds, type Line, legsOf, lineOfTicket, type OperatorTerms, termsOf } from "./line.ts";
import { prospectOf } from "../bets/pricing.ts";
import {
  findTicket,
  fingerprintOf,
  isSameTicket,
  type Submission,
  type TicketRow,
  ticketFailures,
} from "./tickets.ts";

export interface PlacementDependencies {
  database: Database;
  world: World;
  promotions: Promotions;
  /** The most that a bet pays, in cents. */
  maximumPayout: number;
  /** Milliseconds that a bet with a live selection waits before it is accepted. */
  inPlayDelay: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Runs between the debit and the bet, inside their transaction, so that a test can crash there. */
  betweenDebitAndBet: (account: Account) => void;
  /** Called before a bet is checked: from now on the results of its outcomes must be kept. */
  onPlacing: (outcomeIds: readonly string[]) => void;
  /** Called once a bet is accepted; its outcomes may already be settled. */
  onPlaced: (outcomeIds: readonly string[]) => void;
  /** Called once a free bet has paid and has a smaller balance. */
  onFreeBetUsed: () => void;
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

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** Eight letters and digits that can't be confused with each other, to read out on the telephone. */
export function makeReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return `GS-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The names of a selection in every language, for its receipt. */
export function namesOf(world: World, outcomeId: string): SelectionNames {
  const unknown = { eventName: outcomeId, marketName: "", outcomeName: outcomeId };
  const entries = languages.map(
    (language) => [language, world.describe(outcomeId, language) ?? unknown] as const,
  );
  return Object.fromEntries(entries) as SelectionNames;
}

/** The selections as they are accepted: at live prices, with names for the receipt. */
function selectionRows(world: World, betId: string, line: Line) {
  const legs = legsOf(world, line, "live");
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
      competitionSlug: outcome?.competitionSlug ?? null,
      askedOdds: String(askedOdds(selection)),
      odds: legs[position]?.odds ?? String(askedOdds(selection)),
      boosted: legs[position]?.isBoosted ?? false,
      placeFraction: legs[position]?.placeFraction ?? null,
      result: "pending" as const,
      facts: legFactsOf(world, selection),
    };
  });
}

/** The scope of each selection, for promotions. */
function boostLegsOf(world: World, selections: ReturnType<typeof selectionRows>) {
  return selections.map(({ eventId, odds }) => {
    const event = world.event(eventId, "fr");
    return {
      eventId,
      competitionId: event?.competition_id ?? "",
      sportId: event?.sport_id ?? "",
      odds,
    };
  });
}

/** Why the bet can't be accepted at this moment, by the current state of person, prices and free bet. */
async function findFaultNow(
  database: Database,
  { world, promotions }: PlacementDependencies,
  account: Account,
  line: Line,
  submission: Submission,
): Promise<ErrorMeta | null> {
  const early = findBar(account) ?? findFault(world, line, submission.accept_odds);
  if (early) return early;
  if (line.freeBetId === null) {
    const passed = await findPassedLimit(database, account.id, line.stake, world.now());
    return passed && fault(passed);
  }
  const freeBet = promotions.areOn()
    ? await findUsableFreeBet(database, account.id, line.freeBetId, world.now())
    : null;
  return findFreeBetFault(world, line, freeBet);
}

/** The bet's row, without its owner and its payer. */
function betRow(world: World, line: Line, operatorTerms: OperatorTerms) {
  const { boost, maximumPayout } = operatorTerms;
  const legs = legsOf(world, line, "live");
  const prospect = prospectOf(termsOf(line, operatorTerms), legs);
  return {
    reference: makeReference(),
    type: line.type,
    systemType: line.systemType,
    betCount: line.bets,
    unitStake: line.unitStake,
    eachWay: line.isEachWay,
    freeBetId: line.freeBetId,
    maximumPayout,
    boostSteps: prospect.boost && boost.percentSteps,
    boostMode: prospect.boost && boost.mode,
    boostPercent: prospect.boost?.percent ?? null,
    boostAmount: prospect.boost?.amount ?? null,
    status: "open" as const,
    stake: line.stake,
    potentialReturn: prospect.potentialReturn,
    placedAt: world.now(),
  };
}

/** Debit and bet. The rules are checked here again, on the current state of person and prices. */
async function place(
  transaction: Database,
  dependencies: PlacementDependencies,
  accountId: string,
  line: Line,
  submission: Submission,
): Promise<Attempt<SubmitAnswer, ErrorMeta>> {
  const { world, promotions, maximumPayout } = dependencies;
  const { uuid } = submission.ticket;
  await lockWallet(transaction, accountId);
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return { refused: fault("BET_NOT_ALLOWED") };
  const meta = await findFaultNow(transaction, dependencies, account, line, submission);
  if (meta) return { refused: meta };

  const id = randomUUID();
  const row = betRow(world, line, { boost: promotions.comboBoost(), maximumPayout });
  const selections = selectionRows(world, id, line);
  const stakeTransactionId = await holdStake(
    transaction,
    { id, accountId, freeBetId: line.freeBetId, stake: line.stake },
    row.placedAt,
  );
  if (stakeTransactionId === null) return { refused: fault("BALANCE_INSUFFICIENT") };
  dependencies.betweenDebitAndBet(account);
  if (promotions.areOn()) {
    const legs = boostLegsOf(world, selections);
    await noteBoosts(transaction, account, { ...row, id, legs }, row.placedAt);
  }
  await transaction
    .insert(bets)
    .values({ ...row, id, ticketUuid: uuid, accountId, stakeTransactionId });
  await transaction.insert(betSelections).values(selections);
  const bet = await readBetOfTicket(transaction, uuid, submission.lang);
  return { answer: { status: "PROCESSED", uuid, bet, message: null, meta: { error: null } } };
}

/** Everything before the transaction: a first check of the rules, and the delay of in-play bets. */
async function findEarlyFault(
  dependencies: PlacementDependencies,
  account: Account,
  row: TicketRow,
  line: Line,
  submission: Submission,
): Promise<ErrorMeta | null> {
  const { database, world } = dependencies;
  if (row.expiresAt <= world.now()) return fault("TICKET_EXPIRED");
  const now = await findFaultNow(database, dependencies, account, line, submission);
  // What was wrong when it was priced makes it no ticket to submit, whatever has become of it since.
  const meta = now ?? row.ticket.error_meta;
  const outcomeIds = line.selections.map((selection) => selection.outcome_id);
  if (meta || !outcomeIds.some((id) => world.outcome(id)?.isLive)) return meta;
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
 * Places one ticket, at most once (design 7.2). Answers with the bet or a refusal, and repeats that
 * answer to the same request. Throws `CallFailure` 422 for another payload and 409 while it runs.
 */
export async function submitTicket(
  dependencies: PlacementDependencies,
  account: Account,
  submission: Submission,
): Promise<SubmitAnswer> {
  const { database } = dependencies;
  const { uuid } = submission.ticket;
  const row = await findTicket(database, account.id, uuid);
  if (!row) return refusalOf(submission, fault("TICKET_EXPIRED"));
  if (!isSameTicket(row.ticket, submission.ticket)) throw ticketFailures.differs();
  const line = lineOfTicket(row.ticket);
  const outcomeIds = line.selections.map((selection) => selection.outcome_id);
  const operation = {
    kind: "ticket" as const,
    key: uuid,
    accountId: account.id,
    fingerprint: fingerprintOf(submission),
  };
  const { answer, outcome } = await runOnce(database, operation, ticketFailures, {
    prepare: () => {
      dependencies.onPlacing(outcomeIds);
      return findEarlyFault(dependencies, account, row, line, submission);
    },
    commit: (transaction) => place(transaction, dependencies, account.id, line, submission),
    refuse: (meta) => refusalOf(submission, meta),
  });
  if (outcome === "done") {
    dependencies.onPlaced(outcomeIds);
    if (line.freeBetId !== null) dependencies.onFreeBetUsed();
  }
  return answer;
}
