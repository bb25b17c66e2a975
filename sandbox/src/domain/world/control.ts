import { isOpen, type RunningEvent, type RunningMarket } from "./event-state.ts";
import type { Floor } from "./floor.ts";
import type { Scheduler } from "./scheduler.ts";
import type { WorldControl } from "./world.ts";

/** A price set by hand stays this long, and no goal falls in play; then the model sets prices again. */
export const heldPriceMilliseconds = 60_000;

/** Creates the actions of the control page on a floor; `now` is the world's clock, in epoch milliseconds. */
export function createControl({
  floor,
  scheduler,
  now,
}: {
  floor: Floor;
  scheduler: Scheduler;
  now(): number;
}): WorldControl {
  const marketById = (marketId: string): { event: RunningEvent; market: RunningMarket } | null => {
    const event = floor.events.get(marketId.slice(0, Math.max(0, marketId.indexOf("-"))));
    const market = event?.markets.find(({ id }) => id === marketId);
    return event && market ? { event, market } : null;
  };

  return {
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
    suspendEvent(eventId, suspended, reason = null) {
      const event = floor.events.get(eventId);
      if (event === undefined) return false;
      event.isClosedByHand = suspended;
      event.suspendedBecause = reason;
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
    scoreGoal(eventId, side) {
      const event = floor.events.get(eventId);
      return event !== undefined && floor.score(event, now(), side);
    },
  };
}
