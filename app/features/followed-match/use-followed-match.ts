import { intervals } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { followedEnd } from "../../core/intervals.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import {
  type FetchEvents,
  fetchEvents,
  useFollowedEvents,
  useLiveStates,
  usePolledEvents,
} from "../events/index.ts";
import { endFollowing } from "./follow.ts";
import { createFollowedEvent } from "./followed-event.ts";
import { createFollowedId } from "./followed-id.ts";
import { onceSeen } from "./once-seen.ts";

export interface FollowedMatch {
  /** As it is now. */
  readonly event: EventView;
  readonly stop: () => void;
}

/**
 * The match that goes along from page to page, as it is now; null for none, and until it is known. One that has ended
 * says so for a while and goes; so does one that the operator does not know any more.
 */
export function useFollowedMatch(): FollowedMatch | null {
  const site = useSite();
  const { scheduler } = site;
  const id = useStore(useFeatureStore(createFollowedId));
  const { load } = useFeatureStore(createFollowedEvent);
  const fetched = useFetched(createFollowedEvent, id);
  const hasFailed = fetched.status === "failed";
  const loaded = fetched.status === "loaded" ? fetched.value : null;
  const isUnknown = fetched.status === "loaded" && fetched.value === null;
  const event = useLive(loaded);
  const isOver = event !== null && (event.status === "ended" || event.status === "cancelled");
  const stop = useCallback(() => {
    if (id !== null) endFollowing(site, id);
  }, [site, id]);
  useEffect(() => {
    if (!hasFailed || id === null) return;
    const run = () => load(id);
    return scheduler.start("followed match", { every: intervals.selectionsRefresh, run });
  }, [hasFailed, id, load, scheduler]);
  useEffect(() => {
    if (isUnknown) stop();
  }, [isUnknown, stop]);
  useEffect(() => (isOver ? onceSeen(site, followedEnd, stop) : undefined), [isOver, site, stop]);
  return useMemo(() => event && { event, stop }, [event, stop]);
}

/** The event on the live line, or fetched from time to time where the line is not there. */
function useLive(loaded: EventView | null): EventView | null {
  const events = useMemo(() => (loaded === null ? [] : [loaded]), [loaded]);
  const [event = null] = useLiveStates(events);
  useFollowedEvents(events);
  const id = loaded?.id;
  const fetchAgain = useCallback<FetchEvents>(
    async (site) =>
      id === undefined
        ? { ok: true, value: { serverTime: site.clock.now(), events: [] } }
        : fetchEvents(site, { event_id: id }),
    [id],
  );
  usePolledEvents("followed-match-state", fetchAgain);
  return event;
}
