export {
  type BuilderBlocker,
  type BuilderChange,
  type BuilderContext,
  type BuilderControl,
  builderControl,
  builderOdds,
  builderReturn,
  hasNoPrice,
  showsBuilderPill,
} from "./builder-control.ts";
export {
  agreeTo,
  applyQuote,
  type Builder,
  type BuilderOutcome,
  type BuilderTicket,
  beginQuote,
  choosePrecanned,
  clearBuilder,
  emptyBuilder,
  endQuote,
  fewestPicks,
  type ScorePair,
  showBuilderError,
  togglePick,
  typeBuilderStake,
} from "./builder-state.ts";
export { findIncompatibility, type Incompatibility, type MatchStand } from "./compatibility.ts";
