import { getLeagues, getSportIndex, type League } from "@grandstand/contract/sport-index";
import { type OpenBranch, readOpenBranch, writeOpenBranch } from "@grandstand/ui/sport-index";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf } from "../../core/client/client.ts";
import type { Configuration } from "../../core/configuration.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { type Storage, tabStorage } from "../../core/storage/storage.ts";
import type { IndexedSport } from "./sport-index-view.ts";

export interface SportIndexState {
  /** What the person has opened in this tab; null as long as nothing was. */
  readonly open: OpenBranch | null;
  /** The countries as they were fetched again; null while those are shown that the page came with. */
  readonly sports: readonly IndexedSport[] | null;
  /** The leagues of each country that was opened, by `countryKey`. */
  readonly leagues: ReadonlyMap<string, readonly League[]>;
  /** Key of the country whose leagues could not be had. */
  readonly failed: string | null;
  /** Every league that was seen, by its id. */
  readonly known: ReadonlyMap<string, League>;
}

export interface SportIndexStore extends StoreApi<SportIndexState> {
  /** The page has come with these countries, and with leagues where its address has a country. */
  begin(page: SportIndexPage): void;
  /** Opens or closes a branch, and fetches the leagues of a country that is opened. */
  show(open: OpenBranch): void;
  /** Fetches the leagues of a country that is shown, unless they are there. */
  want(open: OpenBranch): void;
  /** Fetches the leagues of these ids, unless they are known. */
  wantFavourites(ids: readonly string[]): void;
  /** Fetches again what is shown: the countries, the open one's leagues, and those of these ids. */
  refresh(open: OpenBranch, ids: readonly string[]): Promise<PollResult>;
}

/** What a page of the index comes with. */
export interface SportIndexPage {
  /** Null where the operator did not answer in time. */
  readonly sports: readonly IndexedSport[] | null;
  /** What the address has open; null where it says nothing. */
  readonly open: OpenBranch | null;
  /** Of the country that the address has open; null where they could not be had, or there is none. */
  readonly leagues: readonly League[] | null;
}

type SportIndexSite = Pick<Site, "api" | "language"> & {
  readonly configuration: Pick<Configuration, "bookmaker">;
};

/** What names a country of a sport; null where none is open. */
export function countryKey({ sport, country }: OpenBranch): string | null {
  return sport === null || country === null ? null : `${sport}/${country}`;
}

/** The index of this site; what is open is kept for the tab. For `featureStore`. */
export const createSportIndex = (site: Site): SportIndexStore => sportIndexIn(site, tabStorage());

/** The same in a storage. */
export function sportIndexIn(
  { api, language: lang, configuration }: SportIndexSite,
  storage: Pick<Storage, "read" | "write">,
): SportIndexStore {
  const { bookmaker } = configuration;
  const store = createStore<SportIndexState>(() => ({
    open: null,
    sports: null,
    leagues: new Map(),
    failed: null,
    known: new Map(),
  }));
  const { getState, setState } = store;
  const latest = createLatest();
  const requested = new Set<string>();
  /** Key of the country whose leagues are on their way. */
  let underWay: string | null = null;

  function learn(leagues: readonly League[], change: Partial<SportIndexState> = {}) {
    const known = new Map([
      ...getState().known,
      ...leagues.map((each) => [each.id, each] as const),
    ]);
    setState({ ...change, known });
  }

  async function fetchLeagues(open: OpenBranch): Promise<PollResult> {
    const { sport, country } = open;
    const key = countryKey(open);
    if (sport === null || country === null || key === null) return { kind: "done" };
    const signal = latest.begin();
    underWay = key;
    setState({ failed: null });
    const answer = await api(getLeagues, { query: { bookmaker, lang, sport, country }, signal });
    if (signal.aborted) return { kind: "done" };
    underWay = null;
    if (!answer.ok) {
      // What was there stays: the interface carries on (B8).
      if (!getState().leagues.has(key)) setState({ failed: key });
      return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    }
    const { leagues } = answer.value;
    learn(leagues, { leagues: new Map([...getState().leagues, [key, leagues]]) });
    return { kind: "done" };
  }

  async function fetchFavourites(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const answer = await api(getLeagues, { query: { bookmaker, lang, ids: ids.join(",") } });
    if (answer.ok) learn(answer.value.leagues);
    else for (const id of ids) requested.delete(id);
  }

  async function fetchIndex(): Promise<PollResult> {
    const answer = await api(getSportIndex, { query: { bookmaker, lang } });
    if (!answer.ok) return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    setState({ sports: answer.value.sports });
    return { kind: "done" };
  }

  return {
    ...store,
    begin({ sports, open, leagues }) {
      const key = open && countryKey(open);
      const shown =
        open ?? getState().open ?? readOpenBranch(storage.read(lateStorageKeys.openSports));
      setState({ sports: null, open: shown });
      if (sports === null) void fetchIndex();
      if (key && leagues) {
        learn(leagues, { leagues: new Map([...getState().leagues, [key, leagues]]) });
      }
    },
    show(open) {
      setState({ open });
      storage.write(lateStorageKeys.openSports, writeOpenBranch(open));
      void fetchLeagues(open);
    },
    want(open) {
      const key = countryKey(open);
      const { leagues, failed } = getState();
      const isThere = key === null || leagues.has(key);
      if (!isThere && key !== failed && key !== underWay) void fetchLeagues(open);
    },
    wantFavourites(ids) {
      const missing = ids.filter((id) => !requested.has(id) && !getState().known.has(id));
      for (const id of missing) requested.add(id);
      void fetchFavourites(missing);
    },
    async refresh(open, ids) {
      const [result] = await Promise.all([fetchIndex(), fetchLeagues(open), fetchFavourites(ids)]);
      return result;
    },
  };
}
