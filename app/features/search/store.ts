import { queryLengths, search as searchCall } from "@grandstand/contract/search";
import { intervals } from "@grandstand/rules/intervals";
import type { FoundView, RecentSearch } from "@grandstand/ui/search-box";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createLatest } from "../../core/fetched/latest.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { keptAtMost, readRecent, toRecent } from "./recent.ts";
import type { SearchAnswer } from "./view.ts";

export interface SearchState {
  readonly query: string;
  readonly status: "idle" | "loading" | "ready" | "error";
  /** To the last query that was answered; null where nothing is searched. */
  readonly answer: SearchAnswer | null;
  /** Latest first. */
  readonly recent: readonly RecentSearch[];
}

export interface SearchStore extends StoreApi<SearchState> {
  type(query: string): void;
  again(): void;
  /** Something found was opened: its search is worth keeping. */
  keep(found: FoundView): void;
  readRecent(): void;
  /** Forgets one of the searches, or with null all of them. */
  forget(query: string | null): void;
  /** The page is left: nothing more is fetched. */
  leave(): void;
}

/**
 * Searches while one types (B2, /search): fetches once the typing rests, and ignores what answers an
 * earlier query. What was searched before is kept in this browser alone, for all its tabs, and is sent nowhere.
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

  function write(recent: readonly RecentSearch[]) {
    setState({ recent });
    if (recent.length === 0) storage.remove(storageKeys.searches);
    else storage.write(storageKeys.searches, JSON.stringify(recent));
  }

  storage.onChange(storageKeys.searches, (kept) => setState({ recent: readRecent(kept) }));

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
    keep(found) {
      const chosen = toRecent(found, getState().query.trim());
      if (chosen.query === "") return;
      const others = getState().recent.filter(({ query }) => query !== chosen.query);
      write([chosen, ...others].slice(0, keptAtMost));
    },
    readRecent: () => setState({ recent: readRecent(storage.read(storageKeys.searches)) }),
    forget(query) {
      write(query === null ? [] : getState().recent.filter((each) => each.query !== query));
    },
    leave: stop,
  };
}
