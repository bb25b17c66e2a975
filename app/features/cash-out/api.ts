import {
  acceptCashOut,
  type CashOutCode,
  getCashOutOffers,
  lookUpCashOut,
  quoteCashOut,
  type CashOutQuote as WireQuote,
} from "@grandstand/contract/cash-out";
import type { Language } from "@grandstand/contract/entities";
import type { CashOutOrder, CashOutQuote, CashOutReason } from "@grandstand/rules/cash-out";
import { type Found, readFailure, type SubmitOutcome } from "@grandstand/rules/operation";
import type { CashOutOfferView } from "@grandstand/ui/bet-card";
import {
  type ApiFailure,
  type ApiResult,
  type CallApi,
  wordsOf,
} from "../../core/client/client.ts";
import type { CashOutOffers } from "../bets/index.ts";

export async function fetchOffers(api: CallApi): Promise<ApiResult<CashOutOffers>> {
  const answer = await api(getCashOutOffers);
  if (!answer.ok) return answer;
  const entries = answer.value.offers.map(
    ({ bet_id, amount, code }): [string, CashOutOfferView] => {
      return [bet_id, amount === null ? withoutOffer(code) : { state: "available", amount }];
    },
  );
  return { ok: true, value: Object.fromEntries(entries) };
}

function withoutOffer(code: CashOutCode | null): CashOutOfferView {
  switch (code) {
    case "CASH_OUT_SUSPENDED":
      return { state: "suspended" };
    case "CASH_OUT_BUILDER":
      return { state: "not-offered", because: "builder" };
    case "CASH_OUT_FREE_BET":
      return { state: "not-offered", because: "free-bet" };
    case "CASH_OUT_STARTING_PRICE":
      return { state: "not-offered", because: "starting-price" };
    default:
      return { state: "not-offered" };
  }
}

/** A quote, or why there is none; no answer counts as none, because nothing can have happened. */
export type QuoteOutcome =
  | { readonly kind: "quoted"; readonly quote: CashOutQuote }
  | { readonly kind: "refused"; readonly code: string | null; readonly message: string | null };

export async function fetchQuote(
  api: CallApi,
  betId: string,
  language: Language,
  signal: AbortSignal,
): Promise<QuoteOutcome> {
  const answer = await api(quoteCashOut, { body: { bet_id: betId, lang: language }, signal });
  if (!answer.ok) return { kind: "refused", ...reasonOf(answer.failure) };
  const { quote, code, message } = answer.value;
  return quote ? { kind: "quoted", quote: toQuote(quote) } : { kind: "refused", code, message };
}

/** Sends one acceptance. Returns how it ended, and tries nothing again. */
export async function sendAcceptance(
  api: CallApi,
  { quote, amount }: CashOutOrder,
  lang: Language,
): Promise<SubmitOutcome<number, CashOutReason>> {
  const answer = await api(acceptCashOut, { body: { quote_id: quote.id, amount, lang } });
  if (!answer.ok) {
    const reading = readFailure(answer.failure);
    if (reading.kind !== "refused") return reading;
    return { kind: "refused", reason: { ...reasonOf(answer.failure), requote: null } };
  }
  const { status, code, message, requote } = answer.value;
  if (status === "ACCEPTED") return { kind: "done", result: amount };
  return { kind: "refused", reason: { code, message, requote: requote && toQuote(requote) } };
}

/** Looks up what became of a quote whose answer was lost. */
export async function lookUpQuote(
  api: CallApi,
  { quote, amount }: CashOutOrder,
): Promise<Found<number, CashOutReason>> {
  const answer = await api(lookUpCashOut, { path: { quote: quote.id } });
  if (!answer.ok) return { kind: "no-answer" };
  const { state, code, message } = answer.value;
  switch (state) {
    case "accepted":
      return { kind: "done", result: amount };
    case "refused":
      return { kind: "refused", reason: { code, message, requote: null } };
    case "running":
      return { kind: "running" };
    case "not-accepted":
      return { kind: "not-found" };
  }
}

function reasonOf(failure: ApiFailure) {
  if (failure.kind !== "refused") return { code: null, message: null };
  return { code: failure.code, message: wordsOf(failure) };
}

function toQuote(quote: WireQuote): CashOutQuote {
  return {
    id: quote.id,
    betId: quote.bet_id,
    amount: quote.amount,
    runningShare: quote.running_share,
    stake: quote.stake,
    potentialReturn: quote.potential_return,
    partial: quote.partial,
    expiresAt: Date.parse(quote.expires_at),
  };
}
