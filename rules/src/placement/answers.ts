import type { Odds } from "../odds/index.ts";
import { type Failure, type Found, readFailure, type SubmitOutcome } from "../operation/index.ts";
import type { Receipt, TicketReason } from "./ticket-state.ts";

/** What the answer to a submit or look-up says of a ticket, in our own words (B7, submit). */
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

export type TicketOutcome = SubmitOutcome<Receipt, TicketReason>;
export type TicketFound = Found<Receipt, TicketReason>;

/** The submit's status of a placed ticket (B3). */
export const processedStatus = "PROCESSED";
export const oddsChangedCode = "ODDS_CHANGED";

/** Reads the answer to a submit; PROCESSED without a bet says nothing. */
export function readVerdict(verdict: ServerVerdict): TicketOutcome {
  const { status, receipt, message, error } = verdict;
  if (status !== processedStatus) {
    return { kind: "refused", reason: readRefusal(status, message, error) };
  }
  if (receipt === null) return { kind: "unknown", because: "unreadable-answer" };
  return { kind: "done", result: receipt };
}

/** Reads a submit that has no answer. */
export function readTicketFailure(failure: Failure): TicketOutcome {
  const reading = readFailure(failure);
  if (reading.kind !== "refused") return reading;
  const { status, code, message } = reading.reason;
  return { kind: "refused", reason: readRefusal(code ?? `HTTP_${status}`, message, null) };
}

/** Reads a refusal by code: a moved price needs the person's consent, all else is a refusal. */
export function readRefusal(
  code: string,
  message: string | null,
  error: ServerError | null,
): TicketReason {
  if (code === oddsChangedCode || error?.code === oddsChangedCode) {
    return { kind: "price-moved", odds: error?.odds ?? {}, message };
  }
  return {
    kind: "refused",
    code: error?.code ?? code,
    message,
    outcomeIds: error?.outcomeIds ?? [],
  };
}
