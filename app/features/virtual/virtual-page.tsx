import { intervals } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import { FilterLinks } from "@grandstand/ui/filter-chips";
import { PageBody } from "@grandstand/ui/page-frame";
import { useWording } from "@grandstand/ui/provider";
import type { RunnerView } from "@grandstand/ui/race-card";
import { VirtualChannel, VirtualResults } from "@grandstand/ui/virtual-channel";
import { useEffect } from "react";
import { useStore } from "zustand";
import { fetchedFor } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { usePollPace } from "../events/index.ts";
import { EventMarkets } from "../match/index.ts";
import { ConnectRaceHead, useRaceCard } from "../racing/index.ts";
import { createVirtualView } from "./store.ts";
import type { VirtualView } from "./view.ts";

export interface VirtualData {
  readonly channelId: string;
  readonly name: string;
  readonly channels: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
  }[];
  readonly view: VirtualView;
  /** The draw that is shown; null where none is ahead. */
  readonly event: EventView | null;
  /** Of a race; null for another draw. */
  readonly runners: readonly RunnerView[] | null;
  /** Epoch milliseconds. */
  readonly serverTime: number;
}

/** A virtual sport (B2): the next draws, one of them with its markets, and how the last ones ended. */
export function VirtualPage({ data }: { data: VirtualData }) {
  const t = useWording();
  const view = useVirtualView(data);
  const { event, serverTime } = data;
  return (
    <PageBody title={data.name}>
      <FilterLinks
        label={t("virtual-page.channels")}
        links={data.channels.map(({ id, name, href }) => ({
          name,
          href,
          isCurrent: id === data.channelId,
        }))}
      />
      <VirtualChannel
        running={view.running}
        upcoming={view.upcoming}
        currentId={event?.id ?? null}
      />
      {event && data.runners && (
        <VirtualRace key={event.id} {...{ event, serverTime }} runners={data.runners} />
      )}
      {event && !data.runners && (
        <EventMarkets
          key={event.id}
          data={{ event, serverTime }}
          headingLevel="h2"
          hasFavourite={false}
        />
      )}
      <VirtualResults results={view.results} />
    </PageBody>
  );
}

interface VirtualRaceProps {
  readonly event: EventView;
  readonly serverTime: number;
  readonly runners: readonly RunnerView[];
}

/** A draw that is a race: its runners are shown as those of any other. */
function VirtualRace({ event, serverTime, runners }: VirtualRaceProps) {
  const race = useRaceCard(event, runners);
  return (
    <EventMarkets
      data={{ event, serverTime }}
      race={race}
      head={<ConnectRaceHead event={event} isVirtual headingLevel="h2" />}
      hasFavourite={false}
    />
  );
}

/** What is drawn next and what was, fetched again every 5 s: a cycle lasts minutes. */
function useVirtualView({ channelId, view }: VirtualData): VirtualView {
  const { scheduler } = useSite();
  const store = useFeatureStore(createVirtualView);
  const polled = fetchedFor(useStore(store), channelId);
  const every = usePollPace(intervals.selectionsRefresh);
  useEffect(
    () => scheduler.start("virtual draws", { every, run: () => store.load(channelId) }),
    [scheduler, store, channelId, every],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page comes with is newer than what was polled before
  useEffect(() => store.clear, [store, view]);
  return polled.status === "loaded" ? polled.value : view;
}
