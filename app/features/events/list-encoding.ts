import type {
  CompetitionView,
  EventView,
  MarketOutcomeView,
  MarketView,
} from "@grandstand/ui/event-view";
import { useMemo } from "react";

/*
 * How a list of events travels in a page's document (docs/decisions/44). A page of coupons has hundreds of
 * outcomes, and the serialiser writes out each key of each object and each text once: so values are in
 * a fixed order without their keys, yes and no are bits of one number, and an id is written as what it
 * adds to the id that it is within. A list shows no groups of markets, so they stay behind.
 */

type EncodedOutcome = readonly [
  id: string,
  name: string,
  shortName: string,
  odds: MarketOutcomeView["odds"],
  flags: number,
  heading?: string | undefined,
  others?: OtherFacts,
];

/** What runners, players and ended events alone have. */
type OtherFacts = Pick<MarketOutcomeView, "number" | "result" | "detail" | "player" | "mark">;

type EncodedMarket = readonly [
  id: string,
  name: string,
  type: string,
  isSuspended: boolean,
  outcomes: readonly EncodedOutcome[],
  line: number | undefined,
  eachWay: MarketView["eachWay"],
  settledMinute?: number,
];

type EncodedCompetitionFacts = readonly [
  id: string,
  name: string,
  regionName: string,
  sportId: string,
  sportSlug: string,
  country: string | undefined,
];

/** One event of a list, without its groups of markets. */
export type EncodedEvent = readonly [
  id: string,
  name: string,
  href: string,
  flags: number,
  startsAt: number,
  status: EventView["status"],
  statusText: string | null,
  sides: readonly [home: string | null, away: string | null],
  competition: EncodedCompetitionFacts,
  marketCount: number,
  markets: readonly EncodedMarket[],
  clock: EventView["clock"],
  score: EventView["score"],
  marks: EventView["marks"],
  images: EventView["images"],
  suspendedBecause?: NonNullable<EventView["suspendedBecause"]>,
];

export type EncodedCompetition = Omit<CompetitionView, "events"> & {
  readonly events: readonly EncodedEvent[];
};

export function encodeCompetitions(
  competitions: readonly CompetitionView[],
): readonly EncodedCompetition[] {
  return competitions.map(({ events, ...facts }) => ({ ...facts, events: encodeEvents(events) }));
}

export function encodeEvents(events: readonly EventView[]): readonly EncodedEvent[] {
  const competitions = new Map<string, EncodedCompetitionFacts>();
  return events.map((event) => {
    const facts = competitionOf(event);
    const key = JSON.stringify(facts);
    // The serialiser writes an object once that it meets again.
    const shared = competitions.get(key) ?? facts;
    competitions.set(key, shared);
    return encodeEvent(event, shared);
  });
}

function competitionOf(event: EventView): EncodedCompetitionFacts {
  const { competitionId, competitionName, regionName, sportId, sportSlug, country } = event;
  return [competitionId, competitionName, regionName, sportId, sportSlug, country];
}

/** The competitions that a loader has sent; the same objects as long as its data is the same. */
export function useDecodedCompetitions(
  encoded: readonly EncodedCompetition[],
): readonly CompetitionView[] {
  return useMemo(() => decodeCompetitions(encoded), [encoded]);
}

/** The events that a loader has sent; the same objects as long as its data is the same. */
export function useDecodedEvents(encoded: readonly EncodedEvent[]): readonly EventView[] {
  return useMemo(() => decodeEvents(encoded), [encoded]);
}

export function decodeCompetitions(
  encoded: readonly EncodedCompetition[],
): readonly CompetitionView[] {
  return encoded.map(({ events, ...facts }) => ({ ...facts, events: decodeEvents(events) }));
}

export function decodeEvents(encoded: readonly EncodedEvent[]): readonly EventView[] {
  return encoded.map(decodeEvent);
}

function encodeEvent(event: EventView, competition: EncodedCompetitionFacts): EncodedEvent {
  return [
    event.id,
    event.name,
    event.href,
    toFlags([event.isLive, event.isSuspended, event.isBetplus, event.isOutright]),
    event.startsAt,
    event.status,
    event.statusText,
    [event.home, event.away],
    competition,
    event.marketCount,
    event.markets.map((market) => encodeMarket(market, event.id)),
    event.clock,
    event.score,
    event.marks,
    event.images,
    ...(event.suspendedBecause ? ([event.suspendedBecause] as const) : ([] as const)),
  ];
}

function decodeEvent(encoded: EncodedEvent): EventView {
  const [id, name, href, flags, startsAt, status, statusText, sides, competition] = encoded;
  const [, , , , , , , , , marketCount, markets, clock, score, marks, images, because] = encoded;
  const [competitionId, competitionName, regionName, sportId, sportSlug, country] = competition;
  const [isLive, isSuspended, isBetplus, isOutright] = fromFlags(flags);
  return {
    id,
    name,
    href,
    sportSlug,
    competitionId,
    sportId,
    ...(isOutright && { isOutright }),
    competitionName,
    regionName,
    ...(country && { country }),
    home: sides[0],
    away: sides[1],
    ...(marks && { marks }),
    ...(images && { images }),
    startsAt,
    isLive,
    isSuspended,
    ...(because && { suspendedBecause: because }),
    isBetplus,
    status,
    statusText,
    clock,
    score,
    markets: markets.map((market) => decodeMarket(market, id)),
    groups: [],
    marketCount,
  };
}

function encodeMarket(market: MarketView, eventId: string): EncodedMarket {
  return [
    encodeId(market.id, eventId),
    market.name,
    market.type,
    market.isSuspended,
    market.outcomes.map((outcome) => encodeOutcome(outcome, market.id)),
    market.line,
    market.eachWay,
    ...(market.settledMinute === undefined ? ([] as const) : ([market.settledMinute] as const)),
  ];
}

function decodeMarket(encoded: EncodedMarket, eventId: string): MarketView {
  const [ownId, name, type, isSuspended, outcomes, line, eachWay, settledMinute] = encoded;
  const id = decodeId(ownId, eventId);
  return {
    id,
    name,
    type,
    isSuspended,
    outcomes: outcomes.map((outcome) => decodeOutcome(outcome, id)),
    ...(line !== undefined && { line }),
    ...(settledMinute !== undefined && { settledMinute }),
    eachWay,
  };
}

function encodeOutcome(outcome: MarketOutcomeView, marketId: string): EncodedOutcome {
  const { id, name, shortName, odds, heading, number, result, detail, player, mark } = outcome;
  const others: OtherFacts = {
    ...(number !== undefined && { number }),
    ...(result !== undefined && { result }),
    ...(detail !== undefined && { detail }),
    ...(player !== undefined && { player }),
    ...(mark !== undefined && { mark }),
  };
  return [
    encodeId(id, marketId),
    name,
    shortName,
    odds,
    toFlags([
      outcome.isSuspended,
      outcome.isVisible,
      outcome.hasEachWay,
      outcome.isComboBoosted,
      outcome.isWithdrawn,
      outcome.isWithdrawn !== undefined,
    ]),
    ...encodeRest(heading, others),
  ];
}

/** Most outcomes end before their heading. */
function encodeRest(
  heading: string | undefined,
  others: OtherFacts,
): [] | [string] | [string | undefined, OtherFacts] {
  if (Object.keys(others).length > 0) return [heading, others];
  return heading === undefined ? [] : [heading];
}

function decodeOutcome(encoded: EncodedOutcome, marketId: string): MarketOutcomeView {
  const [ownId, name, shortName, odds, flags, heading, others] = encoded;
  const [isSuspended, isVisible, hasEachWay, isComboBoosted, isWithdrawn, canWithdraw] =
    fromFlags(flags);
  return {
    id: decodeId(ownId, marketId),
    name,
    shortName,
    ...(heading !== undefined && { heading }),
    odds,
    isSuspended,
    isVisible,
    ...(hasEachWay && { hasEachWay }),
    ...(isComboBoosted && { isComboBoosted }),
    ...(canWithdraw && { isWithdrawn }),
    ...others,
  };
}

/** Is written before what an id adds to the id that it is within. */
const added = "+";

/** Is written before an id that is written out. */
const whole = "=";

function encodeId(id: string, within: string): string {
  return id.startsWith(within) ? added + id.slice(within.length) : whole + id;
}

function decodeId(encoded: string, within: string): string {
  const rest = encoded.slice(1);
  return encoded.startsWith(added) ? within + rest : rest;
}

type Flags = readonly [boolean, boolean, boolean, boolean, boolean, boolean];

function toFlags(values: readonly (boolean | undefined)[]): number {
  return values.reduce((flags, value, bit) => (value ? flags | (1 << bit) : flags), 0);
}

function fromFlags(flags: number): Flags {
  const has = (bit: number) => (flags & (1 << bit)) !== 0;
  return [has(0), has(1), has(2), has(3), has(4), has(5)];
}
