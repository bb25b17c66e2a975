import { queryLengths, search as searchCall } from "@grandstand/contract/search";
import { intervals } from "@grandstand/rules/intervals";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createLatest } from "../../core/fetched/latest.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import type { SearchAnswer } from "./view.ts";

export interface SearchState {
  readonly query: string;
  readonly status: "idle" | "loading" | "ready" | "error";
  /** To the last query that was answered; null where nothing is searched. */
  readonly answer: SearchAnswer | null;
  /** Latest first. */
  readonly recent: readonly string[];
}

export interface SearchStore extends StoreApi<SearchState> {
  type(query: string): void;
  again(): void;
  /** Something found was opened: its search is worth keeping. */
  keep(): void;
  readRecent(): void;
  forget(): void;
  /** The page is left: nothing more is fetched. */
  leave(): void;
}

/** The number of searches that are kept. */
const keptAtMost = 6;

const recentSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Searches while one types (B2, /search): fetches once the typing rests, and ignores what answers an
 * earlier query. What was searched before is kept in this browser alone.
 */
export function createSearch(
  site: Pick<Site, "api" | "language" | "setTimer" | "storage">,
): SearchStore {
  const { api, language, setTimer, storage } = site;
  const store = createStore<SearchState>(() => ({
    query: "",
    status: "idle",
    answer: null,
    recent: [],
  }));
  const { getState, setState } = store;
  let cancelTimer = () => {};
  const latest = createLatest();

  function stop() {
    cancelTimer();
    latest.end();
  }

  async function search() {
    stop();
    const signal = latest.begin();
    setState({ status: "loading" });
    const query = { lang: language, query: getState().query.trim() };
    const answer = await api(searchCall, { query, signal });
    if (signal.aborted) return;
    setState(answer.ok ? { status: "ready", answer: answer.value } : { status: "error" });
  }

  function write(recent: readonly string[]) {
    setState({ recent });
    storage.write(storageKeys.searches, JSON.stringify(recent));
  }

  return {
    ...store,
    type(query) {
      stop();
      if (query.trim().length < queryLengths.fewest) {
        return setState({ query, status: "idle", answer: null });
      }
      setState({ query, status: "loading" });
      cancelTimer = setTimer(() => void search(), intervals.searchRest);
    },
    again: () => void search(),
    keep() {
      const query = getState().query.trim();
      if (query === "") return;
      const others = getState().recent.filter((each) => each !== query);
      write([query, ...others].slice(0, keptAtMost));
    },
    readRecent() {
      const kept = v.safeParse(recentSchema, storage.read(storageKeys.searches));
      setState({ recent: kept.success ? kept.output.slice(0, keptAtMost) : [] });
    },
    forget() {
      setState({ recent: [] });
      storage.remove(storageKeys.searches);
    },
    leave: stop,
  };
}
