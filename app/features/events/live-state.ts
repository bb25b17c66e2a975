import type { EventState } from "@grandstand/contract/realtime";
import type { EventView } from "@grandstand/ui/event-view";
import { isEventAlike } from "./drawn-alike.ts";
import { eventStatuses, suspensionOf, toScore } from "./event-facts.ts";

/** An event with its last state on the live line. */
export function withState(event: EventView, state: EventState): EventView {
  const status = eventStatuses[state.status];
  return {
    ...event,
    isLive: state.is_live,
    ...suspensionOf(state),
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

/** How an event is read from its state: `withState`, or for a list that says more of it `withNotedState`. */
export type ReadState = typeof withState;

/** What the live line last said of a list of events, in its order. */
export type EventStates = readonly (EventState | undefined)[];

/**
 * What `withState` does for a list, time after time. An event that its state changes nothing of keeps its object, one
 * whose state is the same the one of before; a list in which nothing changed is the list itself, or that of before.
 */
export function createEventMerge(read: ReadState = withState) {
  const merged = new WeakMap<EventState, { event: EventView; view: EventView }>();
  let before: readonly EventView[] = [];

  function viewOf(event: EventView, state: EventState | undefined): EventView {
    if (!state) return event;
    const kept = merged.get(state);
    if (kept?.event === event) return kept.view;
    const next = read(event, state);
    const view = isEventAlike(event, next) ? event : next;
    merged.set(state, { event, view });
    return view;
  }

  return (events: readonly EventView[], states: EventStates): readonly EventView[] => {
    const views = events.map((event, index) => viewOf(event, states[index]));
    before = [events, before].find((each) => isSameList(each, views)) ?? views;
    return before;
  };
}

/** Whether two lists have the same objects. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
