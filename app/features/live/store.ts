import { intervals, updatePaces } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import type { LiveSportView } from "@grandstand/ui/live-list";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf } from "../../core/client/client.ts";
import { callAgain } from "../../core/client/deferred-calls.ts";
import type { Configuration } from "../../core/configuration.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";

/** What an answer is read by: the first page is drawn without it. */
const loadReading = () => import("./live-answer.ts");

export interface LiveEvents {
  /** Where a fetch changed nothing but prices, the objects of before. */
  readonly sports: readonly LiveSportView[];
  /** The events of the last answer, with its prices. */
  readonly fetched: readonly EventView[];
  readonly status: "loading" | "ready" | "failed";
  /** When the server said so: epoch milliseconds by its clock. */
  readonly serverTime: number;
}

export interface LiveEventsStore extends StoreApi<LiveEvents> {
  /** What the server rendered with, so that the list never starts empty. */
  begin(sports: readonly LiveSportView[], serverTime: number): void;
  refresh(): Promise<PollResult>;
  /** A list is on screen from now on, until the returned function is called. */
  show(): () => void;
  /** The list changed: fetches it again where one is on screen, and not within 3 s of the last time. */
  onListChanged(): void;
}

type LiveSite = Pick<Site, "api" | "language" | "clock" | "slugs"> & {
  readonly configuration: Pick<Configuration, "bookmaker" | "country">;
  readonly settings: Pick<Site["settings"], "getState">;
};

/** The list of everything in play (B2, Live widget and live list). */
export function createLiveEvents(site: LiveSite): LiveEventsStore {
  const { api, language: lang, clock, configuration, settings, slugs } = site;
  const store = createStore<LiveEvents>(() => ({
    sports: [],
    fetched: [],
    status: "loading",
    serverTime: 0,
  }));
  let shown = 0;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  const list: LiveEventsStore = {
    ...store,
    begin: (sports, serverTime) =>
      store.setState({ sports, fetched: eventsOf(sports), status: "ready", serverTime }),
    async refresh() {
      fetchedAt = clock.now();
      const { bookmaker, country } = configuration;
      const [answer, read] = await Promise.all([
        callAgain(api, ({ getLiveEvents }) => getLiveEvents, {
          query: { bookmaker, lang, country },
        }),
        loadCodeNow(loadReading).catch(() => null),
      ]);
      if (!answer.ok || read === null) {
        store.setState({ status: "failed" });
        return { kind: "failed", retryAfter: answer.ok ? null : retryAfterOf(answer.failure) };
      }
      clock.sync(answer.value.server_time);
      const sports = read.toLiveSports(answer.value, lang, slugs);
      store.setState({
        sports: read.keepListed(store.getState().sports, sports),
        fetched: eventsOf(sports),
        status: "ready",
        serverTime: answer.value.server_time,
      });
      return { kind: "done" };
    },
    show() {
      shown += 1;
      return () => {
        shown -= 1;
      };
    },
    onListChanged() {
      const every = Math.max(intervals.liveListThrottle, updatePaces[settings.getState().updates]);
      if (shown > 0 && clock.now() - fetchedAt >= every) void list.refresh();
    },
  };
  return list;
}

function eventsOf(sports: readonly LiveSportView[]): readonly EventView[] {
  return sports.flatMap(({ competitions }) => competitions.flatMap(({ events }) => events));
}
