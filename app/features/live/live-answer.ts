import type { AnswerOf } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type { getLiveEvents } from "@grandstand/contract/sportsbook";
import { inListOrder } from "@grandstand/rules/list-order";
import type { LiveSportView } from "@grandstand/ui/live-list";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { toEventView, withNotes } from "../events/index.lazy.ts";
import { listedFacts } from "../events/index.ts";

export { keepListed } from "./kept-list.ts";

/**
 * The live answer's tree and events as sports with their competitions, in the tree's order, which is
 * the operator's; what is nearly over is last among the events, and a competition that has nothing else
 * among the competitions.
 */
export function toLiveSports(
  { tree, events }: AnswerOf<typeof getLiveEvents>,
  language: Language,
  slugs: SportSlugs,
): LiveSportView[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return tree.map((sport) => ({
    slug: sport.slug,
    name: sport.name,
    competitions: inListOrder(
      sport.competitions.map((competition) => ({
        id: competition.id,
        name: competition.name,
        regionName: competition.region_name,
        ...(competition.country !== undefined && { country: competition.country }),
        sportName: sport.name,
        sportSlug: sport.slug,
        events: inListOrder(
          competition.event_ids.flatMap((id) => {
            const event = byId.get(id);
            return event ? [withNotes(toEventView(event, language, slugs), event.stats)] : [];
          }),
          listedFacts,
        ),
      })),
      ({ events: [first] }) => (first ? listedFacts(first) : nothingListed),
    ),
  }));
}

const nothingListed = { isLive: false, clock: null, odds: [] };
