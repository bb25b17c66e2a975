import type { Bet } from "@grandstand/contract/betslip";
import type { QueryInput } from "@grandstand/contract/call";
import { getBets } from "@grandstand/contract/history";
import { createStore, type StoreApi } from "zustand/vanilla";
import { retryAfterOf } from "../../core/client/client.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";

/** Which bets: the call's own filters. */
export type BetQuery = Pick<QueryInput<typeof getBets>, "status" | "type" | "by" | "from" | "to">;

export interface Bets {
  readonly status: "loading" | "failed" | "loaded";
  readonly bets: readonly Bet[];
  readonly cursor: string | null;
  readonly more: "none" | "there" | "loading" | "failed";
}

export interface BetsStore extends StoreApi<Bets> {
  /** Loads the first page of these bets; what was shown before goes. */
  load(query: BetQuery): Promise<void>;
  /** Brings what is shown up to date where it is; a failure leaves it as it is. Returns the end of a poll. */
  refresh(): Promise<PollResult>;
  loadMore(): Promise<void>;
  /** Forgets them, and drops what is on its way. */
  clear(): void;
}

const nothing: Bets = { status: "loading", bets: [], cursor: null, more: "none" };
const restOf = (cursor: string | null) => (cursor === null ? "none" : "there");
const done: PollResult = { kind: "done" };
/** As many as the call gives at once. */
const refreshedAtMost = "50";

/** A person's bets, a page at a time. For `featureStore`. */
export function createBets({ api, language }: Pick<Site, "api" | "language">): BetsStore {
  const store = createStore<Bets>(() => nothing);
  let query: BetQuery = {};
  const latest = createLatest();
  const fetchPage = (page: { cursor?: string; limit?: string }, signal: AbortSignal) =>
    api(getBets, { query: { ...query, ...page, lang: language }, signal });
  return {
    ...store,
    async load(requested) {
      query = requested;
      const signal = latest.begin();
      store.setState(nothing);
      const answer = await fetchPage({}, signal);
      if (signal.aborted) return;
      if (!answer.ok) return store.setState({ ...nothing, status: "failed" });
      const { bets, next_cursor: cursor } = answer.value;
      store.setState({ status: "loaded", bets, cursor, more: restOf(cursor) });
    },
    async refresh() {
      const signal = latest.signal();
      const answer = await fetchPage({ limit: refreshedAtMost }, signal);
      const before = store.getState();
      if (signal.aborted) return done;
      if (!answer.ok) return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
      if (before.status === "loaded") {
        const { bets: fresh, next_cursor: next } = answer.value;
        store.setState(withFresh(before, fresh, next, instantOf(query)));
      }
      return done;
    },
    async loadMore() {
      const { cursor, more } = store.getState();
      if (cursor === null || more === "loading") return;
      const signal = latest.signal();
      store.setState({ more: "loading" });
      const answer = await fetchPage({ cursor }, signal);
      if (signal.aborted) return;
      if (!answer.ok) return store.setState({ more: "failed" });
      const { bets: shown } = store.getState();
      const known = new Set(shown.map(({ id }) => id));
      const { bets, next_cursor: next } = answer.value;
      store.setState({
        bets: [...shown, ...bets.filter(({ id }) => !known.has(id))],
        cursor: next,
        more: restOf(next),
      });
    },
    clear() {
      latest.end();
      store.setState(nothing);
    },
  };
}

/** What the bets are in the order of. */
function instantOf({ by }: BetQuery): (bet: Bet) => string {
  return by === "settled" ? (bet) => bet.settled_at ?? "" : (bet) => bet.placed_at;
}

/** The fresh bets, and behind them the older ones that were loaded already. */
function withFresh(
  before: Bets,
  fresh: readonly Bet[],
  next: string | null,
  at: (bet: Bet) => string,
): Partial<Bets> {
  const last = fresh.at(-1);
  const isAll = next === null || last === undefined;
  const known = new Set(fresh.map(({ id }) => id));
  const older = isAll ? [] : before.bets.filter((bet) => at(bet) <= at(last) && !known.has(bet.id));
  const bets = [...fresh, ...older];
  // A page that is on its way belongs behind what was shown; its answer sets the rest.
  if (before.more === "loading") return { bets };
  const cursor = older.length > 0 ? before.cursor : next;
  return { bets, cursor, more: restOf(cursor) };
}
