import type { EventStats, EventType, MatchSummary, Phase } from "@grandstand/contract/entities";
import type { SuspensionReason } from "@grandstand/contract/event-state";
import type { Silks } from "@grandstand/contract/marks";
import type { Race, Runner } from "@grandstand/contract/racing";
import type { SportPlay } from "@grandstand/contract/sport-play";
import type { RaceCourse } from "../catalogue/types.ts";
import type { PlayFacts } from "../football-play/football-play.ts";
import type { FairMarket, FairOutcome } from "../models/fair-market.ts";
import type { Score } from "../models/football.ts";
import type { JointChance } from "../models/joint.ts";
import type { EachWayTerms } from "../models/racing.ts";
import type { OutcomeResult } from "./world.ts";

/** An outcome as a contest offers it. */
export interface QuotedOutcome extends FairOutcome {
  /** The price that is shown whatever the probability, as in a replay; null while there is none. */
  odds?: number | null;
  isStartingPrice?: boolean;
  isWithdrawn?: boolean;
  /** A person composed it: it has a price and a result, and is in no list. */
  isComposed?: boolean;
  /** The participants in the order in which they must finish, where the outcome is such an order. */
  order?: readonly number[];
  /** Suspended although it has a price. */
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

/** The result of one step of play. */
export interface Step {
  /** Epoch milliseconds of the next step; null once it is over. */
  nextAt: number | null;
  /** Milliseconds for which the event takes no bets; 0 for none. */
  suspendFor: number;
  /** Why, where bettors are to read it. */
  suspendedBecause?: SuspensionReason;
  /** Something visible happened, so that prices are updated at once. */
  isNotable: boolean;
  /** Results may be certain by it although it is not notable. */
  isDecisive?: boolean;
}

/** The state of a contest, in the contract's terms. */
export interface ContestState {
  phase: Phase;
  stats: EventStats | null;
  matchSummary: MatchSummary | null;
}

/** The facts of a runner on a race's card; null where a recording lacks one. */
export interface RunnerFacts {
  name: string;
  draw: number | null;
  age: number | null;
  weightKilograms: number | null;
  /** Positions in its last races, latest last. */
  form: readonly string[];
  sex?: Runner["sex"];
  jockey?: string;
  trainer?: string;
  silks?: Silks;
  /** Its price at noon; null before that, and of the one at the starting price. */
  opening?: number | null;
  isWithdrawn: boolean;
}

/** What happens in a match besides its score now; of the parts each sport has its own. */
export interface MatchPlay
  extends Pick<PlayFacts, "incidents" | "stats">,
    Partial<Pick<PlayFacts, "momentum" | "lineUps">> {
  /** Null before half-time. */
  halfTimeScore?: Score | null;
  /** Of a match that is counted in sets or maps. */
  sport?: SportPlay;
}

/** The course of a race on its day. */
export interface RunCourse extends RaceCourse {
  going: NonNullable<Race["going"]>;
}

export interface RaceFacts {
  /** Number of the race in its day; null where it has none. */
  number: number | null;
  distanceMetres: number | null;
  /** Null where nothing is known of it. */
  course: RunCourse | null;
  /** In the order of their numbers, which count from 1. */
  runners: readonly RunnerFacts[];
  /** Indices of the runners in finishing order; empty before the end. */
  finished: readonly number[];
}

/**
 * One match or race, as its model plays it. It knows neither its id nor its subscribers; instants
 * are parameters. Result keys are "market key-outcome key".
 */
export interface Contest {
  /** Both sides of a match, the runners of a race, or all contenders of an outright. */
  readonly participants: readonly string[];
  readonly type: EventType;
  /** Begins play at this instant; returns when the first step is due. */
  begin(at: number): number;
  step(at: number): Step;
  /** The bookmaker's opinion moves a little. */
  drift(): void;
  quote(at: number): QuotedMarket[];
  /**
   * Adds an outcome that a person composed, such as a forecast of two runners, to all quotes from
   * now on. False where its market composes no outcomes, or not this one.
   */
  compose?(marketKey: string, outcomeKey: string): boolean;
  /** The facts of a race's card; only a race has them. */
  card?(): RaceFacts;
  state(at: number): ContestState;
  /** The side that scored the last goal; only where goals are played. */
  scoredLast?(): "home" | "away" | undefined;
  /** What happens besides the score; only a match has it whose play is drawn. */
  play?(): MatchPlay;
  /**
   * The joint chance of outcomes by their result keys, for a bet builder; null where one is
   * unknown. A contest without it takes no builder.
   */
  joint?(at: number, keys: readonly string[]): JointChance | null;
  /** The results that play can no longer change, although it continues. */
  resolved(): ReadonlyMap<string, OutcomeResult>;
  /** The minute of play, from 1, in which such a result became certain; only where minutes are played. */
  decidedIn?(key: string): number | undefined;
  /** Ends play in its current state and returns the result of every outcome; given winners win. */
  settle(winners: ReadonlySet<string>): Map<string, OutcomeResult>;
}
