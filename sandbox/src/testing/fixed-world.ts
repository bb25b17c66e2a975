import type {
  Competition,
  Event,
  Language,
  Market,
  Outcome,
  WireOdds,
} from "@grandstand/contract/entities";
import type { EventSnapshot } from "@grandstand/contract/realtime";
import type { ListedEvent, OutcomeResult, World, WorldChange } from "../domain/world/world.ts";

/** A world that does nothing on its own: the test gives the events and moves the prices. */
export interface FixedWorld extends World {
  setClock(now: number): void;
  /** Settles outcomes without ending their event. */
  settle(eventId: string, results: Record<string, OutcomeResult>): void;
}

export const fixedStart = Date.UTC(2026, 10, 21, 12);

interface Given {
  id: string;
  isLive?: boolean;
  sport?: string;
  /** Market id to its type and its prices by outcome id. */
  markets: Record<
    string,
    { type?: string; placeFraction?: number; odds: Record<string, WireOdds> }
  >;
}

/** From this price on an outcome counts for a combi's boost. */
const lowestBoosted = 2.5;

/** Four matches, one of them in play, a race with places and a forecast. */
const usualProgramme: readonly Given[] = [
  {
    id: "anderlecht",
    markets: { "anderlecht-1x2": { odds: { "a-home": 2.5, "a-draw": 3.3, "a-away": 2.85 } } },
  },
  {
    id: "genk",
    markets: { "genk-1x2": { odds: { "g-home": 1.8, "g-draw": 3.6, "g-away": 4.35 } } },
  },
  {
    id: "brugge",
    isLive: true,
    markets: {
      "brugge-1x2": { odds: { "b-home": 1.45, "b-draw": 4.4, "b-away": 7.5 } },
      "brugge-goals": { type: "total", odds: { "b-over": 1.9, "b-under": 1.9 } },
    },
  },
  {
    id: "gent",
    markets: { "gent-1x2": { odds: { "t-home": 2.2, "t-draw": 3.4, "t-away": 3.1 } } },
  },
  {
    id: "race",
    sport: "horse-racing",
    markets: {
      "race-win": {
        type: "win",
        placeFraction: 0.25,
        odds: { "r-1": 5, "r-2": 9, "r-3": 3, "r-sp": "SP" },
      },
      "race-forecast": { type: "forecast", odds: { "f-12": 21, "race-forecast-1-2": 21 } },
    },
  },
];

function outcomeOf(marketId: string, id: string, odds: WireOdds, placeFraction?: number): Outcome {
  return {
    id,
    market_id: marketId,
    name: id,
    fullname: id,
    odds,
    is_each_way: false,
    has_ew: placeFraction !== undefined,
    is_starting_price: odds === "SP",
    suspended: false,
    visible: true,
    combo_boost_available: typeof odds === "number" && odds >= lowestBoosted,
    ...(id.startsWith(`${marketId}-`)
      ? { items: ["r-1", "r-2"].map((runner) => ({ id: runner, name: runner })) }
      : {}),
  };
}

function marketsOf(given: Given): Market[] {
  return Object.entries(given.markets).map(([id, { type, placeFraction, odds }]) => ({
    id,
    event_id: given.id,
    market_code: "default",
    name: id,
    type: type ?? "1x2",
    ...(placeFraction === undefined ? {} : { ew_place: 3, ew_price: placeFraction }),
    is_suspended: false,
    outcomes: Object.entries(odds).map(([outcomeId, price]) =>
      outcomeOf(id, outcomeId, price, placeFraction),
    ),
  }));
}

function eventOf(given: Given, epoch: string): Event {
  const markets = marketsOf(given);
  return {
    id: given.id,
    name: given.id,
    starts_at: new Date(fixedStart + 3_600_000).toISOString(),
    competition_id: "league",
    competition_name: "League",
    competition_slug: "league",
    region_name: "Belgium",
    sport_id: given.sport ?? "football",
    sport_slug: given.sport ?? "football",
    sport_category: "sport",
    type: given.sport === "horse-racing" ? "race" : "match",
    is_live: given.isLive ?? false,
    is_suspended: false,
    live_status: null,
    is_betplus: false,
    bet_origin: null,
    competitors: [],
    home_team: null,
    away_team: null,
    status: given.isLive ? "live" : "not_started",
    status_description: null,
    liveodds: null,
    stats: null,
    matchSummary: null,
    market_count: markets.length,
    markets,
    market_groups: [],
    epoch,
    sequence: 0,
  };
}

interface State {
  now: number;
  readonly epoch: string;
  readonly events: Event[];
  readonly listeners: Set<(change: WorldChange) => void>;
}

function isEnded(event: Event): boolean {
  return event.status === "ended";
}

function locate(state: State, outcomeId: string) {
  for (const event of state.events) {
    for (const market of event.markets) {
      const outcome = market.outcomes.find(({ id }) => id === outcomeId);
      if (outcome) return { event, market, outcome };
    }
  }
  return null;
}

function snapshotOf(state: State, event: Event): EventSnapshot {
  const { status, is_live, is_suspended, live_status, stats, matchSummary } = event;
  return {
    epoch: state.epoch,
    sequence: event.sequence,
    at: state.now,
    event: { status, is_live, is_suspended, live_status, stats, matchSummary },
    markets: event.markets.map(({ id, is_suspended: suspended }) => [id, suspended ? 1 : 0]),
    outcomes: event.markets.flatMap((market) =>
      market.outcomes.map(({ id, odds, suspended }): [string, typeof odds, 0 | 1] => [
        id,
        odds,
        suspended ? 1 : 0,
      ]),
    ),
  };
}

function report(state: State, change: WorldChange): void {
  for (const listener of state.listeners) listener(change);
}

function reportDelta(state: State, event: Event): void {
  event.sequence += 1;
  const delta = snapshotOf(state, event);
  report(state, { kind: "delta", eventId: event.id, delta });
}

function listedOf(event: Event): ListedEvent {
  return {
    id: event.id,
    name: event.name,
    startsAt: Date.parse(event.starts_at),
    isLive: event.is_live,
    type: event.type,
    sport: { id: "football", slug: "football", name: "Football", category: "sport" },
    competition: { id: "league", slug: "league", name: "League" },
    region: { slug: "belgium", name: "Belgium", code: "BE" },
    competitors: event.type === "match" ? [event.id, "Visitors"] : [],
    mainMarketIds: event.markets.map(({ id }) => id),
  };
}

/** The card of the race: its runners are the outcomes of its win market. */
function cardOf(event: Event | null) {
  const win = event?.markets.find(({ type }) => type === "win");
  if (!event || !win) return null;
  const unknown = { draw: null, age: null, weight_kilograms: null, form: [] };
  return {
    race: {
      event_id: event.id,
      number: 1,
      name: event.name,
      starts_at: event.starts_at,
      status: event.status,
      runner_count: win.outcomes.length,
      distance_metres: null,
      each_way: null,
      result: [],
    },
    runners: win.outcomes.map(({ id, name }, index) => ({
      number: index + 1,
      name,
      ...unknown,
      is_withdrawn: false,
      win_outcome_id: id,
      place_outcome_id: null,
      position: null,
    })),
    castMarkets: [],
  };
}

function reading(state: State) {
  const find = (id: string) => state.events.find((event) => event.id === id) ?? null;
  return {
    now: () => state.now,
    epoch: state.epoch,
    sports: () => [
      {
        id: "football",
        slug: "football",
        translatedSlug: "football",
        name: "Football",
        category: "sport" as const,
        isParent: false,
        isVirtual: false,
        eventCount: state.events.length,
        outrightCount: 0,
      },
    ],
    listed: () => state.events.filter((event) => !isEnded(event)).map(listedOf),
    openEventIds: () => state.events.filter((event) => !isEnded(event)).map(({ id }) => id),
    raceMeetings: () => [],
    raceCard: (id: string) => cardOf(find(id)),
    virtuals: () => [],
    statistics: () => null,
    play: () => null,
    playKind: () => null,
    lineUps: () => null,
    priceHistory(outcomeId: string) {
      const odds = locate(state, outcomeId)?.outcome.odds;
      return typeof odds === "number" ? { steps: [{ at: fixedStart, odds }] } : null;
    },
    offer(outcomeId: string) {
      const found = locate(state, outcomeId);
      return found && structuredClone({ market: found.market, outcome: found.outcome });
    },
    competitions(_language: Language, filter: { live?: boolean; eventId?: string }): Competition[] {
      const events = state.events.filter(
        (event) =>
          !isEnded(event) &&
          (filter.live === undefined || event.is_live === filter.live) &&
          (filter.eventId === undefined || event.id === filter.eventId),
      );
      const sport = { slug: "football", name: "Football", category: "sport" as const };
      const names = { id: "league", slug: "league", name: "League", region_name: "Belgium" };
      return events.length > 0 ? [{ ...names, sport, events: structuredClone(events) }] : [];
    },
    event: (id: string) => structuredClone(find(id)),
    markets: (id: string) => structuredClone(find(id)?.markets ?? null),
    snapshot(id: string) {
      const event = find(id);
      return event && snapshotOf(state, event);
    },
    outcome(outcomeId: string) {
      const found = locate(state, outcomeId);
      if (!found) return null;
      const { event, market, outcome } = found;
      return {
        outcomeId,
        marketId: market.id,
        eventId: event.id,
        marketType: market.type,
        odds: outcome.odds,
        isSuspended: outcome.suspended || market.is_suspended || event.is_suspended,
        isLive: event.is_live,
        isEnded: isEnded(event),
        startsAt: event.starts_at,
        sportSlug: event.sport_slug,
        competitionSlug: event.competition_slug,
        hasEachWay: outcome.has_ew,
        isBoosted: outcome.combo_boost_available,
      };
    },
    describe(outcomeId: string, language: Language) {
      const found = locate(state, outcomeId);
      if (!found) return null;
      const marketName = `${found.market.name} (${language})`;
      return { eventName: found.event.name, marketName, outcomeName: found.outcome.name };
    },
    /** Outcomes of different markets are independent here, and those of one market exclude each other. */
    joint(eventId: string, outcomeIds: readonly string[]) {
      const found = outcomeIds.map((id) => locate(state, id));
      if (found.some((each) => each?.event.id !== eventId)) return null;
      const alone = found.map((each) => (each?.outcome.odds ? 1 / Number(each.outcome.odds) : 0));
      const markets = new Set(found.map((each) => each?.market.id));
      const isPossible = markets.size === outcomeIds.length;
      const chance = isPossible ? alone.reduce((product, each) => product * each, 1) : 0;
      return { chance, alone, impliedOutcomeIds: [] };
    },
    liveEventIds: () => state.events.filter((event) => event.is_live).map(({ id }) => id),
  };
}

function steering(state: State) {
  const change = (event: Event | null | undefined, alter: (event: Event) => void): boolean => {
    if (!event) return false;
    alter(event);
    reportDelta(state, event);
    return true;
  };
  const find = (id: string) => state.events.find((event) => event.id === id);
  return {
    setOdds(outcomeId: string, odds: number) {
      const found = locate(state, outcomeId);
      return change(found?.event, () => {
        if (found) found.outcome.odds = odds;
      });
    },
    suspendMarket(marketId: string, suspended: boolean) {
      const owner = state.events.find(({ markets }) => markets.some(({ id }) => id === marketId));
      return change(owner, ({ markets }) => {
        for (const market of markets) if (market.id === marketId) market.is_suspended = suspended;
      });
    },
    suspendEvent(eventId: string, suspended: boolean) {
      return change(find(eventId), (event) => {
        event.is_suspended = suspended;
      });
    },
    /** One outcome of each market wins here. */
    findCrowdedMarket(eventId: string, winners: readonly string[]) {
      const isCrowded = ({ outcomes }: Market) =>
        outcomes.filter(({ id }) => winners.includes(id)).length > 1;
      return find(eventId)?.markets.find(isCrowded)?.id ?? null;
    },
    endEvent(eventId: string, winners: readonly string[] = []) {
      const ended = change(find(eventId), (event) => {
        event.status = "ended";
        event.is_live = false;
      });
      const outcomes = find(eventId)?.markets.flatMap((market) => market.outcomes) ?? [];
      const results = new Map(
        outcomes.map(({ id }) => [id, winners.includes(id) ? ("won" as const) : ("lost" as const)]),
      );
      report(state, { kind: "settled", eventId, results });
      return ended;
    },
    advance(milliseconds: number) {
      state.now += milliseconds;
    },
    setClock(now: number) {
      state.now = now;
    },
    settle(eventId: string, results: Record<string, OutcomeResult>) {
      report(state, { kind: "settled", eventId, results: new Map(Object.entries(results)) });
    },
  };
}

/** Makes a fixed world; its clock shows `fixedStart` until it is set. */
export function createFixedWorld(epoch = "first"): FixedWorld {
  const state: State = {
    now: fixedStart,
    epoch,
    events: usualProgramme.map((given) => eventOf(given, epoch)),
    listeners: new Set(),
  };
  return {
    ...reading(state),
    ...steering(state),
    start() {},
    stop() {},
    subscribe(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
  };
}
