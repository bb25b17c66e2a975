import { createRandom } from "../models/random.ts";
import { createControl } from "./control.ts";
import { createFloor } from "./floor.ts";
import { jointPrice } from "./joint-price.ts";
import { createLists } from "./lists.ts";
import { offerView, pricedOutcome } from "./outcome-views.ts";
import { outrightFixtures } from "./outright-programme.ts";
import { playOf } from "./play-views.ts";
import { minuteOf } from "./price-records.ts";
import { createProgramme, type Fixture } from "./programme.ts";
import { raceCardView } from "./race-views.ts";
import { createScheduler } from "./scheduler.ts";
import { runSeason } from "./season.ts";
import { openArchive } from "./statistics.ts";
import { describeOutcome, eventView, marketView, offeredMarkets, snapshotView } from "./views.ts";
import { runVirtuals } from "./virtual-cycle.ts";
import type { World, WorldChange } from "./world.ts";

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
/** Ids count seconds from here, which keeps them short. */
const idsBegin = Date.UTC(2025, 0, 1);

/** Runs an action at an interval, in milliseconds, from `start` to `stop`; a second start changes nothing. */
function createTimer(run: () => void, interval: number): Pick<World, "start" | "stop"> {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start() {
      timer ??= setInterval(run, interval);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
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

  const archive = openArchive(random.fork("archive"), startedAt);
  const virtuals = runVirtuals({ floor, scheduler, random: random.fork("virtuals") });

  season.open(startedAt);
  virtuals.open(startedAt);
  for (const fixture of outrightFixtures(random.fork("outrights"), archive.league, startedAt)) {
    floor.open(fixture, startedAt);
  }
  if (options.race) floor.open({ ...options.race, startsAt: startedAt }, startedAt);

  return {
    now,
    epoch,
    ...createTimer(catchUp, options.tickMilliseconds ?? defaultTick),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    ...createLists({ floor, now, epoch }),
    event(id, language) {
      const event = floor.events.get(id);
      return event ? eventView(event, { at: now(), epoch, language, allMarkets: true }) : null;
    },
    markets(eventId, language) {
      const event = floor.events.get(eventId);
      if (event === undefined) return null;
      return offeredMarkets(event).map((market) => marketView(event, market, language));
    },
    snapshot(eventId) {
      const event = floor.events.get(eventId);
      return event ? snapshotView(event, epoch, now()) : null;
    },
    play(eventId) {
      const event = floor.events.get(eventId);
      const play = event && playOf(event);
      if (!play) return null;
      return { epoch, sequence: event.reportedPlay.sequence, at: now(), ...play };
    },
    playKind: (eventId) => floor.events.get(eventId)?.contest.play?.().sport?.kind ?? null,
    lineUps: (eventId) => floor.events.get(eventId)?.contest.play?.().lineUps ?? null,
    outcome(outcomeId) {
      const found = floor.find(outcomeId);
      return found && pricedOutcome(found, now());
    },
    priceHistory(outcomeId) {
      const steps = floor.prices.of(outcomeId, now());
      const event = steps && floor.find(outcomeId)?.event;
      return event ? { steps, ...minuteOf(event, now()) } : null;
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
      return found && offerView(found, language);
    },
    raceCard(eventId, language) {
      const event = floor.events.get(eventId);
      return event ? raceCardView(event, [...floor.events.values()], language) : null;
    },
    statistics(eventId) {
      const event = floor.events.get(eventId);
      return event ? archive.of(event) : null;
    },
    ...createControl({ floor, scheduler, now }),
    advance(milliseconds) {
      ahead += milliseconds;
      catchUp();
    },
  };
}
