import { calculate, type SubmitAnswer, submit, type Ticket } from "@grandstand/contract/betslip";
import type { BodyInput } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import { type AcceptOdds, acceptOddsOnWire } from "@grandstand/rules/accept-odds";
import type { ComboBoostConfig } from "@grandstand/rules/combo-boost";
import type { Draft } from "@grandstand/rules/operation";
import {
  type CalculateOutcome,
  readTicketFailure,
  readVerdict,
  type TicketOutcome,
} from "@grandstand/rules/placement";
import {
  isEachWay,
  priceOfLine,
  type Selection,
  type Slip,
  sharedStake,
  slipTotals,
  stakeOfLine,
} from "@grandstand/rules/slip";
import { type CallApi, wordsOf } from "../../core/client/client.ts";
import { type BetOrder, readBetOrder, toReceipt, toServerError } from "../bets/index.ts";

export type SlipOrder = BetOrder<typeof submit>;
export const readSlipOrder = readBetOrder(submit.body);

/** What a request about bets says beside the slip. */
export interface BettingTerms {
  readonly acceptOdds: AcceptOdds;
  /** The bookmaker's combo boost, or null where there is none. */
  readonly comboBoost: ComboBoostConfig | null;
  /** The most that a ticket pays, in cents. */
  readonly maximumPayout: number;
  readonly language: Language;
  readonly country: string;
}

/** Fetches the tickets of a slip: one for each single with a stake, one for a combi or a system (B7). */
export async function calculateSlip(
  api: CallApi,
  slip: Slip,
  terms: BettingTerms,
): Promise<CalculateOutcome<Draft<SlipOrder>>> {
  const answer = await api(calculate, { body: calculation(slip, terms) });
  if (answer.ok) {
    const { status, tickets, message } = answer.value;
    const error = tickets.find((ticket) => ticket.error_meta !== null)?.error_meta ?? null;
    return {
      kind: "answer",
      httpStatus: 200,
      isAccepted: status && error === null,
      code: error?.code ?? null,
      message,
      tickets: tickets.map((ticket) => toDraft(ticket, terms)),
    };
  }
  const { failure } = answer;
  if (failure.kind !== "refused") return { kind: "no-answer" };
  const { status, code } = failure;
  const message = wordsOf(failure);
  return { kind: "answer", httpStatus: status, isAccepted: false, code, message, tickets: [] };
}

/** Sends one ticket. Returns how the request ended, and tries nothing again. */
export async function submitTicket(api: CallApi, { body }: SlipOrder): Promise<TicketOutcome> {
  const answer = await api(submit, { body });
  return answer.ok ? readVerdict(toVerdict(answer.value)) : readTicketFailure(answer.failure);
}

function calculation(slip: Slip, terms: BettingTerms): BodyInput<typeof calculate> {
  const { acceptOdds, comboBoost, maximumPayout } = terms;
  const totals = slipTotals(slip, acceptOdds, comboBoost, maximumPayout);
  const isSingle = slip.betType === "single";
  const stakeOf = ({ outcomeId }: Selection) =>
    isSingle ? (stakeOfLine(slip, outcomeId).cents ?? 0) : 0;
  const betOn = slip.selections.filter((selection) => !isSingle || stakeOf(selection) > 0);
  return {
    ...(slip.freeBet === null ? {} : { freebet_id: slip.freeBet.id }),
    ...(slip.betType === "system" && slip.systemChoice
      ? { system_type: slip.systemChoice.type }
      : {}),
    selections: betOn.map((selection) => lineOf(slip, selection, stakeOf(selection), terms)),
    type: slip.betType,
    total_stake: totals.totalStake,
    total_bets: totals.betCount,
    total_return: totals.potentialReturn,
    each_way: isEachWay(slip, null),
    stakes: isSingle
      ? Object.fromEntries(betOn.map((selection) => [selection.outcomeId, stakeOf(selection)]))
      : {},
    stake: sharedStake(slip)?.cents ?? 0,
    lang: terms.language,
    accept_odds: acceptOddsOnWire[terms.acceptOdds],
  };
}

function lineOf(slip: Slip, selection: Selection, stake: number, terms: BettingTerms) {
  const odds = priceOfLine(slip, selection, terms.acceptOdds);
  const { outcomeIds } = selection;
  return {
    event_id: selection.eventId,
    market_id: selection.marketId,
    outcome_id: selection.outcomeId,
    ...(outcomeIds.length === 0 ? {} : { outcome_list: [...outcomeIds] }),
    odds,
    type: selection.marketType,
    each_way: isEachWay(slip, selection.outcomeId),
    is_starting_price: odds === "SP",
    stake,
  };
}

function toDraft(ticket: Ticket, terms: BettingTerms): Draft<SlipOrder> {
  const { acceptOdds, language: lang, country } = terms;
  const placement = {
    uuid: ticket.uuid,
    betType: ticket.type,
    systemType: ticket.system_type,
    bets: ticket.bets,
    isEachWay: ticket.each_way,
    freeBetId: ticket.freebet_id,
    outcomeIds: ticket.selections.map((selection) => selection.outcome_id),
    stake: ticket.stake,
    askedOdds: Object.fromEntries(
      ticket.selections.map(({ outcome_id, odds }) => [outcome_id, odds]),
    ),
  };
  const body = { ticket, accept_odds: acceptOddsOnWire[acceptOdds], lang, country };
  return { key: ticket.uuid, payload: { ticket: placement, body } };
}

function toVerdict(answer: SubmitAnswer) {
  return {
    status: answer.status,
    receipt: answer.bet ? toReceipt(answer.bet) : null,
    message: answer.message,
    error: toServerError(answer.meta.error),
  };
}
