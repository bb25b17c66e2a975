import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useSite } from "../../core/site/site-context.ts";
import {
  createCompetitionMerge,
  createEventMerge,
  createStateReader,
  type EventStates,
} from "./live-state.ts";

/** Keeps the events on the live line as long as the page shows them. */
export function useFollowedEvents(events: readonly EventView[]): void {
  const { feed } = useSite();
  const ids = events.map(({ id }) => id).join(" ");
  useEffect(() => {
    const stops = ids.split(" ").filter(Boolean).map(feed.follow);
    return () => {
      for (const stop of stops) stop();
    };
  }, [feed, ids]);
}

/**
 * What a list of coupons calls when one comes near the screen or leaves it: only what can be seen is
 * on the live line, and the rest costs nothing.
 */
export function useFollowVisible(
  competitions: readonly CompetitionView[],
): (isVisible: boolean, id: string) => void {
  const { feed } = useSite();
  const followed = useRef(new Map<string, readonly (() => void)[]>());
  const byId = useMemo(() => new Map(competitions.map((each) => [each.id, each])), [competitions]);
  useEffect(() => {
    const all = followed.current;
    return () => {
      for (const stops of all.values()) for (const stop of stops) stop();
      all.clear();
    };
  }, []);
  return useCallback(
    (isVisible, id) => {
      for (const stop of followed.current.get(id) ?? []) stop();
      followed.current.delete(id);
      const events = isVisible ? (byId.get(id)?.events ?? []) : [];
      if (events.length > 0)
        followed.current.set(
          id,
          events.map((event) => feed.follow(event.id)),
        );
    },
    [feed, byId],
  );
}

/** The competitions with their events of the moment. One in which nothing changed keeps its object. */
export function useLiveCompetitions(
  competitions: readonly CompetitionView[],
  events: readonly EventView[],
): readonly CompetitionView[] {
  const [merge] = useState(createCompetitionMerge);
  return useMemo(() => merge(competitions, events), [merge, competitions, events]);
}

const noStates: EventStates = [];

/** The events with their scores, clocks and states of the moment. An event that did not change keeps its object. */
export function useLiveStates(events: readonly EventView[]): readonly EventView[] {
  const { odds } = useSite();
  const [readStates] = useState(createStateReader);
  const [merge] = useState(createEventMerge);
  const watch = useCallback(
    (wake: () => void) => {
      const stops = events.map(({ id }) => odds.watch(id, wake));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [odds, events],
  );
  const states = useSyncExternalStore(
    watch,
    () => readStates(events.map(({ id }) => odds.event(id))),
    () => noStates,
  );
  return useMemo(() => merge(events, states), [merge, events, states]);
}
