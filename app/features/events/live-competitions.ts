import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { useMemo, useState } from "react";
import { isSameList } from "./live-state.ts";

/** The competitions with their events of the moment. One in which nothing changed keeps its object. */
export function useLiveCompetitions(
  competitions: readonly CompetitionView[],
  events: readonly EventView[],
): readonly CompetitionView[] {
  const [merge] = useState(createCompetitionMerge);
  return useMemo(() => merge(competitions, events), [merge, competitions, events]);
}

/**
 * The competitions with their events replaced by those of the same id. One that has the events that it
 * had before keeps its object, so that its coupon is not drawn again.
 */
export function withEvents(
  competitions: readonly CompetitionView[],
  events: readonly EventView[],
  before: readonly CompetitionView[] = [],
): CompetitionView[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const kept = new Map(before.map((competition) => [competition.id, competition]));
  return competitions.map((competition) => {
    const current = competition.events.map((event) => byId.get(event.id) ?? event);
    const same = [kept.get(competition.id), competition].find((each) => hasEvents(each, current));
    return same ?? { ...competition, events: current };
  });
}

function hasEvents(competition: CompetitionView | undefined, events: readonly EventView[]) {
  return competition !== undefined && isSameList(competition.events, events);
}

/** What `withEvents` does, time after time: a list in which nothing changed is that of before. */
export function createCompetitionMerge() {
  let before: readonly CompetitionView[] = [];
  return (competitions: readonly CompetitionView[], events: readonly EventView[]) => {
    const merged = withEvents(competitions, events, before);
    if (!isSameList(before, merged)) before = merged;
    return before;
  };
}
