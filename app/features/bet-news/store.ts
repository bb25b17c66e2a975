import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf } from "../../core/client/client.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";

export interface BetNews {
  /** The bets that were settled since the person last opened theirs, and not read since; as the operator answered them. */
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
  /** These were read one by one, by their ids: they are counted no more, in any tab. */
  read(ids: readonly string[]): void;
  /** The person has their bets before them: nothing is counted until the returned function is called. */
  openBets(): () => void;
  /** Nothing is known any more, and what is on its way changes nothing. */
  clear(): void;
}

const nothing: BetNews = { settled: [], fresh: [] };
const done: PollResult = { kind: "done" };
/** As many as the call gives at once. */
const mostBets = "50";
/** When a person opened their bets, and which of those that were settled since they have read. */
const keptSchema = v.object({
  user: v.string(),
  at: v.number(),
  read: v.optional(v.array(v.string()), []),
});
type Kept = v.InferOutput<typeof keptSchema>;

type NewsSite = Pick<Site, "api" | "language" | "storage" | "clock" | "session">;

/** The bets of the person that were settled since they last opened them. For `featureStore`. */
export function createBetNews(site: NewsSite): BetNewsStore {
  const { api, language, storage, clock, session } = site;
  const store = createStore<BetNews>(() => nothing);
  const { getState, setState } = store;
  /** What earlier looks found; null before the first. */
  let known: ReadonlySet<string> | null = null;
  /** What the last look found: of what was read before, that alone is worth keeping. */
  let answered: ReadonlySet<string> = new Set();
  let areOpen = 0;
  const userId = () => session.getState().user?.id ?? null;

  function keep(kept: Kept): Kept {
    storage.write(lateStorageKeys.betsOpened, JSON.stringify(kept));
    return kept;
  }
  /** What is kept of this person; one who never opened their bets here begins now. */
  function keptOf(user: string): Kept {
    const kept = readKept(storage.read(lateStorageKeys.betsOpened));
    return kept?.user === user ? kept : keep({ user, at: clock.now(), read: [] });
  }
  function dropRead(kept: Kept) {
    const { settled } = getState();
    const left = settled.filter((bet) => isUnread(bet, kept));
    if (left.length < settled.length) setState({ settled: left });
  }
  function endCount() {
    const user = userId();
    if (user !== null) keep({ user, at: clock.now(), read: [] });
    if (getState().settled.length > 0) setState({ settled: [] });
  }
  // Opened or read in one tab, they are in all.
  storage.onChange(lateStorageKeys.betsOpened, (text) => {
    const kept = readKept(text);
    if (kept !== null && kept.user === userId()) dropRead(kept);
  });

  return {
    getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    async refresh() {
      const user = userId();
      if (user === null) return done;
      const from = new Date(keptOf(user).at).toISOString();
      const query = { by: "settled", from, limit: mostBets, lang: language } as const;
      const answer = await api(getBets, { query });
      if (userId() !== user) return done;
      if (!answer.ok) return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
      // Cashing out is what the person did: it is no news.
      const ended = answer.value.bets.filter(({ status }) => status !== "cashed_out");
      const before = known;
      const fresh = before === null ? [] : ended.filter(({ id }) => !before.has(id));
      known = new Set([...(before ?? []), ...ended.map(({ id }) => id)]);
      answered = new Set(ended.map(({ id }) => id));
      const kept = keptOf(user);
      const settled = ended.filter((bet) => isUnread(bet, kept));
      setState({ settled, fresh: fresh.length > 0 ? fresh : getState().fresh });
      if (areOpen > 0) endCount();
      return done;
    },
    dropFresh() {
      if (getState().fresh.length > 0) setState({ fresh: [] });
    },
    read(ids) {
      const user = userId();
      if (user === null) return;
      const kept = keptOf(user);
      const before = kept.read.filter((id) => answered.has(id) && !ids.includes(id));
      dropRead(keep({ ...kept, read: [...before, ...ids] }));
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

function isUnread(bet: Bet, { at, read }: Kept): boolean {
  return instantOf(bet) >= at && !read.includes(bet.id);
}

const instantOf = ({ settled_at }: Bet) => Date.parse(settled_at ?? "");

/** What was kept; the storage may hold anything. */
function readKept(text: string | null) {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  return kept.success ? kept.output : null;
}
