import type { EventSnapshot } from "@grandstand/contract/realtime";
import { parentSports, sports } from "../catalogue/sport-list.ts";
import { createRandom } from "../models/random.ts";
import {
  isEventSuspended,
  isMarketSuspended,
  marketTuple,
  type RunningEvent,
  type RunningMarket,
} from "./event-state.ts";
import { createFloor } from "./floor.ts";
import { jointPrice } from "./joint-price.ts";
import { outrightFixtures } from "./outright-programme.ts";
import { createProgramme, type Fixture } from "./programme.ts";
import { castMarketViews, meetingViews, raceView, runnerViews } from "./race-views.ts";
import { createScheduler } from "./scheduler.ts";
import { runSeason } from "./season.ts";
import { openArchive } from "./statistics.ts";
import {
  describeOutcome,
  eventStateOf,
  eventView,
  groupByCompetition,
  hasEachWay,
  isBoosted,
  listedView,
  marketView,
  offeredMarkets,
  sportOf,
} from "./views.ts";
import { runVirtuals } from "./virtual-cycle.ts";
import { virtualChannels } from "./virtual-views.ts";
import type { ListedSport, World, WorldChange } from "./world.ts";

export interface WorldOptions {
  /** Determines the programme and everything that happens in it. */
  seed: number;
  /** Epoch milliseconds; `advance` moves the world ahead of the clock. */
  clock: () => number;
  /** Milliseconds between two checks for due jobs; 250 by default. */
  tickMilliseconds?: number;
  /** How many times faster than the clock matches are played; 1 by default. */
  inPlaySpeed?: number;
  /** A race to play as a live event from the start on, such as a recorded one. */
  race?: Omit<Fixture, "startsAt">;
}

const defaultTick = 250;
/** A price set by hand stays this long, and no goal falls in play; then the model sets prices again. */
export const heldPriceMilliseconds = 60_000;
/** Ids count seconds from here, which keeps them short. */
const idsBegin = Date.UTC(2025, 0, 1);

function isOpen(event: RunningEvent): boolean {
  return event.status === "not_started" || event.status === "live";
}

/** Creates the bookmaker's side of the prices; nothing happens before `start` or `advance`. */
export function createWorld(options: WorldOptions): World {
  const scheduler = createScheduler();
  const random = createRandom(options.seed);
  const speed = options.inPlaySpeed ?? 1;
  const startedAt = options.clock();
  const epoch = startedAt.toString(36);
  const listeners = new Set<(change: WorldChange) => void>();
  let ahead = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const wallTime = () => options.clock() + ahead;
  const now = () => scheduler.current() ?? wallTime();
  const floor = createFloor({
    epoch,
    now,
    scheduler,
    random: random.fork("floor"),
    idPrefix: String(Math.max(1, Math.floor((startedAt - idsBegin) / 1000))),
    report(change) {
      for (const listener of listeners) listener(change);
    },
    onEnded: (_event, at) => season.onEnded(at),
  });
  const programme = createProgramme(random.fork("programme"), speed);
  const season = runSeason({ floor, programme, scheduler, random: random.fork("season"), speed });

  const catchUp = () => {
    const until = wallTime();
    floor.catchUpTo(until);
    scheduler.runUntil(until);
    floor.quoteStale(until);
  };
  const marketById = (marketId: string): { event: RunningEvent; market: RunningMarket } | null => {
    const event = floor.events.get(marketId.slice(0, Math.max(0, marketId.indexOf("-"))));
    const market = event?.markets.find(({ id }) => id === marketId);
    return event && market ? { event, market } : null;
  };

  const archive = openArchive(random.fork("archive"), startedAt);
  const virtuals = runVirtuals({ floor, scheduler, random: random.fork("virtuals") });
  const open = () => [...floor.events.values()].filter(isOpen);
  const countsOf = (isCounted: (slug: string) => boolean) => {
    const own = open().filter((event) => isCounted(sportOf(event)));
    const outrightCount = own.filter(({ contest }) => contest.type === "outright").length;
    return { eventCount: own.length - outrightCount, outrightCount };
  };

  season.open(startedAt);
  virtuals.open(startedAt);
  for (const fixture of outrightFixtures(random.fork("outrights"), archive.league, startedAt)) {
    floor.open(fixture, startedAt);
  }
  if (options.race) floor.open({ ...options.race, startsAt: startedAt }, startedAt);

  return {
    now,
    epoch,
    start() {
      timer ??= setInterval(catchUp, options.tickMilliseconds ?? defaultTick);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    sports: (language) => [
      ...sports.map(
        (sport): ListedSport => ({
          id: sport.id,
          slug: sport.slug,
          translatedSlug: sport.translatedSlug[language],
          name: sport.name[language],
          category: sport.category,
          isParent: false,
          isVirtual: sport.category === "virtual",
          ...countsOf((slug) => slug === sport.slug),
        }),
      ),
      ...parentSports.map(
        (parent): ListedSport => ({
          id: parent.id,
          slug: parent.slug,
          translatedSlug: parent.translatedSlug[language],
          name: parent.name[language],
          category: parent.category,
          isParent: true,
          isVirtual: parent.of === "virtual",
          ...countsOf((slug) =>
            sports.some((sport) => sport.slug === slug && sport.category === parent.of),
          ),
        }),
      ),
    ],
    listed: (language) =>
      open()
        .sort((one, two) => one.startsAt - two.startsAt)
        .map((event) => listedView(event, language)),
    openEventIds: () => open().map(({ id }) => id),
    competitions(language, filter) {
      const isWanted = ({ contest }: RunningEvent) =>
        filter.type === undefined ? contest.type !== "outright" : contest.type === filter.type;
      const events = open().filter(
        (event) =>
          (filter.eventId !== undefined || isWanted(event)) &&
          (filter.sport === undefined || sportOf(event) === filter.sport) &&
          (filter.competition === undefined || event.competition.slug === filter.competition) &&
          (filter.live === undefined || (event.status === "live") === filter.live) &&
          (filter.eventId === undefined || event.id === filter.eventId),
      );
      const allMarkets = filter.allMarkets ?? false;
      return groupByCompetition(events, { at: now(), epoch, language, allMarkets });
    },
    event(id, language) {
      const event = floor.events.get(id);
      return event ? eventView(event, { at: now(), epoch, language, allMarkets: true }) : null;
    },
    markets(eventId, language) {
      const event = floor.events.get(eventId);
      if (event === undefined) return null;
      return offeredMarkets(event).map((market) => marketView(event, market, language));
    },
    snapshot(eventId): EventSnapshot | null {
      const event = floor.events.get(eventId);
      if (event === undefined) return null;
      return {
        epoch,
        sequence: event.sequence,
        at: now(),
        event: eventStateOf(event, now()),
        markets: event.markets.map(marketTuple),
        outcomes: event.markets.flatMap((market) =>
          market.outcomes.map(({ reported }) => reported),
        ),
      };
    },
    outcome(outcomeId) {
      const found = floor.find(outcomeId);
      if (found === null) return null;
      const { event, market, outcome } = found;
      return {
        outcomeId,
        marketId: market.id,
        eventId: event.id,
        marketType: market.type,
        odds: outcome.odds,
        isSuspended:
          outcome.isSuspended || isMarketSuspended(market) || isEventSuspended(event, now()),
        isLive: event.status === "live",
        isEnded: !isOpen(event) || event.results.has(outcomeId),
        startsAt: new Date(event.startsAt).toISOString(),
        sportSlug: sportOf(event),
        competitionSlug: event.competition.slug,
        hasEachWay: hasEachWay(market),
        isBoosted: isBoosted(market, outcome.odds),
      };
    },
    describe(outcomeId, language) {
      const found = floor.find(outcomeId);
      return found && describeOutcome(found.event, found.market, found.outcome, language);
    },
    joint(eventId, outcomeIds) {
      const event = floor.events.get(eventId);
      return event ? jointPrice(event, outcomeIds, now()) : null;
    },
    offer(outcomeId, language) {
      const found = floor.find(outcomeId);
      if (found === null) return null;
      const market = marketView(found.event, found.market, language, found.outcome);
      const outcome = market.outcomes.find(({ id }) => id === outcomeId);
      return outcome ? { market, outcome } : null;
    },
    raceMeetings: (language, day) =>
      meetingViews([...floor.events.values()], { at: now(), day, language }),
    raceCard(eventId, language) {
      const event = floor.events.get(eventId);
      const race = event ? raceView(event, language) : null;
      if (event === undefined || race === null) return null;
      const castMarkets = castMarketViews(event, language);
      return { race, runners: runnerViews(event), castMarkets };
    },
    virtuals: (language) => virtualChannels([...floor.events.values()], language),
    statistics(eventId) {
      const event = floor.events.get(eventId);
      return event ? archive.of(event) : null;
    },
    liveEventIds: () =>
      [...floor.events.values()].filter(({ status }) => status === "live").map(({ id }) => id),

    setOdds(outcomeId, odds) {
      const found = floor.find(outcomeId);
      if (found === null || !isOpen(found.event) || found.event.results.has(outcomeId))
        return false;
      const { event, outcome } = found;
      const at = now();
      outcome.odds = Math.round(odds * 100) / 100;
      outcome.isSuspended = false;
      outcome.heldUntil = at + heldPriceMilliseconds;
      if (event.status === "live") event.heldUntil = outcome.heldUntil;
      scheduler.schedule(outcome.heldUntil, (until) => floor.requote(event, until));
      floor.reportChanges(event, at);
      return true;
    },
    suspendMarket(marketId, suspended) {
      const found = marketById(marketId);
      if (found === null) return false;
      found.market.isClosedByHand = suspended;
      floor.reportChanges(found.event, now());
      return true;
    },
    suspendEvent(eventId, suspended) {
      const event = floor.events.get(eventId);
      if (event === undefined) return false;
      event.isClosedByHand = suspended;
      floor.reportChanges(event, now());
      return true;
    },
    findCrowdedMarket(eventId, winners) {
      const markets = floor.events.get(eventId)?.markets ?? [];
      const named = ({ outcomes }: RunningMarket) =>
        outcomes.filter(({ id }) => winners.includes(id)).length;
      return markets.find((market) => named(market) > market.winners)?.id ?? null;
    },
    endEvent(eventId, winners = []) {
      const event = floor.events.get(eventId);
      if (event === undefined) return false;
      const keys = winners.map((outcomeId) => outcomeId.slice(eventId.length + 1));
      floor.end(event, now(), new Set(keys));
      return true;
    },
    advance(milliseconds) {
      ahead += milliseconds;
      catchUp();
    },
  };
}
