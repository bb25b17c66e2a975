import type { EventState } from "@grandstand/contract/realtime";
import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { eventStatuses, toScore } from "./event-view.ts";

/** An event with the state that the live line last told. */
export function withState(event: EventView, state: EventState): EventView {
  const status = eventStatuses[state.status];
  return {
    ...event,
    isLive: state.is_live,
    isSuspended: state.is_suspended,
    status,
    // The page's words are of the status that it came with.
    statusText: status === event.status ? event.statusText : null,
    clock: state.is_live ? { matchSummary: state.matchSummary, stats: state.stats } : null,
    score: state.stats && event.home !== null ? toScore(state.stats, event.sportSlug) : event.score,
  };
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
  return (
    competition?.events.length === events.length &&
    competition.events.every((event, index) => event === events[index])
  );
}
