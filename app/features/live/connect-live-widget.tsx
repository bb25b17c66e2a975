import { intervals } from "@grandstand/rules/intervals";
import { LiveWidget } from "@grandstand/ui/live-widget";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { narrowPage } from "../../core/site/narrow-page.ts";
import { useSite } from "../../core/site/site-context.ts";
import { usePollPace } from "../events/index.ts";
import { createLiveEvents } from "./store.ts";

/** What else is in play, fetched at most every 3 s and first 3 s after it appeared (B2). */
export function ConnectLiveWidget({ eventId }: { eventId: string }) {
  const { scheduler } = useSite();
  const liveEvents = useFeatureStore(createLiveEvents);
  const { sports, status } = useStore(liveEvents, (state) => state);
  const every = usePollPace(intervals.liveListThrottle);
  useEffect(() => {
    let end = () => {};
    // A narrow page does not show its column: nothing is fetched there.
    const narrow = narrowPage();
    const follow = () => {
      end();
      end = narrow.matches ? () => {} : begin();
    };
    function begin() {
      scheduler.start("live widget", { every, run: liveEvents.refresh });
      const hide = liveEvents.show();
      return () => {
        scheduler.stop("live widget");
        hide();
      };
    }
    follow();
    narrow.addEventListener("change", follow);
    return () => {
      narrow.removeEventListener("change", follow);
      end();
    };
  }, [liveEvents, scheduler, every]);
  // What is shown stays where it can't be refreshed (B8).
  const known = sports.length > 0 ? "ready" : "error";
  return (
    <LiveWidget
      sports={sports}
      status={status === "failed" ? known : status}
      currentEventId={eventId}
      onRetry={() => void liveEvents.refresh()}
    />
  );
}
