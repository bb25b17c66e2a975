import { intervals } from "@grandstand/rules/intervals";
import { LiveList } from "@grandstand/ui/live-list";
import { PageBody } from "@grandstand/ui/page-frame";
import { useEffect, useMemo, useState } from "react";
import type { LiveData } from "../../routes/live.tsx";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { withEvents } from "../../views/live-state.ts";
import { useFollowVisible, useLiveStates } from "../events/follow-events.ts";
import { usePollPace } from "../events/poll-pace.ts";
import { useRenderOutcome } from "../odds/connect-odds-button.tsx";
import { useTakenPrices } from "../odds/take-prices.ts";

/** Everything in play, asked for anew every 3 s from 3 s after the page appeared (B2). */
export function LivePage({ data }: { data: LiveData }) {
  const { liveEvents, scheduler } = useSite();
  const [isPaused, setPaused] = useState(false);
  const [sportSlug, setSportSlug] = useState<string | null>(null);
  const every = usePollPace(intervals.liveListThrottle);
  useEffect(() => liveEvents.begin(data.sports, data.serverTime), [liveEvents, data]);
  useEffect(() => {
    scheduler.start("live list", { every, ask: liveEvents.refresh });
    const hide = liveEvents.show();
    return () => {
      scheduler.stop("live list");
      hide();
    };
  }, [liveEvents, scheduler, every]);
  const { sports: polled, status, serverTime } = useStorePart(liveEvents, (state) => state);
  const sports = status === "loading" ? data.sports : polled;
  const competitions = useMemo(() => sports.flatMap((sport) => sport.competitions), [sports]);
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  const shown = useLiveStates(events);
  useTakenPrices(events, status === "loading" ? data.serverTime : serverTime);
  const onVisibilityChange = useFollowVisible(competitions);
  const renderOutcome = useRenderOutcome(events);
  const view = useMemo(
    () =>
      sports.map((sport) => ({ ...sport, competitions: withEvents(sport.competitions, shown) })),
    [sports, shown],
  );
  return (
    <PageBody title={data.head.title}>
      <LiveList
        sports={view}
        status={status === "failed" && polled.length === 0 ? "error" : "ready"}
        sportSlug={sportSlug}
        onSportChange={setSportSlug}
        isPaused={isPaused}
        onPauseChange={setPaused}
        renderOutcome={renderOutcome}
        onRetry={() => void liveEvents.refresh()}
        onVisibilityChange={onVisibilityChange}
      />
    </PageBody>
  );
}
