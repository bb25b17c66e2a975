import type { World, WorldChange } from "../../domain/world/world.ts";

/** A world that can restart while its readers and subscribers keep the same object. */
export interface WorldHost extends World {
  /** Ends the current world and starts another, with a new epoch. */
  restart(): void;
}

/** Hosts the worlds that `make` creates, one at a time. */
export function createWorldHost(make: () => World): WorldHost {
  const listeners = new Set<(change: WorldChange) => void>();
  const host = (world: World) => {
    const unsubscribe = world.subscribe((change) => {
      for (const listener of listeners) listener(change);
    });
    return { world, unsubscribe };
  };
  let current = host(make());
  let isRunning = false;

  return {
    get epoch() {
      return current.world.epoch;
    },
    now: () => current.world.now(),
    start() {
      isRunning = true;
      current.world.start();
    },
    stop() {
      isRunning = false;
      current.world.stop();
    },
    restart() {
      current.world.stop();
      current.unsubscribe();
      current = host(make());
      if (isRunning) current.world.start();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sports: (language) => current.world.sports(language),
    listed: (language) => current.world.listed(language),
    openEventIds: () => current.world.openEventIds(),
    competitions: (language, filter) => current.world.competitions(language, filter),
    event: (id, language) => current.world.event(id, language),
    markets: (eventId, language) => current.world.markets(eventId, language),
    snapshot: (eventId) => current.world.snapshot(eventId),
    play: (eventId) => current.world.play(eventId),
    playKind: (eventId) => current.world.playKind(eventId),
    lineUps: (eventId) => current.world.lineUps(eventId),
    outcome: (outcomeId) => current.world.outcome(outcomeId),
    priceHistory: (outcomeId) => current.world.priceHistory(outcomeId),
    describe: (outcomeId, language) => current.world.describe(outcomeId, language),
    joint: (eventId, outcomeIds) => current.world.joint(eventId, outcomeIds),
    offer: (outcomeId, language) => current.world.offer(outcomeId, language),
    liveEventIds: () => current.world.liveEventIds(),
    raceMeetings: (language, day) => current.world.raceMeetings(language, day),
    raceCard: (eventId, language) => current.world.raceCard(eventId, language),
    virtuals: (language) => current.world.virtuals(language),
    statistics: (eventId) => current.world.statistics(eventId),
    setOdds: (outcomeId, odds) => current.world.setOdds(outcomeId, odds),
    suspendMarket: (marketId, suspended) => current.world.suspendMarket(marketId, suspended),
    suspendEvent: (...suspension) => current.world.suspendEvent(...suspension),
    findCrowdedMarket: (eventId, winners) => current.world.findCrowdedMarket(eventId, winners),
    endEvent: (eventId, winners) => current.world.endEvent(eventId, winners),
    scoreGoal: (eventId, side) => current.world.scoreGoal(eventId, side),
    advance: (milliseconds) => current.world.advance(milliseconds),
  };
}
