import type { Language } from "@grandstand/contract/entities";
import { getLiveEvents } from "@grandstand/contract/sportsbook";
import type { LiveSportView } from "@grandstand/ui/live-list";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../api/client.ts";
import type { PollEnd } from "../polls/scheduler.ts";
import type { SportSlugs } from "../views/event-view.ts";
import { toLiveSports } from "../views/live-view.ts";

export interface LiveEvents {
  readonly sports: readonly LiveSportView[];
  readonly status: "loading" | "ready" | "failed";
  /** When the server said so: epoch milliseconds by its clock. */
  readonly serverTime: number;
}

export interface LiveEventsStore extends StoreApi<LiveEvents> {
  /** What the server rendered with, so that the list never starts empty. */
  begin(sports: readonly LiveSportView[], serverTime: number): void;
  refresh(): Promise<PollEnd>;
}

/** The list of everything in play (B2, Live widget and live list). */
export function createLiveEventsStore(
  api: CallApi,
  terms: {
    language: Language;
    bookmaker: string;
    country: string;
    onServerTime: (at: number) => void;
    slugs: () => SportSlugs;
  },
): LiveEventsStore {
  const store = createStore<LiveEvents>(() => ({ sports: [], status: "loading", serverTime: 0 }));
  return {
    ...store,
    begin: (sports, serverTime) => store.setState({ sports, status: "ready", serverTime }),
    async refresh() {
      const { language: lang, bookmaker, country } = terms;
      const answer = await api(getLiveEvents, { query: { bookmaker, lang, country } });
      if (!answer.ok) {
        store.setState({ status: "failed" });
        const { failure } = answer;
        return {
          kind: "failed",
          retryAfter: failure.kind === "refused" ? failure.retryAfter : null,
        };
      }
      terms.onServerTime(answer.value.server_time);
      store.setState({
        sports: toLiveSports(answer.value, lang, terms.slugs()),
        status: "ready",
        serverTime: answer.value.server_time,
      });
      return { kind: "done" };
    },
  };
}
