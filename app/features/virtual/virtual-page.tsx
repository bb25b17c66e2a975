import { getVirtuals } from "@grandstand/contract/virtuals";
import { intervals } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import { FilterLinks } from "@grandstand/ui/filter-chips";
import { PageBody } from "@grandstand/ui/page-frame";
import { useWording } from "@grandstand/ui/provider";
import { VirtualChannel, VirtualResults } from "@grandstand/ui/virtual-channel";
import { useEffect, useState } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { usePollPace } from "../events/index.ts";
import { EventMarkets } from "../match/index.ts";
import { toVirtualView, type VirtualView } from "./view.ts";

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
      {event && (
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

/** What is drawn next and what was, asked for again every 5 s: a cycle lasts minutes. */
function useVirtualView({ channelId, view }: VirtualData): VirtualView {
  const { api, scheduler, configuration, language } = useSite();
  const [polled, setPolled] = useState<{ of: VirtualView; view: VirtualView } | null>(null);
  const every = usePollPace(intervals.selectionsRefresh);
  useEffect(() => {
    scheduler.start("virtual draws", {
      every,
      async ask() {
        const query = { bookmaker: configuration.bookmaker, lang: language };
        const answer = await api(getVirtuals, { query });
        if (!answer.ok) return { kind: "failed", retryAfter: null };
        const channel = answer.value.channels.find(({ id }) => id === channelId);
        if (channel) setPolled({ of: view, view: toVirtualView(channel, language) });
        return { kind: "done" };
      },
    });
    return () => scheduler.stop("virtual draws");
  }, [api, scheduler, configuration, language, channelId, view, every]);
  return polled?.of === view ? polled.view : view;
}
