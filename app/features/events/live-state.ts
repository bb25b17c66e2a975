import type { EventState } from "@grandstand/contract/realtime";
import type { EventView } from "@grandstand/ui/event-view";
import { eventStatuses, toScore } from "./event-view.ts";

/** An event with its last state on the live line. */
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

/** Whether no bet on an event will be taken any more, as far as the live line has said. */
export function hasEnded(state: EventState | undefined): boolean {
  return state?.status === "ended" || state?.status === "cancelled";
}

/** What the live line last said of a list of events, in its order. */
export type EventStates = readonly (EventState | undefined)[];

/** Returns the array of before as long as it holds the same states. */
export function createStateReader(): (states: EventStates) => EventStates {
  let known: EventStates = [];
  return (states) => {
    const isSame =
      states.length === known.length && states.every((state, index) => state === known[index]);
    if (!isSame) known = states;
    return known;
  };
}

/** What `withState` does for a list; an event whose state is the same keeps its object. */
export function createEventMerge() {
  const merged = new WeakMap<EventState, { event: EventView; view: EventView }>();
  return (events: readonly EventView[], states: EventStates): readonly EventView[] => {
    if (!states.some(Boolean)) return events;
    return events.map((event, index) => {
      const state = states[index];
      if (!state) return event;
      const kept = merged.get(state);
      if (kept?.event === event) return kept.view;
      const view = withState(event, state);
      merged.set(state, { event, view });
      return view;
    });
  };
}
