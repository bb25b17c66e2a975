export {
  answerOperation,
  applyLookUp,
  type Draft,
  draftOperations,
  hasEnded,
  lookupDelay,
  maySend,
  type Operation,
  type Refusal,
  resumeOperation,
  sendOperation,
} from "./operation.ts";
export {
  type Failure,
  type FailureReading,
  type Found,
  type NotProcessedReason,
  readFailure,
  type ServerRefusal,
  type SubmitOutcome,
  type UnknownCause,
} from "./outcome.ts";
export {
  addRecord,
  dropRecord,
  type OperationRecord,
  type ReadPayload,
  readRecords,
  recordOf,
  returnRecord,
  serialiseRecords,
} from "./record.ts";
