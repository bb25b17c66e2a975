import type { EventState } from "@grandstand/contract/realtime";
import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { eventStatuses, toScore } from "./event-view.ts";

/** An event with the state that the live line last told. */
export function withState(event: EventView, state: EventState): EventView {
  return {
    ...event,
    isLive: state.is_live,
    isSuspended: state.is_suspended,
    status: eventStatuses[state.status],
    clock: state.is_live ? { matchSummary: state.matchSummary, stats: state.stats } : null,
    score: state.stats && event.home !== null ? toScore(state.stats, event.sportSlug) : event.score,
  };
}

/** The competitions with their events replaced by those of the same id. */
export function withEvents(
  competitions: readonly CompetitionView[],
  events: readonly EventView[],
): CompetitionView[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return competitions.map((competition) => ({
    ...competition,
    events: competition.events.map((event) => byId.get(event.id) ?? event),
  }));
}
