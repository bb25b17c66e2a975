import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf } from "../../core/client/client.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

export interface BetNews {
  /** The bets that were settled since the person last opened theirs, as the operator answered them. */
  readonly settled: readonly Bet[];
  /** Those of the last look that were not there before; nothing has been said of them yet. */
  readonly fresh: readonly Bet[];
}

export interface BetNewsStore
  extends Pick<StoreApi<BetNews>, "getState" | "subscribe" | "getInitialState"> {
  /** Fetches what was settled. What the first look finds was settled while no one was here: it is counted alone. */
  refresh(): Promise<PollResult>;
  /** What is fresh was said, or is not to be said. */
  dropFresh(): void;
  /** The person has their bets before them: nothing is counted until the returned function is called. */
  openBets(): () => void;
  /** Nothing is known any more, and what is on its way changes nothing. */
  clear(): void;
}

const nothing: BetNews = { settled: [], fresh: [] };
const done: PollResult = { kind: "done" };
/** As many as the call gives at once. */
const mostBets = "50";
const keptSchema = v.object({ user: v.string(), at: v.number() });

type NewsSite = Pick<Site, "api" | "language" | "storage" | "clock" | "session">;

/** The bets of the person that were settled since they last opened them. For `featureStore`. */
export function createBetNews(site: NewsSite): BetNewsStore {
  const { api, language, storage, clock, session } = site;
  const store = createStore<BetNews>(() => nothing);
  const { getState, setState } = store;
  /** What earlier looks found; null before the first. */
  let known: ReadonlySet<string> | null = null;
  let areOpen = 0;
  const userId = () => session.getState().user?.id ?? null;

  function keep(user: string): number {
    const at = clock.now();
    storage.write(storageKeys.betsOpened, JSON.stringify({ user, at }));
    return at;
  }
  /** When this person last opened their bets here; a person who never did begins now. */
  function openedAt(user: string): number {
    const kept = readKept(storage.read(storageKeys.betsOpened));
    return kept?.user === user ? kept.at : keep(user);
  }
  function endCount() {
    const user = userId();
    if (user !== null) keep(user);
    if (getState().settled.length > 0) setState({ settled: [] });
  }
  // Opened in one tab, they are opened in all.
  storage.onChange((key, text) => {
    if (key !== storageKeys.betsOpened) return;
    const kept = readKept(text);
    if (kept === null || kept.user !== userId()) return;
    setState(({ settled }) => ({ settled: settled.filter((bet) => instantOf(bet) >= kept.at) }));
  });

  return {
    getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    async refresh() {
      const user = userId();
      if (user === null) return done;
      const from = new Date(openedAt(user)).toISOString();
      const query = { by: "settled", from, limit: mostBets, lang: language } as const;
      const answer = await api(getBets, { query });
      if (userId() !== user) return done;
      if (!answer.ok) return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
      // Cashing out is what the person did: it is no news.
      const ended = answer.value.bets.filter(({ status }) => status !== "cashed_out");
      const before = known;
      const fresh = before === null ? [] : ended.filter(({ id }) => !before.has(id));
      known = new Set([...(before ?? []), ...ended.map(({ id }) => id)]);
      const opened = openedAt(user);
      const settled = ended.filter((bet) => instantOf(bet) >= opened);
      setState({ settled, fresh: fresh.length > 0 ? fresh : getState().fresh });
      if (areOpen > 0) endCount();
      return done;
    },
    dropFresh() {
      if (getState().fresh.length > 0) setState({ fresh: [] });
    },
    openBets() {
      areOpen += 1;
      endCount();
      return () => {
        areOpen -= 1;
        endCount();
      };
    },
    clear() {
      known = null;
      setState(nothing);
    },
  };
}

const instantOf = ({ settled_at }: Bet) => Date.parse(settled_at ?? "");

/** What was kept; the storage may hold anything. */
function readKept(text: string | null) {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  return kept.success ? kept.output : null;
}
