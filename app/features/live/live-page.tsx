import { intervals } from "@grandstand/rules/intervals";
import type { CompetitionView } from "@grandstand/ui/event-view";
import { LiveList, type LiveSort, type LiveSportView } from "@grandstand/ui/live-list";
import { PageBody } from "@grandstand/ui/page-frame";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { PageHead } from "../../core/seo.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { withNotedState } from "../events/index.lazy.ts";
import {
  applyPrices,
  useFollowVisible,
  useLiveCompetitions,
  useLiveStates,
  usePollPace,
} from "../events/index.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { useOwnBetsOfList } from "../own-bets/index.lazy.ts";
import { createLiveEvents } from "./store.ts";
import { decodeLiveSports, type EncodedLiveSport } from "./view.ts";

export interface LiveData {
  readonly head: Pick<PageHead, "title">;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly sports: readonly EncodedLiveSport[];
}

/** Everything in play, fetched again every 3 s from 3 s after the page appeared (B2). */
export function LivePage({ data }: { data: LiveData }) {
  const site = useSite();
  const { scheduler } = site;
  const liveEvents = useFeatureStore(createLiveEvents);
  const [isPaused, setPaused] = useState(false);
  const [sportSlug, setSportSlug] = useState<string | null>(null);
  const [sort, setSort] = useState<LiveSort>("importance");
  const ownBets = useOwnBetsOfList();
  const every = usePollPace(intervals.liveListThrottle);
  const loaded = useMemo(() => decodeLiveSports(data.sports), [data.sports]);
  useEffect(() => {
    // The prices go to their buttons alone, those that the page came with too.
    const end = liveEvents.subscribe(({ fetched, serverTime }, before) => {
      if (fetched !== before.fetched) applyPrices(site, fetched, serverTime);
    });
    liveEvents.begin(loaded, data.serverTime);
    return end;
  }, [site, liveEvents, loaded, data.serverTime]);
  useEffect(() => {
    scheduler.start("live list", { every, run: liveEvents.refresh });
    const hide = liveEvents.show();
    return () => {
      scheduler.stop("live list");
      hide();
    };
  }, [liveEvents, scheduler, every]);
  // The store is given what the page came with, and nothing is drawn again for that.
  const sports = useStore(liveEvents, (list) => (list.status === "loading" ? loaded : list.sports));
  const hasFailed = useStore(
    liveEvents,
    (list) => list.status === "failed" && list.sports.length === 0,
  );
  const competitions = useMemo(() => sports.flatMap((sport) => sport.competitions), [sports]);
  const events = useMemo(() => competitions.flatMap((each) => each.events), [competitions]);
  const shown = useLiveStates(events, withNotedState);
  const onVisibilityChange = useFollowVisible(competitions);
  const renderOutcome = useRenderOutcome(events);
  const current = useLiveCompetitions(competitions, shown);
  const view = useMemo(() => bySport(sports, current), [sports, current]);
  return (
    <PageBody>
      <Part title={data.head.title}>
        <LiveList
          title={data.head.title}
          sports={view}
          status={hasFailed ? "error" : "ready"}
          sportSlug={sportSlug}
          onSportChange={setSportSlug}
          sort={sort}
          onSortChange={setSort}
          ownBets={ownBets}
          isPaused={isPaused}
          onPauseChange={setPaused}
          renderOutcome={renderOutcome}
          onRetry={() => void liveEvents.refresh()}
          onVisibilityChange={onVisibilityChange}
        />
      </Part>
    </PageBody>
  );
}

/** The sports with their competitions replaced by those at the same position. */
function bySport(
  sports: readonly LiveSportView[],
  competitions: readonly CompetitionView[],
): readonly LiveSportView[] {
  let next = 0;
  return sports.map((sport) => {
    const first = next;
    next += sport.competitions.length;
    return { ...sport, competitions: competitions.slice(first, next) };
  });
}
