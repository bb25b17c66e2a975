import type { outcomeKinds, PlayerFact } from "@grandstand/contract/entities";

/** The meaning of an outcome, where it has one of its own (B3). */
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Whether an outcome won; null returns the stake. */
export type Verdict = boolean | null;

/** A player whom an outcome is about. */
export interface OutcomePlayer {
  name: string;
  number: number;
  side: "home" | "away";
  /** What he has done so far, where there is something to say. */
  fact?: PlayerFact;
}

/** One outcome with the probability that the model gives it, before any margin. */
export interface FairOutcome {
  key: string;
  kind?: OutcomeKind;
  /** The line for this side: -1.5 for the side that gives a goal and a half. */
  handicap?: number;
  /** Index in the list of competitors or runners that the outcome names. */
  participant?: number;
  /** A score such as 2-1, where that is the outcome's name. */
  score?: string;
  player?: OutcomePlayer;
  probability: number;
}

/** One market as a model prices it. */
export interface FairMarket {
  key: string;
  type: string;
  line?: number;
  /** Number of the set, the goal or whatever else the market's name counts. */
  ordinal?: number;
  /** How many outcomes win at once: 1, or 2 for a double chance, or the number of paid places. */
  winners: number;
  outcomes: FairOutcome[];
}
