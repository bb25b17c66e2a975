import type { EventView } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { createFollow } from "./follow.ts";
import { createEventMerge, type ReadState } from "./live-state.ts";

/** Keeps the events on the live line as long as the page shows them. */
export function useFollowedEvents(events: readonly EventView[]): void {
  const { feed } = useSite();
  const [follow] = useState(() => createFollow(feed.follow));
  const ids = events.map(({ id }) => id).join(" ");
  useEffect(() => follow(ids.split(" ").filter(Boolean)), [follow, ids]);
  useEffect(() => () => follow([]), [follow]);
}

/**
 * The events with their scores, clocks and states of the moment, as `read` has them. An event that did not change keeps
 * its object.
 */
export function useLiveStates(
  events: readonly EventView[],
  read?: ReadState,
): readonly EventView[] {
  const { odds } = useSite();
  const [merge] = useState(() => createEventMerge(read));
  const watch = useCallback(
    (wake: () => void) => {
      const stops = events.map(({ id }) => odds.watch(id, wake));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [odds, events],
  );
  const readEvents = () =>
    merge(
      events,
      events.map(({ id }) => odds.event(id)),
    );
  return useSyncExternalStore(watch, readEvents, () => events);
}
