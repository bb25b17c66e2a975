import type { CompetitionView, EventView } from "@grandstand/ui/event-view";

/** A competition of which nothing matters but its id and those of its events. */
export function competitionOf(id: string, ...events: readonly string[]): CompetitionView {
  return {
    id,
    name: id,
    regionName: "",
    sportName: "",
    sportSlug: "",
    events: events.map((event) => ({ id: event }) as EventView),
  };
}
