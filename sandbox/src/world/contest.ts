import type { EventStats, EventType, MatchSummary, Phase } from "@grandstand/contract/entities";
import type { FairMarket, FairOutcome } from "../models/fair-market.ts";
import type { JointChance } from "../models/joint.ts";
import type { EachWayTerms } from "../models/racing.ts";
import type { OutcomeResult } from "./world.ts";

/** An outcome as a contest offers it. */
export interface QuotedOutcome extends FairOutcome {
  /** The price that is shown whatever the probability, as a replay has it; null for none yet. */
  odds?: number | null;
  isStartingPrice?: boolean;
  isWithdrawn?: boolean;
  /** Somebody asked for it: it has a price and a result, and stands in no list. */
  isComposed?: boolean;
  /** The participants in the order in which they must finish, where that is what it says. */
  order?: readonly number[];
  /** Takes no bets although it has a price. */
  isSuspended?: boolean;
}

/** A market as a contest offers it: fair probabilities, and how to sell them. */
export interface QuotedMarket extends Omit<FairMarket, "outcomes"> {
  outcomes: QuotedOutcome[];
  margin: number;
  /** Among the three that lists show. */
  isMain: boolean;
  isSuspended?: boolean;
  eachWay?: EachWayTerms;
}

/** What one step of play brought. */
export interface Step {
  /** Epoch milliseconds of the next step; null once it is over. */
  nextAt: number | null;
  /** Milliseconds for which the event takes no bets; 0 for none. */
  suspendFor: number;
  /** Something happened that people see, so that prices can't wait. */
  isNotable: boolean;
}

/** The state of a contest, in the contract's terms. */
export interface ContestState {
  phase: Phase;
  stats: EventStats | null;
  matchSummary: MatchSummary | null;
}

/** What a race's card says of a runner; null where a recording doesn't know. */
export interface RunnerFacts {
  name: string;
  draw: number | null;
  age: number | null;
  weightKilograms: number | null;
  /** Positions in its last races, latest last. */
  form: readonly string[];
  isWithdrawn: boolean;
}

export interface RaceFacts {
  /** Number of the race in its day; null where it has none. */
  number: number | null;
  distanceMetres: number | null;
  /** In the order of their numbers, which count from 1. */
  runners: readonly RunnerFacts[];
  /** Indices of the runners as they finished; empty before. */
  finished: readonly number[];
}

/**
 * One match or race, as its model plays it. It knows neither its id nor who listens; instants are
 * given to it. Result keys are "market key-outcome key".
 */
export interface Contest {
  /** Both sides of a match, the runners of a race, or all who can win an outright. */
  readonly participants: readonly string[];
  readonly type: EventType;
  /** Begins play at this instant; returns when the first step is due. */
  begin(at: number): number;
  step(at: number): Step;
  /** The bookmaker's opinion moves a little. */
  drift(): void;
  quote(at: number): QuotedMarket[];
  /**
   * Takes an outcome that somebody composed, such as a forecast of two runners, into all quotes from
   * now on. False where its market composes none, or not that one.
   */
  compose?(marketKey: string, outcomeKey: string): boolean;
  /** What is printed on a race's card; only a race has one. */
  card?(): RaceFacts;
  state(at: number): ContestState;
  /**
   * The joint chance of outcomes by their result keys, which a bet builder asks; null where one is not
   * known. A contest without it takes no builder.
   */
  joint?(at: number, keys: readonly string[]): JointChance | null;
  /** The results that play can no longer change, although it goes on. */
  resolved(): ReadonlyMap<string, OutcomeResult>;
  /** Ends play in its current state and returns the result of every outcome; given winners win. */
  settle(winners: ReadonlySet<string>): Map<string, OutcomeResult>;
}
