import type { Language, Market, Outcome } from "@grandstand/contract/entities";
import { isEventSuspended, isMarketSuspended, isOpen } from "./event-state.ts";
import type { Found } from "./floor.ts";
import { hasEachWay, isBoosted, marketView, sportOf } from "./views.ts";
import type { PricedOutcome } from "./world.ts";

/** An outcome as a bet on it needs it, at an instant in epoch milliseconds. */
export function pricedOutcome({ event, market, outcome }: Found, at: number): PricedOutcome {
  return {
    outcomeId: outcome.id,
    marketId: market.id,
    eventId: event.id,
    marketType: market.type,
    odds: outcome.odds,
    isSuspended: outcome.isSuspended || isMarketSuspended(market) || isEventSuspended(event, at),
    isLive: event.status === "live",
    isEnded: !isOpen(event) || event.results.has(outcome.id),
    startsAt: new Date(event.startsAt).toISOString(),
    sportSlug: sportOf(event),
    competitionSlug: event.competition.slug,
    hasEachWay: hasEachWay(market),
    isBoosted: isBoosted(market, outcome.odds),
  };
}

/** An outcome in its market on the wire, composed or not. */
export function offerView(
  found: Found,
  language: Language,
): { market: Market; outcome: Outcome } | null {
  const market = marketView(found.event, found.market, language, found.outcome);
  const outcome = market.outcomes.find(({ id }) => id === found.outcome.id);
  return outcome ? { market, outcome } : null;
}
