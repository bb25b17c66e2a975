import type { outcomeKinds } from "@grandstand/contract/entities";

/** Which meaning an outcome has of its own (B3). */
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Whether an outcome came true; null gives the stake back. */
export type Verdict = boolean | null;

/** One outcome with the probability that the model gives it, before any margin. */
export interface FairOutcome {
  key: string;
  kind?: OutcomeKind;
  /** The line as this side sees it: -1.5 for the side that gives a goal and a half. */
  handicap?: number;
  /** Place in the list of competitors or runners that the outcome names. */
  participant?: number;
  /** A score such as 2-1, where that is the outcome's name. */
  score?: string;
  probability: number;
}

/** One market as a model prices it. */
export interface FairMarket {
  key: string;
  type: string;
  line?: number;
  /** Number of the set, the goal or whatever the market's name counts. */
  ordinal?: number;
  /** How many outcomes come true at once: 1, or 2 for a double chance, or the places paid. */
  winners: number;
  outcomes: FairOutcome[];
}
