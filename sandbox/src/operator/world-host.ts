import type { World, WorldChange } from "../world/world.ts";

/** A world that can begin a new life while those who ask and listen keep their hold on it. */
export interface WorldHost extends World {
  /** Ends the present life and begins another, with a new epoch. */
  restart(): void;
}

/** Hosts the worlds that `make` makes, one at a time. */
export function createWorldHost(make: () => World): WorldHost {
  const listeners = new Set<(change: WorldChange) => void>();
  const host = (world: World) => {
    const unsubscribe = world.subscribe((change) => {
      for (const listener of listeners) listener(change);
    });
    return { world, unsubscribe };
  };
  let life = host(make());
  let isRunning = false;

  return {
    get epoch() {
      return life.world.epoch;
    },
    now: () => life.world.now(),
    start() {
      isRunning = true;
      life.world.start();
    },
    stop() {
      isRunning = false;
      life.world.stop();
    },
    restart() {
      life.world.stop();
      life.unsubscribe();
      life = host(make());
      if (isRunning) life.world.start();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sports: (language) => life.world.sports(language),
    listed: (language) => life.world.listed(language),
    openEventIds: () => life.world.openEventIds(),
    competitions: (language, filter) => life.world.competitions(language, filter),
    event: (id, language) => life.world.event(id, language),
    markets: (eventId, language) => life.world.markets(eventId, language),
    snapshot: (eventId) => life.world.snapshot(eventId),
    outcome: (outcomeId) => life.world.outcome(outcomeId),
    describe: (outcomeId, language) => life.world.describe(outcomeId, language),
    joint: (eventId, outcomeIds) => life.world.joint(eventId, outcomeIds),
    offer: (outcomeId, language) => life.world.offer(outcomeId, language),
    liveEventIds: () => life.world.liveEventIds(),
    raceMeetings: (language, day) => life.world.raceMeetings(language, day),
    raceCard: (eventId, language) => life.world.raceCard(eventId, language),
    virtuals: (language) => life.world.virtuals(language),
    statistics: (eventId) => life.world.statistics(eventId),
    setOdds: (outcomeId, odds) => life.world.setOdds(outcomeId, odds),
    suspendMarket: (marketId, suspended) => life.world.suspendMarket(marketId, suspended),
    suspendEvent: (eventId, suspended) => life.world.suspendEvent(eventId, suspended),
    endEvent: (eventId, winners) => life.world.endEvent(eventId, winners),
    advance: (milliseconds) => life.world.advance(milliseconds),
  };
}
