export { type BetSentence, betSentence } from "./bet-sentence.ts";
export {
  type BetTypeOption,
  betTypeOptions,
  betTypeRefusal,
  chooseBetType,
  chooseSystemBet,
  hasSameEvent,
} from "./bet-type.ts";
export { toggleEachWay } from "./each-way.ts";
export {
  chooseFreeBet,
  type FreeBetOption,
  type FreeBetProblem,
  freeBetOptions,
  freeBetProblem,
  refreshFreeBet,
} from "./free-bet.ts";
export { lineBoosts } from "./line-boosts.ts";
export {
  acceptChanges,
  applyLive,
  changesToAccept,
  changesToOffer,
  type LiveUpdate,
  oddsChanges,
  priceOfLine,
  priceShown,
} from "./live.ts";
export {
  expireSlip,
  type RestoredSlip,
  type RestoreProblem,
  restoreSlip,
  serialiseSlip,
  slipVersion,
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
  showError,
  slipError,
  startProcessing,
} from "./processing.ts";
export {
  addSelection,
  claimSlip,
  clearSlip,
  removeSelection,
  renameSelections,
  retainUnplaced,
  toggleSelection,
} from "./selections.ts";
export { allowsEachWay, freeBetRefusal, isEachWay, offersEachWay } from "./shape.ts";
export {
  type BetOrigin,
  type BetType,
  type BetTypeRefusal,
  type BetTypeSwitchCause,
  betOrigins,
  betTypes,
  type ChosenFreeBet,
  type ClearCause,
  clearCauses,
  emptySlip,
  type FreeBet,
  type FreeBetRefusal,
  isOnSlip,
  type LiveSelection,
  type OddsChange,
  type ProcessingStatus,
  processingStatuses,
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
  readStake,
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
  blockers,
  isLineSuspended,
  type LineError,
  lineErrors,
  priceLifetime,
  staleLines,
} from "./validation.ts";
