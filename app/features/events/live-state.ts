import type { EventState } from "@grandstand/contract/realtime";
import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
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

/** What `withEvents` does, time after time: each time compares with the one before. */
export function createCompetitionMerge() {
  let before: readonly CompetitionView[] = [];
  return (competitions: readonly CompetitionView[], events: readonly EventView[]) => {
    before = withEvents(competitions, events, before);
    return before;
  };
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
