import type {
  Competition,
  Event,
  Language,
  Market,
  Outcome,
  WireOdds,
} from "@grandstand/contract/entities";
import type { EventSnapshot, EventState } from "@grandstand/contract/realtime";
import { competitionId, inEditorialOrder } from "../catalogue/competitions.ts";
import { sidesOf } from "../catalogue/crests.ts";
import {
  marketGroup,
  marketGroupName,
  marketName,
  outcomeFullName,
  outcomeName,
  phaseName,
} from "../catalogue/market-names.ts";
import { regionCode, regionFlag, regionName, sportBySlug } from "../catalogue/sport-list.ts";
import type { SportSlug } from "../catalogue/types.ts";
import { displayOdds } from "../models/display-odds.ts";
import type { RaceFacts } from "./contest.ts";
import {
  isEventSuspended,
  isMarketSuspended,
  marketTuple,
  type RunningEvent,
  type RunningMarket,
  type RunningOutcome,
} from "./event-state.ts";
import { inListOrder } from "./list-order.ts";
import type { ListedEvent } from "./world.ts";

const mainMarketCode = "default";
/** The lowest price of a boosted selection, which must also be on a present or former main market. */
const lowestBoostedOdds = 1.4;

export function sportOf(event: RunningEvent): SportSlug {
  return event.competition.sport;
}

/** "Home – Away", or the name of a race. */
export function eventName(event: RunningEvent, language: Language): string {
  return event.title?.[language] ?? event.contest.participants.join(" – ");
}

/** The name without a heading for the meeting, as on a receipt: a race's name includes its meeting. */
function wholeName(event: RunningEvent, language: Language): string {
  const name = eventName(event, language);
  return event.title === null ? name : `${event.competition.name[language]} · ${name}`;
}

/** An event in lists, in links and in search, without markets. */
export function listedView(event: RunningEvent, language: Language): ListedEvent {
  const { competition, contest } = event;
  const sport = sportBySlug(competition.sport);
  const flag = regionFlag(competition.region);
  return {
    id: event.id,
    name: eventName(event, language),
    startsAt: event.startsAt,
    isLive: event.status === "live",
    type: contest.type,
    sport: { id: sport.id, slug: sport.slug, name: sport.name[language], category: sport.category },
    competition: {
      id: competitionId(competition),
      slug: competition.slug,
      name: competition.name[language],
    },
    region: {
      slug: competition.region,
      name: regionName(competition.region, language),
      code: regionCode(competition.region),
      ...(flag !== undefined && { flag }),
    },
    competitors: contest.type === "match" ? contest.participants : [],
    mainMarketIds: event.markets.filter(({ isMain }) => isMain).map(({ id }) => id),
  };
}

/** The event's part of a snapshot or a delta. */
export function eventStateOf(event: RunningEvent, at: number): EventState {
  const { phase, stats, matchSummary } = event.contest.state(at);
  const isLive = event.status === "live";
  const isSuspended = isEventSuspended(event, at);
  return {
    status: event.status,
    is_live: isLive,
    is_suspended: isSuspended,
    ...(isSuspended && event.suspendedBecause && { suspension_reason: event.suspendedBecause }),
    live_status: isLive ? phase : null,
    stats: isSuspended && stats !== null ? withNews(event, stats) : stats,
    matchSummary,
  };
}

/** The statistics of an event off sale, which say beside the side's name that it has just scored. */
function withNews(
  { contest, suspendedBecause }: RunningEvent,
  stats: NonNullable<EventState["stats"]>,
): EventState["stats"] {
  const side = suspendedBecause === "goal" ? contest.scoredLast?.() : undefined;
  if (side === undefined) return stats;
  const news = "goal" as const;
  return side === "home"
    ? { ...stats, home_notes: { ...stats.home_notes, news } }
    : { ...stats, away_notes: { ...stats.away_notes, news } };
}

/** All that is known of an event at an instant in epoch milliseconds, from which its deltas continue. */
export function snapshotView(event: RunningEvent, epoch: string, at: number): EventSnapshot {
  return {
    epoch,
    sequence: event.sequence,
    at,
    event: eventStateOf(event, at),
    markets: event.markets.map(marketTuple),
    outcomes: event.markets.flatMap((market) => market.outcomes.map(({ reported }) => reported)),
  };
}

function participantName(event: RunningEvent, outcome: RunningOutcome): string | undefined {
  return outcome.participant === undefined
    ? undefined
    : event.contest.participants[outcome.participant];
}

/** The player of an outcome, and his side’s name. */
function playerFacts(event: RunningEvent, { player }: RunningOutcome) {
  if (player === undefined) return {};
  const team = event.contest.participants[player.side === "home" ? 0 : 1] ?? "";
  return { player: player.name, team };
}

function nameFacts(event: RunningEvent, outcome: RunningOutcome) {
  const participant = participantName(event, outcome);
  return {
    competitors: event.contest.participants,
    ...(outcome.kind === undefined ? {} : { kind: outcome.kind }),
    ...(outcome.handicap === undefined ? {} : { handicap: outcome.handicap }),
    ...(outcome.score === undefined ? {} : { score: outcome.score }),
    ...playerFacts(event, outcome),
    ...(participant === undefined ? {} : { participant }),
  };
}

export function marketNameOf(market: RunningMarket, language: Language): string {
  return marketName(
    {
      type: market.type,
      ...(market.line === undefined ? {} : { line: market.line }),
      ...(market.ordinal === undefined ? {} : { ordinal: market.ordinal }),
    },
    language,
  );
}

function display(odds: WireOdds | null): Pick<Outcome, "display_odds"> {
  if (odds === null) return {};
  if (odds === "SP") return { display_odds: { decimal: "SP", fractional: "SP", american: "SP" } };
  return { display_odds: displayOdds(odds) };
}

/** The price of a place, from the price of the win and the market's fraction. */
function placeOdds(odds: WireOdds | null, fraction: number): Pick<Outcome, "place_odds"> {
  if (typeof odds !== "number") return {};
  return { place_odds: Math.round((1 + (odds - 1) * fraction) * 100) / 100 };
}

export function hasEachWay(market: RunningMarket): boolean {
  return market.eachWay !== null;
}

/** Whether a market is, or was, a main one, at a price worth combining. */
export function isBoosted(market: RunningMarket, odds: WireOdds | null): boolean {
  return market.isBoosted && typeof odds === "number" && odds >= lowestBoostedOdds;
}

/** The runners of an order, by their outcomes on the win market. */
function itemsOf(event: RunningEvent, order: readonly number[]): NonNullable<Outcome["items"]> {
  const win = event.markets.find(({ type }) => type === "win");
  return order.map((runner) => ({
    id: win?.outcomes.find(({ participant }) => participant === runner)?.id ?? event.id,
    name: event.contest.participants[runner] ?? "",
  }));
}

/** How an outcome ended, once that is certain. */
function resultOf(event: RunningEvent, { id }: RunningOutcome): Pick<Outcome, "result"> {
  const result = event.results.get(id) ?? (event.status === "ended" ? "void" : undefined);
  return result ? { result } : {};
}

/** What the jockey of a runner wears, as its card has it. */
function silksOf(
  runners: RaceFacts["runners"],
  { participant }: RunningOutcome,
): Pick<Outcome, "silks"> {
  const silks = participant === undefined ? undefined : runners[participant]?.silks;
  return silks ? { silks } : {};
}

function outcomeView(
  event: RunningEvent,
  market: RunningMarket,
  outcome: RunningOutcome,
  language: Language,
): Outcome {
  const facts = nameFacts(event, outcome);
  const isEachWay = hasEachWay(market);
  return {
    id: outcome.id,
    market_id: market.id,
    name: outcomeName(facts, market.type, language),
    fullname: outcomeFullName(facts, market.type, language),
    ...(outcome.kind === undefined ? {} : { kind: outcome.kind }),
    ...(outcome.handicap === undefined ? {} : { handicap: outcome.handicap }),
    odds: outcome.odds,
    ...display(outcome.odds),
    ...(market.eachWay ? placeOdds(outcome.odds, market.eachWay.fraction) : {}),
    is_each_way: isEachWay,
    has_ew: isEachWay,
    is_starting_price: outcome.isStartingPrice,
    suspended: outcome.reported[2] === 1,
    visible: outcome.isVisible,
    ...resultOf(event, outcome),
    ...(outcome.player && { player: outcome.player }),
    ...(outcome.order === undefined ? {} : { items: itemsOf(event, outcome.order) }),
    combo_boost_available: isBoosted(market, outcome.odds),
  };
}

/** The market in a language. Composed outcomes are in no list; `composed` adds the requested one. */
export function marketView(
  event: RunningEvent,
  market: RunningMarket,
  language: Language,
  composed?: RunningOutcome,
): Market {
  const runners = event.contest.card?.().runners ?? [];
  return {
    id: market.id,
    event_id: event.id,
    market_code: market === event.markets[0] ? mainMarketCode : market.type,
    name: marketNameOf(market, language),
    type: market.type,
    ...(market.eachWay
      ? { ew_place: market.eachWay.places, ew_price: market.eachWay.fraction }
      : {}),
    is_suspended: isMarketSuspended(market),
    ...(market.settledMinute !== null && { settled_minute: market.settledMinute }),
    outcomes: market.outcomes
      .filter((outcome) => !outcome.isComposed || outcome === composed)
      .map((outcome) => ({
        ...outcomeView(event, market, outcome, language),
        ...silksOf(runners, outcome),
      })),
  };
}

/** A market that play has decided is worth a line of its result; of the lines of a total there are many. */
function isWorthSaying({ settledMinute, line }: RunningMarket): boolean {
  return settledMinute !== null && line === undefined;
}

/**
 * The markets to show: decided ones come last, with their results, or are left out, except the main
 * three, which keep their position. After the end, every market that there was, with the results.
 */
export function offeredMarkets(event: RunningEvent): RunningMarket[] {
  if (event.status === "ended") return event.markets;
  const isOffered = ({ isMain, isDecided }: RunningMarket) => isMain || !isDecided;
  const open = event.markets.filter(isOffered);
  const settled = event.markets.filter((market) => !isOffered(market) && isWorthSaying(market));
  return [...open, ...settled];
}

/** The groups of a market: the main one, and the group of the other lines of its kind. */
function groupNamesOf(market: RunningMarket): string[] {
  const own = marketGroup(market.type);
  if (!market.isMain) return [own];
  return market.line === undefined || own === "main" ? ["main"] : ["main", own];
}

function groupsOf(event: RunningEvent, offered: readonly RunningMarket[], language: Language) {
  const groups = new Map<string, string[]>();
  for (const market of offered) {
    for (const group of groupNamesOf(market)) {
      groups.set(group, [...(groups.get(group) ?? []), market.id]);
    }
  }
  return [...groups].map(([group, ids]) => ({
    id: `${event.id}-group-${group}`,
    name: marketGroupName(group, language),
    market_ids: ids,
  }));
}

/** The event in a language; with its main three markets, or with all. */
export function eventView(
  event: RunningEvent,
  facts: { at: number; epoch: string; language: Language; allMarkets: boolean },
): Event {
  const { language } = facts;
  const sport = sportBySlug(sportOf(event));
  const offered = offeredMarkets(event);
  const shown = facts.allMarkets ? offered : offered.filter(({ isMain }) => isMain);
  const state = eventStateOf(event, facts.at);
  const isMatch = event.contest.type === "match";
  const [home = null, away = null] = isMatch ? event.contest.participants : [];
  return {
    id: event.id,
    name: eventName(event, language),
    starts_at: new Date(event.startsAt).toISOString(),
    competition_id: competitionId(event.competition),
    competition_name: event.competition.name[language],
    competition_slug: event.competition.slug,
    region_name: regionName(event.competition.region, language),
    ...countryFact(event.competition.region),
    sport_id: sport.id,
    sport_slug: sport.slug,
    sport_category: sport.category,
    type: event.contest.type,
    ...state,
    is_betplus: event.isBetPlus,
    ...(event.contest.joint ? { has_bet_builder: true } : {}),
    bet_origin: null,
    competitors: isMatch ? sidesOf(event.id, event.contest.participants) : [],
    home_team: home,
    away_team: away,
    status_description:
      state.matchSummary === null ? null : phaseName(state.matchSummary.currentPhase, language),
    liveodds: event.status === "live" ? "running" : "booked",
    market_count: offered.length,
    markets: shown.map((market) => marketView(event, market, language)),
    market_groups: groupsOf(event, offered, language),
    epoch: facts.epoch,
    sequence: event.sequence,
  };
}

function countryFact(region: string): Pick<Competition, "country"> {
  const country = regionFlag(region);
  return country ? { country } : {};
}

/**
 * Groups views by competition, in the order of a Belgian book. In each competition, events in play
 * are first, the most popular matches before the others; then events ahead, soonest first.
 */
export function groupByCompetition(
  events: readonly RunningEvent[],
  facts: { at: number; epoch: string; language: Language; allMarkets: boolean },
): Competition[] {
  const groups = new Map<string, Competition>();
  const sorted = inListOrder(events);
  for (const event of sorted) {
    const id = competitionId(event.competition);
    const sport = sportBySlug(sportOf(event));
    const group = groups.get(id) ?? {
      id,
      slug: event.competition.slug,
      name: event.competition.name[facts.language],
      region_name: regionName(event.competition.region, facts.language),
      ...countryFact(event.competition.region),
      sport: { slug: sport.slug, name: sport.name[facts.language], category: sport.category },
      ...(event.competition.sport === "football" && { has_table: true }),
      events: [],
    };
    group.events.push(eventView(event, facts));
    groups.set(id, group);
  }
  return inEditorialOrder([...groups.values()]);
}

/** The names for a receipt. */
export function describeOutcome(
  event: RunningEvent,
  market: RunningMarket,
  outcome: RunningOutcome,
  language: Language,
): { eventName: string; marketName: string; outcomeName: string } {
  return {
    eventName: wholeName(event, language),
    marketName: marketNameOf(market, language),
    outcomeName: outcomeFullName(nameFacts(event, outcome), market.type, language),
  };
}
