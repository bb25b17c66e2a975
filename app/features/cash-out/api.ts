import {
  acceptCashOut,
  type CashOutCode,
  getCashOutOffers,
  lookUpCashOut,
  quoteCashOut,
  type CashOutQuote as WireQuote,
} from "@grandstand/contract/cash-out";
import type { Language } from "@grandstand/contract/entities";
import type { CashOutAnswer, CashOutLookup, CashOutQuote } from "@grandstand/rules/cash-out";
import type { CashOutOfferView } from "@grandstand/ui/bet-card";
import {
  type ApiFailure,
  type ApiResult,
  type CallApi,
  wordsOf,
} from "../../core/client/client.ts";

/** What each open bet is worth now, by its id. */
export type CashOutOffers = Readonly<Record<string, CashOutOfferView>>;

export async function askOffers(api: CallApi): Promise<ApiResult<CashOutOffers>> {
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

export async function askQuote(
  api: CallApi,
  betId: string,
  language: Language,
): Promise<QuoteOutcome> {
  const answer = await api(quoteCashOut, { body: { bet_id: betId, lang: language } });
  if (!answer.ok) return { kind: "refused", ...reasonOf(answer.failure) };
  const { quote, code, message } = answer.value;
  return quote ? { kind: "quoted", quote: toQuote(quote) } : { kind: "refused", code, message };
}

/** Sends one acceptance. How it ended is told as it was seen, and nothing is tried again. */
export async function sendAcceptance(
  api: CallApi,
  { quote, amount }: { quote: CashOutQuote; amount: number },
  terms: { readonly language: Language; readonly isOnline: boolean },
): Promise<CashOutAnswer | { readonly kind: "running" }> {
  if (!terms.isOnline) return { kind: "not-sent" };
  const body = { quote_id: quote.id, amount, lang: terms.language };
  const answer = await api(acceptCashOut, { body });
  if (!answer.ok) return toFailure(answer.failure);
  const { status, code, message, requote } = answer.value;
  if (status === "ACCEPTED") return { kind: "accepted", amount };
  return { kind: "refused", code, message, requote: requote && toQuote(requote) };
}

/** Asks what became of a quote whose answer was lost. */
export async function lookUpQuote(
  api: CallApi,
  { quote, amount }: { quote: CashOutQuote; amount: number },
): Promise<CashOutLookup> {
  const answer = await api(lookUpCashOut, { path: { quote: quote.id } });
  if (!answer.ok) return { kind: "no-answer" };
  const { state, code, message } = answer.value;
  switch (state) {
    case "accepted":
      return { kind: "accepted", amount };
    case "refused":
      return { kind: "refused", code, message, requote: null };
    case "running":
      return { kind: "running" };
    case "not-accepted":
      return { kind: "not-sent" };
  }
}

/** Statuses that say nothing of what became of the payment. */
const uncertainStatuses: ReadonlySet<number> = new Set([401, 408, 422, 429]);

/** Only a refusal in the contract's own form certainly paid nothing. */
function toFailure(failure: ApiFailure): CashOutAnswer | { readonly kind: "running" } {
  if (failure.kind !== "refused") return { kind: "no-answer" };
  const { status, message } = failure;
  if (status === 409) return { kind: "running" };
  const isClientError = status >= 400 && status < 500;
  return isClientError && message !== null && !uncertainStatuses.has(status)
    ? { kind: "refused", ...reasonOf(failure), requote: null }
    : { kind: "no-answer" };
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
