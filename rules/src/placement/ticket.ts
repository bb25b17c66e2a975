import {
  type LookupOutcome,
  type Reading,
  readRefusal,
  readSubmit,
  refused,
  type SubmitOutcome,
} from "./answers.ts";
import type { PlacementTicket, Retry, TicketState } from "./ticket-state.ts";

/** A ticket that was priced and not sent yet. */
export function draftTicket(ticket: PlacementTicket): TicketState {
  return { status: "draft", ticket };
}

/**
 * The ticket is about to leave. Only a draft, or a refused ticket that may go again as it is, can be
 * sent: from any other state nothing changes, so that a second press sends nothing.
 */
export function sendTicket(state: TicketState, now: number): TicketState {
  if (!maySend(state)) return state;
  return { status: "placing", ticket: state.ticket, sentAt: now };
}

/** Whether a submit may leave for this ticket now. */
export function maySend(state: TicketState): boolean {
  return state.status === "draft" || retryOf(state) === "same-uuid";
}

/** How a ticket may be tried again; null where it may not, or was not tried yet. */
export function retryOf(state: TicketState): Retry | null {
  switch (state.status) {
    case "refused":
      return state.refusal.retry;
    case "price-moved":
      return "new-ticket";
    case "draft":
    case "placing":
    case "placed":
    case "unknown":
      return null;
  }
}

/**
 * The submit ended. Counts only while the ticket is placing: whatever comes later is left to the
 * look-up, which says the same.
 */
export function endSubmit(state: TicketState, outcome: SubmitOutcome, now: number): TicketState {
  if (state.status !== "placing") return state;
  return settle(state.ticket, readSubmit(outcome), now);
}

/** The page is back and the ticket was under way when it went: ask what became of it. */
export function resumeTicket(ticket: PlacementTicket, now: number): TicketState {
  return { status: "unknown", ticket, because: "reloaded", since: now, lookups: 0 };
}

/** The server was asked by uuid. It is the one way out of `unknown`. */
export function endLookup(state: TicketState, outcome: LookupOutcome, now: number): TicketState {
  if (state.status !== "unknown") return state;
  switch (outcome.kind) {
    case "placed":
      return { status: "placed", ticket: state.ticket, receipt: outcome.receipt };
    case "not-placed":
      return settle(state.ticket, refused("NOT_PLACED", null, "same-uuid"), now);
    case "refused":
      return settle(state.ticket, readRefusal(outcome.code, outcome.message, outcome.error), now);
    case "running":
    case "failed":
      return { ...state, lookups: state.lookups + 1 };
  }
}

/** Milliseconds to wait before asking again: 1, 2, 4, 8 s, and then every 10 s. */
export function lookupDelay(lookups: number): number {
  return Math.min(1_000 * 2 ** lookups, 10_000);
}

function settle(ticket: PlacementTicket, reading: Reading, now: number): TicketState {
  if (reading.status === "unknown") {
    return { status: "unknown", ticket, because: reading.because, since: now, lookups: 0 };
  }
  return { ...reading, ticket };
}
