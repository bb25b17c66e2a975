import type { WireOdds } from "@grandstand/contract/entities";
import type { EventDelta, EventState } from "@grandstand/contract/realtime";
import type { CatalogueCompetition } from "../catalogue/types.ts";
import type { OutcomeKind } from "../models/fair-market.ts";
import { priceMarket } from "../models/margin.ts";
import type { EachWayTerms } from "../models/racing.ts";
import type { Contest, QuotedMarket } from "./contest.ts";
import type { OutcomeResult } from "./world.ts";

export interface RunningOutcome {
  id: string;
  key: string;
  kind: OutcomeKind | undefined;
  handicap: number | undefined;
  participant: number | undefined;
  score: string | undefined;
  odds: WireOdds | null;
  isSuspended: boolean;
  isVisible: boolean;
  isStartingPrice: boolean;
  /** Epoch milliseconds until which a price set by hand stays; 0 for none. */
  heldUntil: number;
}

export interface RunningMarket {
  id: string;
  key: string;
  type: string;
  line: number | undefined;
  ordinal: number | undefined;
  isMain: boolean;
  eachWay: EachWayTerms | null;
  /** Nothing is open any more in what it asks. */
  isDecided: boolean;
  isClosedByModel: boolean;
  isClosedByHand: boolean;
  outcomes: RunningOutcome[];
}

/** An event of the programme with all that is known of it. */
export interface RunningEvent {
  id: string;
  competition: CatalogueCompetition;
  contest: Contest;
  /** Where the contest is a race: what it is called, in place of "home - away". */
  title: string | null;
  startsAt: number;
  status: EventState["status"];
  suspendedUntil: number;
  isClosedByHand: boolean;
  isBetPlus: boolean;
  sequence: number;
  markets: RunningMarket[];
  /** The state last told, to tell it again only when it changed. */
  told: string;
  /** By outcome id; complete once it has ended. */
  results: Map<string, OutcomeResult>;
}

/** What a new quote changed. */
export interface Changes {
  markets: NonNullable<EventDelta["markets"]>;
  outcomes: NonNullable<EventDelta["outcomes"]>;
}

/** From this probability on, a thing is taken as settled and no longer sold. */
const practicallyCertain = 0.9985;
const practicallyImpossible = 1e-6;

export function isMarketSuspended(market: RunningMarket): boolean {
  return market.isDecided || market.isClosedByModel || market.isClosedByHand;
}

/** A market's place in a snapshot or a delta. */
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

function newMarket(eventId: string, quoted: QuotedMarket): RunningMarket {
  const id = `${eventId}-${quoted.key}`;
  return {
    id,
    key: quoted.key,
    type: quoted.type,
    line: quoted.line,
    ordinal: quoted.ordinal,
    isMain: quoted.isMain,
    eachWay: quoted.eachWay ?? null,
    isDecided: false,
    isClosedByModel: false,
    isClosedByHand: false,
    outcomes: quoted.outcomes.map((outcome) => ({
      id: `${id}-${outcome.key}`,
      key: outcome.key,
      kind: outcome.kind,
      handicap: outcome.handicap,
      participant: outcome.participant,
      score: outcome.score,
      odds: null,
      isSuspended: false,
      isVisible: true,
      isStartingPrice: false,
      heldUntil: 0,
    })),
  };
}

/** The prices of a quoted market, outcome by outcome. */
function pricesOf(quoted: QuotedMarket, decided: boolean): (WireOdds | null)[] {
  if (decided) return quoted.outcomes.map(() => null);
  const probabilities = quoted.outcomes.map(({ probability }) =>
    probability < practicallyImpossible ? 0 : probability,
  );
  const prices = priceMarket(probabilities, quoted.margin);
  return quoted.outcomes.map((outcome, index) => {
    if (outcome.isWithdrawn) return null;
    if (outcome.odds !== undefined) return outcome.odds;
    if (outcome.isStartingPrice) return "SP";
    // Alone among open ones, what is certain or impossible is not for sale.
    return outcome.probability >= practicallyCertain ? null : (prices[index] ?? null);
  });
}

function applyMarket(
  market: RunningMarket,
  quoted: QuotedMarket,
  at: number,
  isNew: boolean,
  changes: Changes,
): void {
  const before = isMarketSuspended(market);
  market.isDecided = isDecided(quoted);
  market.isMain = quoted.isMain;
  market.isClosedByModel = quoted.isSuspended ?? false;
  market.eachWay = quoted.eachWay ?? null;
  const prices = pricesOf(quoted, market.isDecided);
  quoted.outcomes.forEach((source, index) => {
    const outcome = market.outcomes[index];
    if (outcome === undefined) return;
    const price = prices[index] ?? null;
    const isHeld = outcome.heldUntil > at && !market.isDecided && price !== null;
    const odds = isHeld ? outcome.odds : price;
    const isSuspended = odds === null || (source.isSuspended ?? false);
    outcome.isStartingPrice = source.isStartingPrice ?? false;
    outcome.isVisible =
      !source.isWithdrawn && (source.probability > 0 || source.odds !== undefined);
    if (isNew || odds !== outcome.odds || isSuspended !== outcome.isSuspended) {
      outcome.odds = odds;
      outcome.isSuspended = isSuspended;
      changes.outcomes.push([outcome.id, odds, isSuspended ? 1 : 0]);
    }
  });
  if (isNew || before !== isMarketSuspended(market)) changes.markets.push(marketTuple(market));
}

/** Takes a new quote over into the event and tells what changed. A market no longer quoted is decided. */
export function applyQuote(
  event: RunningEvent,
  quote: readonly QuotedMarket[],
  at: number,
): Changes {
  const changes: Changes = { markets: [], outcomes: [] };
  const known = new Map(event.markets.map((market) => [market.key, market]));
  for (const quoted of quote) {
    const found = known.get(quoted.key);
    const market = found ?? newMarket(event.id, quoted);
    if (found === undefined) event.markets.push(market);
    applyMarket(market, quoted, at, found === undefined, changes);
    known.delete(quoted.key);
  }
  for (const market of known.values()) {
    market.isMain = false;
    closeMarket(market, changes);
  }
  return changes;
}

/** Takes a market off sale for good. */
export function closeMarket(market: RunningMarket, changes: Changes): void {
  if (market.isDecided) return;
  market.isDecided = true;
  changes.markets.push(marketTuple(market));
  for (const outcome of market.outcomes) {
    // What ran on a starting price keeps the price that it returned, to be settled by.
    const odds = outcome.isStartingPrice ? outcome.odds : null;
    if (outcome.isSuspended && outcome.odds === odds) continue;
    outcome.odds = odds;
    outcome.isSuspended = true;
    changes.outcomes.push([outcome.id, outcome.odds, 1]);
  }
}
