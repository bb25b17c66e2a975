import type { Cents } from "../money/index.ts";
import type { Operation } from "../operation/index.ts";

/** What a bet is worth now, good until `expiresAt` and once. Amounts are cents, instants epoch milliseconds. */
export interface CashOutQuote {
  readonly id: string;
  readonly betId: string;
  /** For all of what still runs. */
  readonly amount: Cents;
  /** The part of the bet that still runs, exact, as text: `1/1` before the first cash-out. */
  readonly runningShare: string;
  /** What the whole bet was placed with, and what it may return. */
  readonly stake: Cents;
  readonly potentialReturn: Cents | null;
  /** The least and the most that can be taken as a part; null where it is all or nothing. */
  readonly partial: { readonly minimum: Cents; readonly maximum: Cents } | null;
  readonly expiresAt: number;
}

/** The parts that one press chooses, in percent of the offer. */
export const cashOutPercents = [25, 50, 75] as const;
export type CashOutPercent = (typeof cashOutPercents)[number];

/** What the person wants of an offer. It outlives the offer: the next one is requested with the same choice. */
export type CashOutChoice =
  | { readonly kind: "all" }
  | { readonly kind: "percent"; readonly percent: CashOutPercent }
  | { readonly kind: "amount"; readonly amount: Cents };

export const allOfIt: CashOutChoice = { kind: "all" };

/** Why a quote no longer holds, and what it would be now. */
export type RequoteReason = "moved" | "expired";

/** A quote, the part of it that is chosen, and its amount: what an acceptance requests. */
export interface CashOutOrder {
  readonly quote: CashOutQuote;
  readonly choice: CashOutChoice;
  readonly amount: Cents;
}

/** A cash-out as it is shown, from the press of its button to its end. */
export type CashOut =
  | { readonly status: "quoting"; readonly choice: CashOutChoice }
  | (CashOutOrder & {
      readonly status: "quoted";
      /** What the bet was worth before, where this quote stands in for one that no longer holds. */
      readonly before: { readonly amount: Cents; readonly because: RequoteReason } | null;
    })
  | (CashOutOrder & { readonly status: "accepting" })
  | (CashOutOrder & { readonly status: "unknown" })
  | { readonly status: "paid"; readonly quote: CashOutQuote; readonly amount: Cents }
  | { readonly status: "refused"; readonly code: string | null; readonly message: string | null };

/** Why the server refused an acceptance, and the quote that holds instead, where there is one. */
export interface CashOutReason {
  readonly code: string | null;
  readonly message: string | null;
  readonly requote: CashOutQuote | null;
}

/** An acceptance on its way; its key is the quote's id, its result what was paid, in cents. */
export type CashOutOperation = Operation<CashOutOrder, Cents, CashOutReason>;

export function startCashOut(choice: CashOutChoice = allOfIt): CashOut {
  return { status: "quoting", choice };
}

/** What a choice comes to in a quote, in cents; a percentage keeps within what a part may be. */
function amountOf(quote: CashOutQuote, choice: CashOutChoice): Cents {
  if (choice.kind === "all") return quote.amount;
  if (choice.kind === "amount") return choice.amount;
  const share = Math.floor((quote.amount * choice.percent) / 100);
  const { minimum, maximum } = quote.partial ?? { minimum: 0, maximum: share };
  return Math.min(maximum, Math.max(minimum, share));
}

function chosen(quote: CashOutQuote, choice: CashOutChoice): CashOutOrder {
  return { quote, choice, amount: amountOf(quote, choice) };
}

export function showQuote(quote: CashOutQuote, choice: CashOutChoice = allOfIt): CashOut {
  return { status: "quoted", ...chosen(quote, choice), before: null };
}

export function refuseCashOut(code: string | null, message: string | null): CashOut {
  return { status: "refused", code, message };
}

/** Whether an amount can be taken of a quote: all of it, or a part within its limits. */
export function canCashOut(quote: CashOutQuote, amount: Cents): boolean {
  if (amount === quote.amount) return true;
  const { partial } = quote;
  return partial !== null && amount >= partial.minimum && amount <= partial.maximum;
}

/** Milliseconds that a quote still holds; 0 once it is over. */
export function timeLeft(quote: CashOutQuote, now: number): number {
  return Math.max(0, quote.expiresAt - now);
}

export function chooseCashOut(cashOut: CashOut, choice: CashOutChoice): CashOut {
  return cashOut.status === "quoted" ? { ...cashOut, ...chosen(cashOut.quote, choice) } : cashOut;
}

/** The choice with which the next quote of the same bet is requested; all of it where nothing was chosen. */
export function choiceOf(cashOut: CashOut | null): CashOutChoice {
  return cashOut?.status === "quoted" || cashOut?.status === "quoting" ? cashOut.choice : allOfIt;
}

/** Whether a press may send it. */
export function canAccept(cashOut: CashOut, now: number): boolean {
  return orderOf(cashOut, now) !== null;
}

/** What a press of the button requests; null unless the quote still holds and allows the amount. */
export function orderOf(cashOut: CashOut, now: number): CashOutOrder | null {
  if (cashOut.status !== "quoted") return null;
  const { quote, choice, amount } = cashOut;
  return timeLeft(quote, now) > 0 && canCashOut(quote, amount) ? { quote, choice, amount } : null;
}

/** How an acceptance shows. What the server did not take up is a quote again. */
export function cashOutOf(operation: CashOutOperation): CashOut {
  const { quote, choice, amount } = operation.payload;
  switch (operation.status) {
    case "draft":
    case "sent":
      return { status: "accepting", quote, choice, amount };
    case "unknown":
      return { status: "unknown", quote, choice, amount };
    case "done":
      return { status: "paid", quote, amount: operation.result };
    case "refused":
      return operation.refusal.retry === "same-key"
        ? showQuote(quote, choice)
        : showRefusal(operation.payload, operation.refusal.reason);
  }
}

function showRefusal(order: CashOutOrder, { requote, code, message }: CashOutReason): CashOut {
  return requote ? showRequote(requote, order, code) : refuseCashOut(code, message);
}

/** Replaces the old quote with the new one and keeps the choice: a part never becomes the whole. */
function showRequote(requote: CashOutQuote, old: CashOutOrder, code: string | null): CashOut {
  const because = code === "CASH_OUT_EXPIRED" ? "expired" : "moved";
  const before = { amount: old.quote.amount, because } as const;
  return { status: "quoted", ...chosen(requote, old.choice), before };
}
