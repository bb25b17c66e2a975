import { postSelections } from "@grandstand/contract/sportsbook";
import type { SelectionNames } from "@grandstand/rules/slip";
import { nameWithMeeting } from "../views/meeting-name.ts";
import type { Site } from "./create-site.ts";

/** Gives a restored slip its names in the language of the page (B4: refreshed when it changes). */
export async function renameSlip({ api, slip, language, configuration }: Site): Promise<void> {
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
  const names = answer.value.selections.flatMap(({ id, event, market }) => {
    const outcome = market.outcomes.find((each) => each.id === id);
    if (!outcome) return [];
    const named: SelectionNames = {
      eventName:
        event.type === "race" ? nameWithMeeting(event.competition_name, event.name) : event.name,
      marketName: market.name,
      outcomeName: outcome.fullname,
    };
    return [[id, named] as const];
  });
  slip.rename(Object.fromEntries(names));
}
