import type { PrecannedOnWire } from "@grandstand/contract/bet-builder";
import type { PrecannedView } from "@grandstand/ui/builder-offer";
import type { EventView } from "@grandstand/ui/event-view";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { fetchPrecanned } from "./api.ts";
import { createBetBuilder } from "./bet-builder.ts";
import type { BetBuilderStore } from "./store.ts";
import { type BuilderFacts, toBuilderOutcome } from "./view.ts";

/** The site's bet builder. */
export function builderOf(site: Site): BetBuilderStore {
  return featureStore(site, createBetBuilder);
}

/** The builders of an event that are ready to bet on. */
export function fetchReadyBuilders(
  { api, language, configuration: { bookmaker, country } }: Site,
  eventId: string,
): Promise<readonly PrecannedOnWire[]> {
  return fetchPrecanned(api, eventId, { bookmaker, language, country });
}

/** Takes a ready builder's picks, in its own order; false where the page has not all of them. */
export function chooseReadyBuilder(
  site: Site,
  { precanned_id: id, selections }: PrecannedOnWire,
  event: EventView,
  facts: BuilderFacts,
): boolean {
  const order = selections.map((each) => each.outcome_id);
  const picks = event.markets.flatMap((market) =>
    market.outcomes
      .filter((outcome) => order.includes(outcome.id))
      .map((outcome) => toBuilderOutcome(event, market, outcome, facts)),
  );
  if (picks.length < order.length) return false;
  builderOf(site).choosePrecanned(
    id,
    picks.toSorted((a, b) => order.indexOf(a.outcomeId) - order.indexOf(b.outcomeId)),
  );
  return true;
}

/** A ready builder as it is shown. */
export function toPrecannedView(precanned: PrecannedOnWire): PrecannedView {
  const { precanned_id: id, name, odds, selections } = precanned;
  return {
    id,
    name,
    odds,
    picks: selections.map((each) => ({
      outcomeId: each.outcome_id,
      text: `${each.market_name} · ${each.outcome_name}`,
    })),
  };
}
