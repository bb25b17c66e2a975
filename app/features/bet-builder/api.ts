import {
  calculateBuilder,
  type SubmitBuilderAnswer,
  submitBuilder,
} from "@grandstand/contract/bet-builder";
import type { Language } from "@grandstand/contract/entities";
import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { Builder, BuilderTicket } from "@grandstand/rules/builder";
import type { Draft } from "@grandstand/rules/operation";
import {
  readTicketFailure,
  readVerdict,
  type ServerVerdict,
  type TicketOutcome,
} from "@grandstand/rules/placement";
import type { ApiResult, CallApi } from "../../core/client/client.ts";
import { type BetOrder, readBetOrder, toBuilderReceipt } from "../bets/index.ts";

export type BuilderOrder = BetOrder<typeof submitBuilder>;
export const readBuilderOrder = readBetOrder(submitBuilder.body);

/** What every request of the builder says beside its picks. */
export interface BuilderTerms {
  readonly bookmaker: string;
  readonly language: Language;
  readonly country: string;
}

/** Under this key the placement keeps the price of the whole ticket. */
export const wholeTicket = "ticket";

function orderOf(builder: Builder, { bookmaker, language, country }: BuilderTerms) {
  return {
    selections: builder.picks.map(({ eventId, marketId, outcomeId }) => ({
      event_id: eventId,
      market_id: marketId,
      outcome_id: outcomeId,
    })),
    event_id: builder.eventId ?? "",
    precanned_id: builder.precannedId,
    bookmaker,
    lang: language,
    country,
  };
}

/** Fetches the price of the picks together (B7). The signal ends a request that another follows. */
export async function priceBuilder(
  api: CallApi,
  builder: Builder,
  terms: BuilderTerms,
  signal: AbortSignal,
): Promise<ApiResult<BuilderTicket>> {
  const answer = await api(calculateBuilder, { body: orderOf(builder, terms), signal });
  if (!answer.ok) return answer;
  const { server_time: pricedAt, message, ticket } = answer.value;
  return {
    ok: true,
    value: {
      uuid: ticket.uuid,
      name: ticket.name,
      odds: ticket.odds,
      impliedOutcomeIds: ticket.implied_outcome_ids,
      code: ticket.error_meta?.code ?? null,
      message,
      faultIds: ticket.error_meta?.outcome_ids ?? [],
      pricedAt,
    },
  };
}

/** The order to send: its body is the submit's to the letter, kept for a resend. */
export function builderOrder(
  builder: Builder,
  priced: { readonly uuid: string; readonly odds: number; readonly stake: number },
  acceptOdds: AcceptOdds,
  terms: BuilderTerms,
): Draft<BuilderOrder> {
  const { uuid, odds, stake } = priced;
  const ticket = {
    uuid,
    // To the placement it is one bet of several selections; what it is called is the builder's affair.
    betType: "combi",
    systemType: null,
    bets: 1,
    isEachWay: false,
    freeBetId: null,
    outcomeIds: builder.picks.map(({ outcomeId }) => outcomeId),
    stake,
    askedOdds: { [wholeTicket]: odds },
  } as const;
  const sent = { uuid, stake, current_odds: odds, accept_odds: acceptOdds };
  return { key: uuid, payload: { ticket, body: { ...orderOf(builder, terms), ...sent } } };
}

/** Sends one ticket. Returns how the request ended, and tries nothing again. */
export async function submitBuilderTicket(
  api: CallApi,
  { body }: BuilderOrder,
): Promise<TicketOutcome> {
  const answer = await api(submitBuilder, { body });
  return answer.ok ? readVerdict(toVerdict(answer.value)) : readTicketFailure(answer.failure);
}

function toVerdict({ status, receipt, message, meta }: SubmitBuilderAnswer): ServerVerdict {
  const { error } = meta;
  return {
    status: status ? "PROCESSED" : (error?.code ?? ""),
    receipt: receipt && toBuilderReceipt(receipt),
    message,
    error: error && {
      code: error.code,
      outcomeIds: error.outcome_ids,
      odds: error.odds === undefined ? {} : { [wholeTicket]: error.odds },
    },
  };
}
