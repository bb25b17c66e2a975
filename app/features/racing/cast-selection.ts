import type { AnswerOf } from "@grandstand/contract/call";
import type { getCastOutcome } from "@grandstand/contract/racing";
import type { Odds } from "@grandstand/rules/odds";
import type { Selection } from "@grandstand/rules/slip";
import type { EventView } from "@grandstand/ui/event-view";
import { nameWithMeeting } from "../events/index.ts";

/** A composed order as an outcome of its market. */
export interface CastOutcome {
  readonly id: string;
  readonly name: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: string;
  readonly odds: Odds | null;
  readonly isSuspended: boolean;
  /** The runners in order, by their outcomes on the win market. */
  readonly outcomeIds: readonly string[];
}

export function toCastOutcome({ market, outcome }: AnswerOf<typeof getCastOutcome>): CastOutcome {
  return {
    id: outcome.id,
    name: outcome.fullname,
    marketId: market.id,
    marketName: market.name,
    marketType: market.type,
    odds: outcome.odds,
    isSuspended: outcome.suspended || market.is_suspended,
    outcomeIds: outcome.items?.map(({ id }) => id) ?? [],
  };
}

/** The order as a line of the slip; it names its runners in order (B7, outcome_list). */
export function toCastSelection(
  outcome: CastOutcome,
  event: EventView,
  odds: Odds | null,
): Selection {
  return {
    outcomeId: outcome.id,
    eventId: event.id,
    marketId: outcome.marketId,
    eventName: nameWithMeeting(event.competitionName, event.name),
    marketName: outcome.marketName,
    outcomeName: outcome.name,
    sportSlug: event.sportSlug,
    competitionId: event.competitionId,
    sportId: event.sportId,
    startsAt: event.startsAt,
    isLive: event.isLive,
    marketType: outcome.marketType,
    odds: odds ?? 0,
    isStartingPrice: odds === "SP",
    hasEachWay: false,
    eachWayPlaces: null,
    eachWayFraction: null,
    outcomeIds: outcome.outcomeIds,
    isBetplus: event.isBetplus,
    betOrigin: null,
  };
}
