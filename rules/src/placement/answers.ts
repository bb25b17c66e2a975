import type { Odds } from "../odds/index.ts";
import type { Receipt, Refusal, Retry, UnknownCause } from "./ticket-state.ts";

/** What a submit or a look-up says of a ticket, in our own words (B7, submit). */
export interface ServerVerdict {
  /** `PROCESSED`, or a code such as ODDS_CHANGED. */
  readonly status: string;
  /** Present for a placed bet only. */
  readonly receipt: Receipt | null;
  readonly message: string | null;
  readonly error: ServerError | null;
}

export interface ServerError {
  readonly code: string;
  readonly outcomeIds: readonly string[];
  /** The prices of the moment by outcome id, for ODDS_CHANGED. */
  readonly odds: Readonly<Record<string, Odds>>;
}

/** How a submit ended, as the client saw it. */
export type SubmitOutcome =
  /** An answer came; `verdict` is null where its body is not what the contract says. */
  | { readonly kind: "answer"; readonly httpStatus: number; readonly verdict: ServerVerdict | null }
  /** The request left and no answer came. */
  | { readonly kind: "no-answer"; readonly because: "timeout" | "connection-lost" }
  /** The request certainly never left. */
  | { readonly kind: "not-sent" };

/** How asking for a ticket by its uuid ended. */
export type LookupOutcome =
  | { readonly kind: "placed"; readonly receipt: Receipt }
  | { readonly kind: "not-placed" }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly message: string | null;
      readonly error: ServerError | null;
    }
  /** The server is still working on it. */
  | { readonly kind: "running" }
  /** No usable answer: nothing is known more than before. */
  | { readonly kind: "failed" };

/** What a submit's end means for its ticket. */
export type Reading =
  | { readonly status: "placed"; readonly receipt: Receipt }
  | {
      readonly status: "price-moved";
      readonly odds: Readonly<Record<string, Odds>>;
      readonly message: string | null;
    }
  | { readonly status: "refused"; readonly refusal: Refusal }
  | { readonly status: "unknown"; readonly because: UnknownCause };

/** The submit's status of a placed ticket (B3). */
export const processedStatus = "PROCESSED";
export const oddsChangedCode = "ODDS_CHANGED";

/** Reads how a submit ended; whatever does not certainly say *placed* or *not placed* is unknown. */
export function readSubmit(outcome: SubmitOutcome): Reading {
  switch (outcome.kind) {
    case "not-sent":
      return refused("NOT_SENT", null, "same-uuid");
    case "no-answer":
      return { status: "unknown", because: outcome.because };
    case "answer":
      return readAnswer(outcome.httpStatus, outcome.verdict);
  }
}

/** Reads a refusal by code: a moved price is a question to the person, all else is a refusal. */
export function readRefusal(
  code: string,
  message: string | null,
  error: ServerError | null,
): Reading {
  if (code === oddsChangedCode || error?.code === oddsChangedCode) {
    return { status: "price-moved", odds: error?.odds ?? {}, message };
  }
  return refused(error?.code ?? code, message, "new-ticket", error?.outcomeIds);
}

function readAnswer(httpStatus: number, verdict: ServerVerdict | null): Reading {
  const cause = causeOfStatus(httpStatus);
  if (cause !== null) return { status: "unknown", because: cause };
  if (verdict === null) return { status: "unknown", because: "unreadable-answer" };
  if (httpStatus === 429) return refused("RATE_LIMITED", verdict.message, "same-uuid");
  if (httpStatus >= 400) return readRefusal(verdict.status, verdict.message, verdict.error);
  return readVerdict(verdict);
}

/** Null where the status leaves no doubt whether the ticket was taken up. */
function causeOfStatus(httpStatus: number): UnknownCause | null {
  if (httpStatus === 401) return "session-ended";
  if (httpStatus === 408) return "timeout";
  if (httpStatus === 409) return "still-running";
  if (httpStatus === 422) return "uuid-conflict";
  if (httpStatus >= 500) return "server-error";
  return httpStatus < 200 || (httpStatus >= 300 && httpStatus < 400) ? "unreadable-answer" : null;
}

function readVerdict(verdict: ServerVerdict): Reading {
  if (verdict.status !== processedStatus) {
    return readRefusal(verdict.status, verdict.message, verdict.error);
  }
  if (verdict.receipt === null) return { status: "unknown", because: "unreadable-answer" };
  return { status: "placed", receipt: verdict.receipt };
}

/** A certain refusal, ready for the ticket. */
export function refused(
  code: string,
  message: string | null,
  retry: Retry,
  outcomeIds: readonly string[] = [],
): Reading {
  return { status: "refused", refusal: { code, message, outcomeIds, retry } };
}
