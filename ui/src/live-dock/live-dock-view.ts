import type { BetCardView } from "../bet-card/index.ts";

/** The bets of a person that are in play. */
export interface BetsInPlayView {
  /** At least one; a single one is shown by what it still needs. */
  readonly bets: readonly BetCardView[];
  /** Cents that they are worth in all now; null where not all of them have an offer. */
  readonly amount: number | null;
}
