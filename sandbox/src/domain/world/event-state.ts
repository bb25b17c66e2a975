import type { WireOdds } from "@grandstand/contract/entities";
import type { SuspensionReason } from "@grandstand/contract/event-state";
import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import type { EventDelta, EventState, OutcomeState } from "@grandstand/contract/realtime";
import type { CatalogueCompetition, Names } from "../catalogue/types.ts";
import type { OutcomeKind, OutcomePlayer } from "../models/fair-market.ts";
import { practicallyCertain, practicallyImpossible } from "../models/main-markets.ts";
import { priceMarket } from "../models/margin.ts";
import type { EachWayTerms } from "../models/racing.ts";
import type { Contest, QuotedMarket, QuotedOutcome } from "./contest.ts";
import type { OutcomeResult } from "./world.ts";

export interface RunningOutcome {
  id: string;
  key: string;
  kind: OutcomeKind | undefined;
  handicap: number | undefined;
  participant: number | undefined;
  score: string | undefined;
  /** With what he has done so far. */
  player: OutcomePlayer | undefined;
  /** See `QuotedOutcome`. */
  order: readonly number[] | undefined;
  isComposed: boolean;
  odds: WireOdds | null;
  /** Suspended itself; its market or its event may be suspended too. */
  isSuspended: boolean;
  isVisible: boolean;
  isStartingPrice: boolean;
  /** Epoch milliseconds until which a price set by hand stays; 0 for none. */
  heldUntil: number;
  /** The state last reported; its flag includes its market's and its event's. */
  reported: OutcomeState;
}

export interface RunningMarket {
  id: string;
  key: string;
  type: string;
  line: number | undefined;
  ordinal: number | undefined;
  isMain: boolean;
  /**
   * It counts for a boost once it was among the main ones, so that a selection on a slip does not
   * change.
   */
  isBoosted: boolean;
  eachWay: EachWayTerms | null;
  /** How many of its outcomes win at once. */
  winners: number;
  /** All its outcomes are decided. */
  isDecided: boolean;
  /** The minute of play in which the last of its results was certain; null while one is not. */
  settledMinute: number | null;
  isClosedByModel: boolean;
  isClosedByHand: boolean;
  outcomes: RunningOutcome[];
  /** Whether it was reported as suspended last; null before the first report. */
  reportedSuspended: boolean | null;
}

/** What has happened in a match, without its place in the order of reports. */
export type Play = Omit<PlaySnapshot, "epoch" | "sequence" | "at">;

/** An event of the programme with all that is known of it. */
export interface RunningEvent {
  id: string;
  competition: CatalogueCompetition;
  contest: Contest;
  /** The name of a race, instead of "home – away". */
  title: Names | null;
  /** Epoch milliseconds until which play brings no goal and no end: a price was set by hand in play. */
  heldUntil: number;
  startsAt: number;
  /** Epoch milliseconds; null while it is open. */
  endedAt: number | null;
  status: EventState["status"];
  suspendedUntil: number;
  /** Of the last suspension, by play or by hand; null where nothing is said of it. */
  suspendedBecause: SuspensionReason | null;
  isClosedByHand: boolean;
  isBetPlus: boolean;
  sequence: number;
  markets: RunningMarket[];
  /** The event's state last reported, as JSON, so that only a change is reported. */
  reportedState: string;
  /** What was last reported of its play, and how many reports there were. */
  reportedPlay: { sequence: number; play: Play | null };
  /** By outcome id; complete once it has ended. */
  results: Map<string, OutcomeResult>;
}

/** What has changed since the last report. */
export interface Changes {
  markets: NonNullable<EventDelta["markets"]>;
  outcomes: NonNullable<EventDelta["outcomes"]>;
}

/** An event before its start, without markets and without a report. */
export function newEvent(
  facts: Pick<RunningEvent, "id" | "competition" | "contest" | "title" | "startsAt" | "isBetPlus">,
): RunningEvent {
  return {
    ...facts,
    endedAt: null,
    status: "not_started",
    suspendedUntil: 0,
    suspendedBecause: null,
    heldUntil: 0,
    isClosedByHand: false,
    sequence: 0,
    markets: [],
    reportedState: "",
    reportedPlay: { sequence: 0, play: null },
    results: new Map(),
  };
}

/** Whether an event is ahead or in play. */
export function isOpen({ status }: RunningEvent): boolean {
  return status === "not_started" || status === "live";
}

export function isMarketSuspended(market: RunningMarket): boolean {
  return market.isDecided || market.isClosedByModel || market.isClosedByHand;
}

export function isEventSuspended(event: RunningEvent, at: number): boolean {
  return event.isClosedByHand || event.suspendedUntil > at;
}

/** The tuple of a market in a snapshot or a delta. */
export function marketTuple(market: RunningMarket): Changes["markets"][number] {
  return [market.id, isMarketSuspended(market) ? 1 : 0];
}

function isDecided(quoted: QuotedMarket): boolean {
  if (quoted.outcomes.some(({ odds, isStartingPrice }) => odds !== undefined || isStartingPrice)) {
    return false;
  }
  const certain = quoted.outcomes.filter(({ probability }) => probability >= practicallyCertain);
  const possible = quoted.outcomes.filter(({ probability }) => probability > 0);
  return certain.length >= quoted.winners || possible.length === 0;
}

function newOutcome(marketId: string, quoted: QuotedOutcome): RunningOutcome {
  const id = `${marketId}-${quoted.key}`;
  return {
    id,
    key: quoted.key,
    kind: quoted.kind,
    handicap: quoted.handicap,
    participant: quoted.participant,
    score: quoted.score,
    player: quoted.player,
    order: quoted.order,
    isComposed: quoted.isComposed ?? false,
    odds: null,
    isSuspended: false,
    isVisible: true,
    isStartingPrice: false,
    heldUntil: 0,
    reported: [id, null, 1],
  };
}

function newMarket(eventId: string, quoted: QuotedMarket): RunningMarket {
  const id = `${eventId}-${quoted.key}`;
  return {
    id,
    key: quoted.key,
    type: quoted.type,
    line: quoted.line,
    ordinal: quoted.ordinal,
    isMain: quoted.isMain,
    isBoosted: quoted.isMain,
    eachWay: quoted.eachWay ?? null,
    winners: quoted.winners,
    isDecided: false,
    settledMinute: null,
    isClosedByModel: false,
    isClosedByHand: false,
    outcomes: quoted.outcomes.map((outcome) => newOutcome(id, outcome)),
    reportedSuspended: null,
  };
}

/** Prices of outcomes by their array: a quote that is kept has the same. */
const standing = new WeakMap<readonly QuotedOutcome[], (WireOdds | null)[]>();

function marketPrices({ outcomes, margin }: QuotedMarket): (WireOdds | null)[] {
  const known = standing.get(outcomes);
  if (known) return known;
  const probabilities = outcomes.map(({ probability }) =>
    probability < practicallyImpossible ? 0 : probability,
  );
  const prices = priceMarket(probabilities, margin);
  standing.set(outcomes, prices);
  return prices;
}

/** The prices of a quoted market, outcome by outcome. */
function pricesOf(quoted: QuotedMarket, decided: boolean): (WireOdds | null)[] {
  if (decided) return quoted.outcomes.map(() => null);
  const prices = marketPrices(quoted);
  return quoted.outcomes.map((outcome, index) => {
    if (outcome.isWithdrawn) return null;
    if (outcome.odds !== undefined) return outcome.odds;
    if (outcome.isStartingPrice) return "SP";
    // An outcome that is certain or impossible is not for sale while others are open.
    return outcome.probability >= practicallyCertain ? null : (prices[index] ?? null);
  });
}

function applyMarket(market: RunningMarket, quoted: QuotedMarket, at: number): void {
  market.isDecided = isDecided(quoted);
  market.isMain = quoted.isMain;
  market.isBoosted ||= quoted.isMain;
  market.isClosedByModel = quoted.isSuspended ?? false;
  market.eachWay = quoted.eachWay ?? null;
  market.winners = quoted.winners;
  const prices = pricesOf(quoted, market.isDecided);
  quoted.outcomes.forEach((source, index) => {
    const outcome = market.outcomes[index] ?? newOutcome(market.id, source);
    market.outcomes[index] = outcome;
    outcome.player = source.player;
    const price = prices[index] ?? null;
    const isHeld = outcome.heldUntil > at && !market.isDecided && price !== null;
    outcome.odds = isHeld ? outcome.odds : price;
    outcome.isSuspended = outcome.odds === null || (source.isSuspended ?? false);
    outcome.isStartingPrice = source.isStartingPrice ?? false;
    outcome.isVisible =
      !source.isWithdrawn && (source.probability > 0 || source.odds !== undefined);
  });
}

/**
 * Applies a new quote to the event, in the quote's order. A market that is no longer quoted is
 * decided, and last.
 */
export function applyQuote(event: RunningEvent, quote: readonly QuotedMarket[], at: number): void {
  const known = new Map(event.markets.map((market) => [market.key, market]));
  for (const quoted of quote) {
    const found = known.get(quoted.key);
    const market = found ?? newMarket(event.id, quoted);
    if (found === undefined) event.markets.push(market);
    applyMarket(market, quoted, at);
    known.delete(quoted.key);
  }
  for (const market of known.values()) {
    market.isMain = false;
    closeMarket(market);
  }
  const positions = new Map(quote.map(({ key }, index) => [key, index]));
  const positionOf = ({ key }: RunningMarket) => positions.get(key) ?? quote.length;
  event.markets.sort((one, other) => positionOf(one) - positionOf(other));
}

/** Takes a market off sale for good. */
export function closeMarket(market: RunningMarket): void {
  if (market.isDecided) return;
  market.isDecided = true;
  for (const outcome of market.outcomes) {
    // An outcome at a starting price keeps its price, which it is settled by.
    if (!outcome.isStartingPrice) outcome.odds = null;
    outcome.isSuspended = true;
  }
}

/**
 * The changes since the last report, which it marks as reported. An outcome's flag includes its
 * market's and its event's.
 */
export function collectChanges(event: RunningEvent, at: number): Changes {
  const changes: Changes = { markets: [], outcomes: [] };
  const isEventOff = isEventSuspended(event, at);
  for (const market of event.markets) {
    const isMarketOff = isMarketSuspended(market);
    if (isMarketOff !== market.reportedSuspended) {
      market.reportedSuspended = isMarketOff;
      changes.markets.push(marketTuple(market));
    }
    for (const outcome of market.outcomes) {
      const flag = isEventOff || isMarketOff || outcome.isSuspended ? 1 : 0;
      if (outcome.odds === outcome.reported[1] && flag === outcome.reported[2]) continue;
      outcome.reported = [outcome.id, outcome.odds, flag];
      changes.outcomes.push(outcome.reported);
    }
  }
  return changes;
}
