import type { LookupOutcome, SubmitOutcome } from "./answers.ts";
import { draftTicket, endLookup, endSubmit, maySend, resumeTicket, sendTicket } from "./ticket.ts";
import type { Placement, PlacementTicket, TicketState, TicketStatus } from "./ticket-state.ts";

/** Tickets as calculate gave them, none of them sent. A uuid counts once. */
export function startPlacement(tickets: readonly PlacementTicket[]): Placement {
  const byUuid = new Map(tickets.map((ticket) => [ticket.uuid, ticket]));
  return { tickets: [...byUuid.values()].map(draftTicket) };
}

/** Tickets that were under way when the page went: each is to be looked up (reliability, fault 6). */
export function resumePlacement(tickets: readonly PlacementTicket[], now: number): Placement {
  const { tickets: drafts } = startPlacement(tickets);
  return { tickets: drafts.map(({ ticket }) => resumeTicket(ticket, now)) };
}

/** The tickets for which a submit may leave now: drafts, and those certainly not taken up. */
export function sendable(placement: Placement): readonly PlacementTicket[] {
  return placement.tickets.filter(maySend).map(({ ticket }) => ticket);
}

/** Marks a ticket as sent. Keep its pending record before the request leaves. */
export function markSent(placement: Placement, uuid: string, now: number): Placement {
  return change(placement, uuid, (state) => sendTicket(state, now));
}

/** A ticket's submit ended. */
export function markAnswered(
  placement: Placement,
  uuid: string,
  outcome: SubmitOutcome,
  now: number,
): Placement {
  return change(placement, uuid, (state) => endSubmit(state, outcome, now));
}

/** The server was asked what became of a ticket. */
export function markLookedUp(
  placement: Placement,
  uuid: string,
  outcome: LookupOutcome,
  now: number,
): Placement {
  return change(placement, uuid, (state) => endLookup(state, outcome, now));
}

/** How many tickets stand in a state. */
export function countOf(placement: Placement, status: TicketStatus): number {
  return placement.tickets.filter((state) => state.status === status).length;
}

/**
 * The processing status that the tickets amount to (B3): empty without tickets, completed once each
 * of them has a status. A ticket whose fate is unknown has none.
 */
export function processingStatusOf(placement: Placement): "" | "processing" | "completed" {
  if (placement.tickets.length === 0) return "";
  return placement.tickets.every(hasEnded) ? "completed" : "processing";
}

/** Whether what became of a ticket is known for certain. */
export function hasEnded(state: TicketState): boolean {
  switch (state.status) {
    case "placed":
    case "price-moved":
    case "refused":
      return true;
    case "draft":
    case "placing":
    case "unknown":
      return false;
  }
}

/** The outcomes that were bet on for certain: none of them is to be sent again (fault 9). */
export function placedOutcomeIds(placement: Placement): readonly string[] {
  return placement.tickets
    .filter(({ status }) => status === "placed")
    .flatMap(({ ticket }) => ticket.outcomeIds);
}

function change(
  placement: Placement,
  uuid: string,
  next: (state: TicketState) => TicketState,
): Placement {
  const tickets = placement.tickets.map((state) =>
    state.ticket.uuid === uuid ? next(state) : state,
  );
  const isSame = tickets.every((state, index) => state === placement.tickets[index]);
  return isSame ? placement : { tickets };
}
