export { type BetSentence, betSentence } from "./bet-sentence.ts";
export { type BetTypeOption, betTypeOptions, chooseBetType, chooseSystemBet } from "./bet-type.ts";
export { toggleEachWay } from "./each-way.ts";
export {
  chooseFreeBet,
  type FreeBetOption,
  type FreeBetProblem,
  freeBetOptions,
  refreshFreeBet,
} from "./free-bet.ts";
export { lineBoosts } from "./line-boosts.ts";
export {
  isLineOver,
  isLineSuspended,
  type LineError,
  lineErrors,
  promisesNothing,
} from "./line-errors.ts";
export {
  acceptChanges,
  applyLive,
  type LiveUpdate,
  priceOfLine,
  priceShown,
} from "./live-update.ts";
export {
  expireSlip,
  isSelection,
  type RestoredSlip,
  type RestoreProblem,
  restoreSlip,
  serialiseSlip,
} from "./persistence.ts";
export {
  type BettingPermission,
  type BettingRestriction,
  type PlaceContext,
  type PlaceControl,
  placeControl,
} from "./place-control.ts";
export {
  abandonProcessing,
  closeResults,
  completeProcessing,
  slipError,
  startProcessing,
} from "./processing.ts";
export {
  /** @internal */
  addSelection,
  claimSlip,
  clearSlip,
  putBack,
  removeOver,
  removeSelection,
  renameSelections,
  retainUnplaced,
  toggleSelection,
} from "./selections.ts";
export { freeBetRefusal, isEachWay, offersEachWay } from "./shape.ts";
export {
  type BetOrigin,
  type BetType,
  type BetTypeRefusal,
  type BetTypeSwitchCause,
  type ChosenFreeBet,
  type ClearCause,
  emptySlip,
  type FreeBet,
  type FreeBetRefusal,
  isOnSlip,
  type LiveSelection,
  type OddsChange,
  offersKey,
  type ProcessingStatus,
  type Selection,
  type SelectionFacts,
  type SelectionNames,
  type Slip,
  type SlipError,
  type SlipEvent,
  type StakeEntry,
  type StakeProblem,
  type Transition,
} from "./slip-state.ts";
export {
  displayedStake,
  sharedStake,
  stakeMaximum,
  stakeOfLine,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./stakes.ts";
export {
  comboBoostOf,
  type MovedPrices,
  movedPrices,
  type SlipTotals,
  slipTotals,
} from "./totals.ts";
export {
  type BettingSituation,
  type Blocker,
  priceLifetime,
} from "./validation.ts";
