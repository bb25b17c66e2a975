import { postSelections } from "@grandstand/contract/sportsbook";
import type { SelectionFacts } from "@grandstand/rules/slip";
import type { Site } from "../../core/site/site.ts";
import { nameWithMeeting } from "../events/index.ts";
import type { BetSlipStore } from "./store.ts";

/**
 * Gives a restored slip its names in the language of the page, and the each-way terms of now (B4:
 * refreshed when it changes).
 */
export async function renameSlip(
  { api, language, configuration }: Pick<Site, "api" | "language" | "configuration">,
  slip: BetSlipStore,
): Promise<void> {
  const { selections } = slip.getState().slip;
  if (selections.length === 0) return;
  const ids = selections.map(({ outcomeId, eventId }) => ({
    outcome_id: outcomeId,
    event_id: eventId,
  }));
  const answer = await api(postSelections, {
    query: { bookmaker: configuration.bookmaker, lang: language },
    body: { ids },
  });
  if (!answer.ok) return;
  const facts = answer.value.selections.flatMap(({ id, event, market }) => {
    const outcome = market.outcomes.find((each) => each.id === id);
    if (!outcome) return [];
    const now: SelectionFacts = {
      eventName:
        event.type === "race" ? nameWithMeeting(event.competition_name, event.name) : event.name,
      marketName: market.name,
      outcomeName: outcome.fullname,
      hasEachWay: outcome.has_ew,
      eachWayPlaces: market.ew_place ?? null,
      eachWayFraction: market.ew_price ?? null,
    };
    return [[id, now] as const];
  });
  slip.rename(Object.fromEntries(facts));
}
