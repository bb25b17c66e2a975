import type { Selection } from "@grandstand/rules/slip";
import type { startSandbox } from "@grandstand/sandbox/src/testing/start-sandbox.ts";

type World = Awaited<ReturnType<typeof startSandbox>>["world"];

/** An outcome of a running sandbox as a page's selection. Throws where there is no such outcome. */
export function selectionOf(world: World, outcomeId: string): Selection {
  const priced = world.outcome(outcomeId);
  const event = world.event(priced?.eventId ?? "", "en");
  const market = event?.markets.find(({ id }) => id === priced?.marketId);
  if (!priced || !event || !market) throw new Error(`no outcome ${outcomeId}`);
  return {
    outcomeId,
    eventId: event.id,
    marketId: market.id,
    eventName: event.name,
    marketName: market.name,
    outcomeName: outcomeId,
    sportSlug: event.sport_slug,
    competitionId: event.competition_id,
    sportId: event.sport_id,
    startsAt: Date.parse(event.starts_at),
    isLive: event.is_live,
    marketType: market.type,
    odds: priced.odds ?? "SP",
    isStartingPrice: false,
    hasEachWay: priced.hasEachWay,
    eachWayPlaces: market.ew_place ?? null,
    eachWayFraction: market.ew_price ?? null,
    outcomeIds: [],
    isBetplus: false,
    betOrigin: null,
  };
}
