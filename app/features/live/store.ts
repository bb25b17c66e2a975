import type { Language } from "@grandstand/contract/entities";
import { getLiveEvents } from "@grandstand/contract/sportsbook";
import { intervals } from "@grandstand/rules/intervals";
import type { LiveSportView } from "@grandstand/ui/live-list";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { PollEnd } from "../../core/scheduler/scheduler.ts";
import type { SportSlugs } from "../events/event-view.ts";
import { toLiveSports } from "./view.ts";

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
  /** A list is on screen from now on, until the returned function is called. */
  show(): () => void;
  /** The list changed: asked for anew where one is on screen, and not within 3 s of the last time. */
  hearOfChange(): void;
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
    /** Epoch milliseconds. */
    now: () => number;
    /** Milliseconds between two questions at least; without it, the specification's. */
    every?: () => number;
  },
): LiveEventsStore {
  const store = createStore<LiveEvents>(() => ({ sports: [], status: "loading", serverTime: 0 }));
  let shown = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  const list: LiveEventsStore = {
    ...store,
    begin: (sports, serverTime) => store.setState({ sports, status: "ready", serverTime }),
    async refresh() {
      askedAt = terms.now();
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
    show() {
      shown += 1;
      return () => {
        shown -= 1;
      };
    },
    hearOfChange() {
      const every = terms.every?.() ?? intervals.liveListThrottle;
      if (shown > 0 && terms.now() - askedAt >= every) void list.refresh();
    },
  };
  return list;
}
