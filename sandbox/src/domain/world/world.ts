import type { AnswerOf } from "@grandstand/contract/call";
import type {
  Competition,
  Event,
  EventType,
  Language,
  Market,
  Outcome,
  SportCategory,
  WireOdds,
} from "@grandstand/contract/entities";
import type { SuspensionReason } from "@grandstand/contract/event-state";
import type { PlayDelta, PlaySnapshot } from "@grandstand/contract/match-centre";
import type { getPriceHistory } from "@grandstand/contract/price-history";
import type { CastMarket, Meeting, Race, Runner } from "@grandstand/contract/racing";
import type { EventDelta, EventSnapshot } from "@grandstand/contract/realtime";
import type { SportPlayKind } from "@grandstand/contract/sport-play";
import type { VirtualChannel } from "@grandstand/contract/virtuals";
import type { Side } from "../football-play/intensities.ts";
import type { LineUp } from "../football-play/squads.ts";
import type { EventStatistics } from "./event-statistics.ts";

export type RaceDay = "today" | "tomorrow";

/** A race with its runners, its forecast and tricast; with its meeting, where it is run at one. */
export interface RaceCardView {
  race: Race;
  meeting?: Meeting;
  runners: Runner[];
  castMarkets: CastMarket[];
}

/** The result of an outcome; `placed` is a runner that did not win but finished in a paid place. */
export type OutcomeResult = "won" | "lost" | "placed" | "void";

/** The current state of one outcome, for a bet. */
export interface PricedOutcome {
  outcomeId: string;
  marketId: string;
  eventId: string;
  marketType: string;
  /** A starting price becomes a number at the off, and stays readable after the end. */
  odds: WireOdds | null;
  /** The outcome, its market or its event takes no bets at the moment. */
  isSuspended: boolean;
  isLive: boolean;
  /** The event has ended, or the outcome is decided already. */
  isEnded: boolean;
  startsAt: string;
  sportSlug: string;
  competitionSlug: string;
  hasEachWay: boolean;
  /** It counts for a combi's boost (B3 `combo_boost_available`). */
  isBoosted: boolean;
}

/** What was published of one outcome, and the minute of its match now. */
export type PastPrices = Omit<AnswerOf<typeof getPriceHistory>, "server_time" | "is_suspended">;

/** The joint price of several outcomes of one event, before any margin. */
export interface JointPrice {
  /** The chance of the fair price; 0 where they can't all win. */
  chance: number;
  /** The chance of each alone, in the order given. */
  alone: readonly number[];
  /** Outcomes that follow from the others, and change nothing. */
  impliedOutcomeIds: readonly string[];
}

/** An open event without its markets: enough for a list, a link or a search. */
export interface ListedEvent {
  id: string;
  name: string;
  /** Epoch milliseconds. */
  startsAt: number;
  isLive: boolean;
  type: EventType;
  sport: { id: string; slug: string; name: string; category: SportCategory };
  competition: { id: string; slug: string; name: string };
  /** `slug` is the same in every language; `flag` as the contract names flags, none for a region that is no country. */
  region: { slug: string; name: string; code: string; flag?: string };
  /** Both sides of a match, and no one else. */
  competitors: readonly string[];
  mainMarketIds: readonly string[];
}

/** A sport, or the parent of a category. */
export interface ListedSport {
  id: string;
  slug: string;
  translatedSlug: string;
  name: string;
  category: SportCategory;
  isParent: boolean;
  isVirtual: boolean;
  /** Open events, outrights not among them; a parent has those of its sports. */
  eventCount: number;
  outrightCount: number;
}

/**
 * A change that the world reports to its subscribers, in the order in which it happens. `settled` comes
 * in parts: a result that play makes certain (a next goal, a set, a total that is passed) is reported at
 * once, and all results together at the end. A result never changes.
 */
export type WorldChange =
  | { kind: "delta"; eventId: string; delta: EventDelta }
  | { kind: "play"; eventId: string; delta: PlayDelta }
  | { kind: "live-list" }
  | { kind: "settled"; eventId: string; results: ReadonlyMap<string, OutcomeResult> };

/** Which open events a list has; where neither `type` nor `eventId` is given, all but outrights. */
export interface ListFilter {
  sport?: string;
  competition?: string;
  live?: boolean;
  eventId?: string;
  type?: EventType;
}

/** The lists of the world's events, which have not ended unless it is said. */
export interface WorldLists {
  sports(language: Language): ListedSport[];
  /** All open events, outrights included, soonest first. */
  listed(language: Language): ListedEvent[];
  openEventIds(): string[];
  liveEventIds(): string[];
  /**
   * Events that have not ended, grouped, in the order of a Belgian book; with the main three
   * markets unless `allMarkets`. Outrights only where `type` or `eventId` requests them.
   */
  competitions(language: Language, filter: ListFilter & { allMarkets?: boolean }): Competition[];
  /** The races of a day, those that have ended included. */
  raceMeetings(language: Language, day: RaceDay): Meeting[];
  /** The virtual sports with their running, next and past events. */
  virtuals(language: Language): VirtualChannel[];
}

/** The actions of the control page. Each returns false where the id is unknown. */
export interface WorldControl {
  /** Decimal odds; they stay for 60 s, then the model has its way again. */
  setOdds(outcomeId: string, odds: number): boolean;
  suspendMarket(marketId: string, suspended: boolean): boolean;
  suspendEvent(eventId: string, suspended: boolean, reason?: SuspensionReason | null): boolean;
  /** The market of an event of which more winners are named than it has; null where there is none. */
  findCrowdedMarket(eventId: string, winners: readonly string[]): string | null;
  /** Ends an event at once; it settles by its current score or positions, unless winners are given. */
  endEvent(eventId: string, winners?: readonly string[]): boolean;
}

/**
 * The bookmaker's side of the prices: the programme of events, the models that price them, and the
 * matches as they are played. It knows no database, broker or HTTP; those subscribe and read.
 */
export interface World extends WorldLists, WorldControl {
  /** Epoch milliseconds by the sandbox's own clock, which the control API can move. */
  now(): number;
  /** Changes at each start of the sandbox, so that readers notice a restart. */
  readonly epoch: string;
  /** Lets the matches run; `stop` ends every timer. */
  start(): void;
  stop(): void;
  subscribe(listener: (change: WorldChange) => void): () => void;

  /** Null where no event has that id. Ended events are kept for a day. */
  event(id: string, language: Language): Event | null;
  markets(eventId: string, language: Language): Market[] | null;
  snapshot(eventId: string): EventSnapshot | null;
  /** What has happened in a match; null before it begins, and where its play is not drawn. */
  play(eventId: string): PlaySnapshot | null;
  /** How a match is counted that is counted in sets or maps; null for any other. */
  playKind(eventId: string): SportPlayKind | null;
  /** Null where the players of a match are not known. */
  lineUps(eventId: string): Readonly<Record<Side, LineUp>> | null;
  outcome(outcomeId: string): PricedOutcome | null;
  /** The prices of the last 24 hours; null for an outcome that was never on a main market. */
  priceHistory(outcomeId: string): PastPrices | null;
  /** The names for a receipt. */
  describe(
    outcomeId: string,
    language: Language,
  ): { eventName: string; marketName: string; outcomeName: string } | null;
  /**
   * The joint price of outcomes of one event at this moment; null where it takes no builder, or
   * where one of them is not the event's.
   */
  joint(eventId: string, outcomeIds: readonly string[]): JointPrice | null;
  /** An outcome in its market; the first request for a composed one creates it. */
  offer(outcomeId: string, language: Language): { market: Market; outcome: Outcome } | null;
  /** Null where the event is no race. */
  raceCard(eventId: string, language: Language): RaceCardView | null;
  /** Null where there is no event by that id, or it has no past. */
  statistics(eventId: string): EventStatistics | null;

  /** Moves the clock forward; matches catch up. */
  advance(milliseconds: number): void;
}
