export {
  readRefusal,
  readTicketFailure,
  readVerdict,
  type ServerError,
  type ServerVerdict,
  type TicketFound,
  type TicketOutcome,
} from "./answers.ts";
export { type CalculateOutcome, readCalculate } from "./calculate.ts";
export { isPlacementTicket } from "./kept-ticket.ts";
export { countOf, placedOutcomeIds, placementOf } from "./placement.ts";
export {
  noPlacement,
  type Placement,
  type PlacementTicket,
  type Receipt,
  type ReceiptLeg,
  type TicketOperation,
  type TicketState,
} from "./ticket-state.ts";
