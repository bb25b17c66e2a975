export {
  type LookupOutcome,
  oddsChangedCode,
  processedStatus,
  type ServerError,
  type ServerVerdict,
  type SubmitOutcome,
} from "./answers.ts";
export { type CalculateOutcome, type CalculateReading, readCalculate } from "./calculate.ts";
export {
  addPending,
  dropEnded,
  type PendingRecord,
  pendingRecord,
  pendingVersion,
  type RestoredPending,
  restorePending,
  serialisePending,
} from "./pending.ts";
export {
  countOf,
  hasEnded,
  markAnswered,
  markLookedUp,
  markSent,
  placedOutcomeIds,
  processingStatusOf,
  resumePlacement,
  sendable,
  startPlacement,
} from "./placement.ts";
export { lookupDelay, maySend, retryOf } from "./ticket.ts";
export {
  type Json,
  noPlacement,
  type Placement,
  type PlacementTicket,
  type Receipt,
  type ReceiptLeg,
  type Refusal,
  type Retry,
  type TicketState,
  type TicketStatus,
  type UnknownCause,
  unknownCauses,
} from "./ticket-state.ts";
