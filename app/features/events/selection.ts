import type { Selection } from "@grandstand/rules/slip";
import {
  type EventView,
  isRace,
  type MarketOutcomeView,
  type MarketView,
} from "@grandstand/ui/event-view";
import { nameWithMeeting } from "./meeting-name.ts";

/** An outcome as a line of the slip; `outcomeIds` are what a forecast or a tricast names, in order. */
export function toSelection(
  outcome: MarketOutcomeView,
  market: MarketView,
  event: EventView,
  outcomeIds: readonly string[] = [],
): Selection {
  return {
    outcomeId: outcome.id,
    eventId: event.id,
    marketId: market.id,
    eventName: wholeName(event),
    marketName: market.name,
    outcomeName: outcome.name,
    sportSlug: event.sportSlug,
    competitionId: event.competitionId,
    sportId: event.sportId,
    startsAt: event.startsAt,
    isLive: event.isLive,
    marketType: market.type,
    odds: outcome.odds ?? 0,
    isStartingPrice: outcome.odds === "SP",
    hasEachWay: outcome.hasEachWay ?? false,
    eachWayPlaces: market.eachWay?.places ?? null,
    eachWayFraction: market.eachWay?.price ?? null,
    outcomeIds,
    isBetplus: event.isBetplus,
    betOrigin: null,
    marks: event.marks,
    images: event.images,
    outcomeMark: outcome.mark,
  };
}

function wholeName(event: EventView): string {
  return isRace(event) ? nameWithMeeting(event.competitionName, event.name) : event.name;
}
