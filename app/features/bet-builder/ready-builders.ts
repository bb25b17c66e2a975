import { getPrecannedBuilders, type PrecannedOnWire } from "@grandstand/contract/bet-builder";
import type { EventView } from "@grandstand/ui/event-view";
import type { ReadyBuilderView } from "@grandstand/ui/ready-builders";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";
import type { BetBuilderStore } from "./store.ts";
import { type BuilderFacts, toBuilderOutcome } from "./view.ts";

/** The builders of a match that are ready to bet on, by its id. */
export const createReadyBuilders = ({ api, language, configuration }: Site) =>
  createFetched((eventId) =>
    api(getPrecannedBuilders, {
      query: { event_id: eventId, bookmaker: configuration.bookmaker, lang: language },
    }),
  );

/** Puts a ready builder's picks into the builder, in its own order; false where the page has not all of them. */
export function chooseReadyBuilder(
  builder: BetBuilderStore,
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
  builder.choosePrecanned(
    id,
    picks.toSorted((a, b) => order.indexOf(a.outcomeId) - order.indexOf(b.outcomeId)),
  );
  return true;
}

/** A ready builder as it is shown. */
export function toReadyBuilderView(precanned: PrecannedOnWire): ReadyBuilderView {
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
