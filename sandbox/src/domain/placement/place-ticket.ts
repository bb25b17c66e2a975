import { randomBytes, randomUUID } from "node:crypto";
import type { ErrorMeta, SubmitAnswer } from "@grandstand/contract/betslip";
import type { Language } from "@grandstand/contract/entities";
import { eq } from "drizzle-orm";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import { type Attempt, type RepeatFailures, runOnce } from "../../kernel/once/run-once.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { Account } from "../accounts/account.ts";
import { accounts } from "../accounts/schema.ts";
import { readBetOfTicket } from "../bets/bets.ts";
import type { Promotions } from "../bets/combo-boost.ts";
import { type InPlayDelay, waitInPlay } from "../bets/in-play-delay.ts";
import { betSelections, bets } from "../bets/schema.ts";
import { holdStake, lockWallet } from "../ledger/ledger.ts";
import type { World } from "../world/world.ts";
import { fault } from "./faults.ts";
import { type AcceptedLeg, selectionRows, type TicketSelection } from "./selection-rows.ts";

export interface PlacementDependencies extends InPlayDelay {
  database: Database;
  world: World;
  promotions: Promotions;
  /** The most that a bet pays, in cents. */
  maximumPayout: number;
  /** Runs between the debit and the bet, inside their transaction, so that a test can crash there. */
  betweenDebitAndBet: (account: Account) => void;
  /** Called before a bet is checked: from now on the results of its outcomes must be kept. */
  onPlacing: (outcomeIds: readonly string[]) => void;
  /** Called once a bet is accepted; its outcomes may already be settled. */
  onPlaced: (outcomeIds: readonly string[]) => void;
  /** Called once a free bet has paid and has a smaller balance. */
  onFreeBetUsed: () => void;
}

/** The columns of a bet that its kind of ticket decides. */
type BetColumns = Omit<
  typeof bets.$inferInsert,
  | "id"
  | "ticketUuid"
  | "accountId"
  | "stakeTransactionId"
  | "reference"
  | "status"
  | "stake"
  | "freeBetId"
  | "maximumPayout"
  | "placedAt"
>;

/** The terms under which a ticket becomes a bet. */
export interface Acceptance {
  columns: BetColumns;
  legs: readonly AcceptedLeg[];
  /** Writes what belongs to the bet in other tables, within the transaction and after the debit. */
  addTo?: (transaction: Database, account: Account, betId: string, at: number) => Promise<void>;
}

/** A submitted ticket: what a slip and a bet builder differ in. */
export interface SubmittedTicket {
  uuid: string;
  lang: Language;
  /** Submissions with the same fingerprint are the same request. */
  fingerprint: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Cents. */
  stake: number;
  freeBetId: string | null;
  selections: readonly TicketSelection[];
  /** Why it can't be accepted at this moment, before the in-play delay; null where it can. */
  findFault: () => Promise<ErrorMeta | null>;
  /** Judges person and prices once more, in their current state and within the transaction. */
  accept: (
    transaction: Database,
    account: Account,
  ) => Promise<{ accepted: Acceptance } | { refused: ErrorMeta }>;
}

/** The answers to a ticket that was sent with another payload, or that still runs. */
export const ticketFailures: RepeatFailures = {
  differs: () =>
    new CallFailure({ status: 422, message: "ticket-differs", code: "TICKET_DIFFERS" }),
  running: () =>
    new CallFailure({ status: 409, message: "ticket-running", code: "TICKET_RUNNING" }),
};

/** The answer to a ticket that is refused. */
export function refusalOf(
  { uuid, lang }: Pick<SubmittedTicket, "uuid" | "lang">,
  meta: ErrorMeta,
): SubmitAnswer {
  return {
    status: meta.code,
    uuid,
    bet: null,
    message: messageIn(lang, meta.code),
    meta: { error: meta },
  };
}

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** Eight letters and digits that can't be confused with each other, to read out on the telephone. */
function makeReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return `GS-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Debit and bet. The rules are checked here again, on the current state of person and prices. */
async function place(
  transaction: Database,
  dependencies: PlacementDependencies,
  accountId: string,
  ticket: SubmittedTicket,
): Promise<Attempt<SubmitAnswer, ErrorMeta>> {
  const { world, maximumPayout } = dependencies;
  const { uuid, stake, freeBetId } = ticket;
  await lockWallet(transaction, accountId);
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return { refused: fault("BET_NOT_ALLOWED") };
  const judged = await ticket.accept(transaction, account);
  if ("refused" in judged) return judged;
  const { columns, legs, addTo } = judged.accepted;

  const id = randomUUID();
  const placedAt = world.now();
  const selections = selectionRows(world, id, legs);
  const held = { id, accountId, freeBetId, stake };
  const stakeTransactionId = await holdStake(transaction, held, placedAt);
  if (stakeTransactionId === null) return { refused: fault("BALANCE_INSUFFICIENT") };
  dependencies.betweenDebitAndBet(account);
  await addTo?.(transaction, account, id, placedAt);
  await transaction.insert(bets).values({
    ...columns,
    id,
    ticketUuid: uuid,
    accountId,
    stakeTransactionId,
    reference: makeReference(),
    status: "open",
    stake,
    freeBetId,
    maximumPayout,
    placedAt,
  });
  await transaction.insert(betSelections).values(selections);
  const bet = await readBetOfTicket(transaction, uuid, ticket.lang);
  return { answer: { status: "PROCESSED", uuid, bet, message: null, meta: { error: null } } };
}

/** Everything before the transaction: a first check of the rules, and the delay of in-play bets. */
async function findEarlyFault(
  dependencies: PlacementDependencies,
  ticket: SubmittedTicket,
  outcomeIds: readonly string[],
): Promise<ErrorMeta | null> {
  const { world } = dependencies;
  if (ticket.expiresAt <= world.now()) return fault("TICKET_EXPIRED");
  const meta = await ticket.findFault();
  if (meta || !outcomeIds.some((id) => world.outcome(id)?.isLive)) return meta;
  const suspended = await waitInPlay(world, outcomeIds, dependencies);
  return suspended.length > 0 ? { code: "MARKET_SUSPENDED", outcome_ids: suspended } : null;
}

/**
 * Places one ticket, at most once (design 7.2). Answers with the bet or a refusal, and repeats that
 * answer to the same request. Throws `CallFailure` 422 for another payload and 409 while it runs.
 */
export async function placeTicket(
  dependencies: PlacementDependencies,
  account: Account,
  ticket: SubmittedTicket,
): Promise<SubmitAnswer> {
  const { uuid, fingerprint, freeBetId } = ticket;
  const outcomeIds = ticket.selections.map((selection) => selection.outcome_id);
  const operation = { kind: "ticket" as const, key: uuid, accountId: account.id, fingerprint };
  const { answer, outcome } = await runOnce(dependencies.database, operation, ticketFailures, {
    prepare: () => {
      dependencies.onPlacing(outcomeIds);
      return findEarlyFault(dependencies, ticket, outcomeIds);
    },
    commit: (transaction) => place(transaction, dependencies, account.id, ticket),
    refuse: (meta) => refusalOf(ticket, meta),
  });
  if (outcome === "done") {
    dependencies.onPlaced(outcomeIds);
    if (freeBetId !== null) dependencies.onFreeBetUsed();
  }
  return answer;
}
