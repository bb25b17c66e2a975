import type { Refusal as OperationRefusal } from "../operation/index.ts";
import type {
  Placement,
  PlacementTicket,
  TicketOperation,
  TicketReason,
  TicketState,
  TicketStatus,
} from "./ticket-state.ts";

/** What the operations of one press amount to, in a form that can be shown. */
export function placementOf(operations: readonly TicketOperation[]): Placement {
  return { tickets: operations.map(ticketStateOf) };
}

/** What is known of one ticket, in the slip's words. */
function ticketStateOf(operation: TicketOperation): TicketState {
  const { ticket } = operation.payload;
  switch (operation.status) {
    case "draft":
      return { status: "draft", ticket };
    case "sent":
      return { status: "placing", ticket };
    case "done":
      return { status: "placed", ticket, receipt: operation.result };
    case "unknown":
      return { status: "unknown", ticket };
    case "refused":
      return refusedState(ticket, operation.refusal);
  }
}

function refusedState(
  ticket: PlacementTicket,
  refusal: OperationRefusal<TicketReason>,
): TicketState {
  const { retry } = refusal;
  if (retry === "same-key") {
    const code = notProcessedCodes[refusal.because];
    const { message } = refusal;
    return { status: "refused", ticket, refusal: { code, message, outcomeIds: [], retry } };
  }
  const { reason } = refusal;
  if (reason.kind === "price-moved") {
    return { status: "price-moved", ticket, odds: reason.odds, message: reason.message };
  }
  const { code, message, outcomeIds } = reason;
  return { status: "refused", ticket, refusal: { code, message, outcomeIds, retry } };
}

/** Codes of our own for what the server did not take up. */
const notProcessedCodes = {
  "not-sent": "NOT_SENT",
  "rate-limited": "RATE_LIMITED",
  "never-arrived": "NOT_PLACED",
} as const;

/** How many tickets have a status. */
export function countOf(placement: Placement, status: TicketStatus): number {
  return placement.tickets.filter((state) => state.status === status).length;
}

/** The outcomes that were bet on for certain: none of them is to be sent again (fault 9). */
export function placedOutcomeIds(placement: Placement): readonly string[] {
  return placement.tickets
    .filter(({ status }) => status === "placed")
    .flatMap(({ ticket }) => ticket.outcomeIds);
}
