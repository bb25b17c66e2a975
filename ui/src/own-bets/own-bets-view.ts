import type { BetCardView } from "../bet-card/index.ts";

/** A bet of the person with one selection of the event or more. */
export interface OwnBetView {
  readonly bet: BetCardView;
  /** Those of its selections that are of the event. */
  readonly outcomeIds: readonly string[];
}
