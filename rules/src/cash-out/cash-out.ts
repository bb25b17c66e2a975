import type { Cents } from "../money/index.ts";

/** What a bet is worth now, good until `expiresAt` and once. Amounts are cents, instants epoch milliseconds. */
export interface CashOutQuote {
  readonly id: string;
  readonly betId: string;
  /** For all of what still runs. */
  readonly amount: Cents;
  readonly remainingStake: Cents;
  /** What the whole bet was placed with, and what it may return. */
  readonly stake: Cents;
  readonly potentialReturn: Cents | null;
  /** The least and the most that can be taken as a part; null where it is all or nothing. */
  readonly partial: { readonly minimum: Cents; readonly maximum: Cents } | null;
  readonly expiresAt: number;
}

/** Why a quote no longer holds, and what it would be now. */
export type AskedAgain = "moved" | "expired";

/**
 * A cash-out from the press of its button to its end. `unknown` is a state of its own: a lost answer
 * is asked for, never taken for a refusal and never sent again.
 */
export type CashOut =
  | { readonly status: "quoting" }
  | {
      readonly status: "quoted";
      readonly quote: CashOutQuote;
      /** What the person would take of it. */
      readonly amount: Cents;
      /** The amount that was asked for before, where this one stands in for it. */
      readonly before: { readonly amount: Cents; readonly because: AskedAgain } | null;
    }
  | { readonly status: "accepting"; readonly quote: CashOutQuote; readonly amount: Cents }
  | {
      readonly status: "unknown";
      readonly quote: CashOutQuote;
      readonly amount: Cents;
      readonly lookups: number;
    }
  | {
      readonly status: "paid";
      readonly quote: CashOutQuote;
      readonly amount: Cents;
    }
  | { readonly status: "refused"; readonly code: string | null; readonly message: string | null };

/** What the server said to an acceptance, or that nothing came. */
export type CashOutAnswer =
  | { readonly kind: "accepted"; readonly amount: Cents }
  | {
      readonly kind: "refused";
      readonly code: string | null;
      readonly message: string | null;
      readonly requote: CashOutQuote | null;
    }
  /** It certainly never left. */
  | { readonly kind: "not-sent" }
  | { readonly kind: "no-answer" };

/** What a look-up found. */
export type CashOutLookup = CashOutAnswer | { readonly kind: "running" };

export const startCashOut: CashOut = { status: "quoting" };

export function showQuote(quote: CashOutQuote): CashOut {
  return { status: "quoted", quote, amount: quote.amount, before: null };
}

export function refuseCashOut(code: string | null, message: string | null): CashOut {
  return { status: "refused", code, message };
}

/** Whether an amount can be taken of a quote: all of it, or a part within its limits. */
export function canTake(quote: CashOutQuote, amount: Cents): boolean {
  if (amount === quote.amount) return true;
  const { partial } = quote;
  return partial !== null && amount >= partial.minimum && amount <= partial.maximum;
}

/** Milliseconds that a quote still holds; 0 once it is over. */
export function timeLeft(quote: CashOutQuote, now: number): number {
  return Math.max(0, quote.expiresAt - now);
}

export function chooseAmount(cashOut: CashOut, amount: Cents): CashOut {
  return cashOut.status === "quoted" ? { ...cashOut, amount } : cashOut;
}

/** Whether a press may send it: a quote that still holds, and an amount that it allows. */
export function canAccept(cashOut: CashOut, now: number): boolean {
  if (cashOut.status !== "quoted") return false;
  return timeLeft(cashOut.quote, now) > 0 && canTake(cashOut.quote, cashOut.amount);
}

/** The request is about to leave. Anything but a quote that may be accepted stays as it is. */
export function sendCashOut(cashOut: CashOut, now: number): CashOut {
  if (cashOut.status !== "quoted" || !canAccept(cashOut, now)) return cashOut;
  const { quote, amount } = cashOut;
  return { status: "accepting", quote, amount };
}

/** Takes up one whose page went away before its answer came. */
export function resumeCashOut(quote: CashOutQuote, amount: Cents): CashOut {
  return { status: "unknown", quote, amount, lookups: 0 };
}

/** Takes an answer, or what a look-up found; only while one is waited for. */
export function answerCashOut(cashOut: CashOut, answer: CashOutLookup): CashOut {
  if (cashOut.status !== "accepting" && cashOut.status !== "unknown") return cashOut;
  const { quote, amount } = cashOut;
  const lookups = cashOut.status === "unknown" ? cashOut.lookups + 1 : 0;
  switch (answer.kind) {
    case "accepted":
      return { status: "paid", quote, amount: answer.amount };
    case "refused":
      return answer.requote
        ? askAgain(answer.requote, { quote, amount }, answer.code)
        : refuseCashOut(answer.code, answer.message);
    case "not-sent":
      return { status: "quoted", quote, amount, before: null };
    case "running":
    case "no-answer":
      return { status: "unknown", quote, amount, lookups };
  }
}

/** The new quote in the old one's place. A part stays a part, in proportion; all stays all. */
function askAgain(
  requote: CashOutQuote,
  old: { quote: CashOutQuote; amount: Cents },
  code: string | null,
): CashOut {
  const isAll = old.amount === old.quote.amount;
  const share = Math.round((requote.amount * old.amount) / old.quote.amount);
  const amount = isAll || !canTake(requote, share) ? requote.amount : share;
  const because = code === "CASH_OUT_EXPIRED" ? "expired" : "moved";
  return { status: "quoted", quote: requote, amount, before: { amount: old.amount, because } };
}

/** `cents × part / whole`, half to even, as the server rounds it. */
function proportion(cents: Cents, part: Cents, whole: Cents): Cents {
  const numerator = BigInt(cents) * BigInt(part);
  const denominator = BigInt(whole);
  const floor = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && floor % 2n === 1n);
  return Number(up ? floor + 1n : floor);
}

/** What still runs when this much of a quote is taken: the stake, and what it may return. */
export function whatRunsOn(
  quote: CashOutQuote,
  amount: Cents,
): { readonly stake: Cents; readonly potentialReturn: Cents | null } {
  const stake = quote.remainingStake - proportion(quote.remainingStake, amount, quote.amount);
  const { potentialReturn } = quote;
  return {
    stake,
    potentialReturn:
      potentialReturn === null ? null : proportion(potentialReturn, stake, quote.stake),
  };
}
