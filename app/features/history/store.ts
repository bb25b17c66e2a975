import type { Bet } from "@grandstand/contract/betslip";
import type { QueryInput } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import { getBets } from "@grandstand/contract/history";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";

/** Which bets: the call's own filters. */
export type BetQuery = Pick<QueryInput<typeof getBets>, "status" | "type" | "from" | "to">;

export interface Bets {
  readonly status: "loading" | "failed" | "loaded";
  readonly bets: readonly Bet[];
  readonly cursor: string | null;
  readonly more: "none" | "there" | "loading" | "failed";
}

export interface BetsStore extends StoreApi<Bets> {
  /** Loads the first page of these bets; what was shown before goes. */
  load(query: BetQuery): Promise<void>;
  /** Brings what is shown up to date where it is; a failure leaves it as it is. */
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
}

const nothing: Bets = { status: "loading", bets: [], cursor: null, more: "none" };
const restOf = (cursor: string | null) => (cursor === null ? "none" : "there");
/** As many as the call gives at once. */
const refreshedAtMost = "50";

/** A person's bets, a page at a time. */
export function createBetsStore(api: CallApi, language: Language): BetsStore {
  const store = createStore<Bets>(() => nothing);
  let query: BetQuery = {};
  /** Counts the new queries, so that a late answer does not show under other filters. */
  let question = 0;
  const fetchPage = (page: { cursor?: string; limit?: string }) =>
    api(getBets, { query: { ...query, ...page, lang: language } });
  return {
    ...store,
    async load(requested) {
      query = requested;
      question += 1;
      const own = question;
      store.setState(nothing);
      const answer = await fetchPage({});
      if (own !== question) return;
      if (!answer.ok) return store.setState({ ...nothing, status: "failed" });
      const { bets, next_cursor: cursor } = answer.value;
      store.setState({ status: "loaded", bets, cursor, more: restOf(cursor) });
    },
    async refresh() {
      const own = question;
      const answer = await fetchPage({ limit: refreshedAtMost });
      const before = store.getState();
      if (own !== question || !answer.ok || before.status !== "loaded") return;
      store.setState(withFresh(before, answer.value.bets, answer.value.next_cursor));
    },
    async loadMore() {
      const { cursor, more } = store.getState();
      if (cursor === null || more === "loading") return;
      const own = question;
      store.setState({ more: "loading" });
      const answer = await fetchPage({ cursor });
      if (own !== question) return;
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
  };
}

/** The fresh bets, and behind them the older ones that were loaded already. */
function withFresh(before: Bets, fresh: readonly Bet[], next: string | null): Partial<Bets> {
  const last = fresh.at(-1);
  const isAll = next === null || last === undefined;
  const known = new Set(fresh.map(({ id }) => id));
  const older = isAll
    ? []
    : before.bets.filter((bet) => bet.placed_at <= last.placed_at && !known.has(bet.id));
  const bets = [...fresh, ...older];
  // A page that is on its way belongs behind what was shown; its answer sets the rest.
  if (before.more === "loading") return { bets };
  const cursor = older.length > 0 ? before.cursor : next;
  return { bets, cursor, more: restOf(cursor) };
}
