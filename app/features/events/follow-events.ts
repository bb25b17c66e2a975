import type { EventView } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { createFollow } from "./follow.ts";
import { createEventMerge, createStateReader, type EventStates } from "./live-state.ts";

/** Keeps the events on the live line as long as the page shows them. */
export function useFollowedEvents(events: readonly EventView[]): void {
  const { feed } = useSite();
  const [follow] = useState(() => createFollow(feed.follow));
  const ids = events.map(({ id }) => id).join(" ");
  useEffect(() => follow(ids.split(" ").filter(Boolean)), [follow, ids]);
  useEffect(() => () => follow([]), [follow]);
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
