import type { Bet } from "@grandstand/contract/betslip";
import type { QueryInput } from "@grandstand/contract/call";
import { getBets } from "@grandstand/contract/history";
import { intervals } from "@grandstand/rules/intervals";
import { useCallback, useEffect, useState } from "react";
import { useSite, useStorePart } from "../../site/site-context.ts";

/** Which bets: the call's own filters. */
export type BetQuery = Pick<QueryInput<typeof getBets>, "status" | "type" | "from" | "to">;

export interface Bets {
  readonly status: "loading" | "failed" | "loaded";
  readonly bets: readonly Bet[];
  readonly cursor: string | null;
  readonly more: "none" | "there" | "loading" | "failed";
}

const nothing: Bets = { status: "loading", bets: [], cursor: null, more: "none" };
const restOf = (cursor: string | null) => (cursor === null ? "none" : "there");

/**
 * The person's bets, a page at a time; asked for again by and by, so that what is settled meanwhile
 * shows. A visitor is asked to log in. `query` stays the same object as long as it asks the same.
 */
export function useBets(query: BetQuery) {
  const { api, language, messages, session, scheduler } = useSite();
  const status = useStorePart(session, (state) => state.status);
  const [state, setState] = useState<Bets>(nothing);
  const ask = useCallback(
    (page: { cursor?: string; limit?: string }) =>
      api(getBets, { query: { ...query, ...page, lang: language } }),
    [api, query, language],
  );
  const load = useCallback(async () => {
    setState(nothing);
    const answer = await ask({});
    if (!answer.ok) return setState({ ...nothing, status: "failed" });
    const { bets, next_cursor: cursor } = answer.value;
    setState({ status: "loaded", bets, cursor, more: restOf(cursor) });
  }, [ask]);
  /** What is shown is brought up to date in its place; a failure leaves it as it is. */
  const refresh = useCallback(async () => {
    const answer = await ask({ limit: "50" });
    if (!answer.ok) return;
    const fresh = answer.value;
    setState((old) => (old.status === "loaded" ? { ...old, ...mergeBets(old, fresh) } : old));
  }, [ask]);
  async function loadMore() {
    if (state.cursor === null || state.more === "loading") return;
    setState((old) => ({ ...old, more: "loading" }));
    const answer = await ask({ cursor: state.cursor });
    if (!answer.ok) return setState((old) => ({ ...old, more: "failed" }));
    const { bets, next_cursor: cursor } = answer.value;
    setState((old) => ({ ...old, bets: [...old.bets, ...bets], cursor, more: restOf(cursor) }));
  }
  useEffect(() => {
    if (status === "unauthenticated") messages.open({ kind: "login", reason: "asked" });
    if (status !== "authenticated") return;
    void load();
    scheduler.start("bets", {
      every: intervals.balancePoll,
      async ask() {
        await refresh();
        return { kind: "done" };
      },
    });
    return () => scheduler.stop("bets");
  }, [status, load, refresh, messages, scheduler]);
  return { ...state, load, refresh, loadMore };
}

/** The fresh bets, and behind them the older ones that were loaded already. */
function mergeBets(
  old: Bets,
  fresh: { readonly bets: readonly Bet[]; readonly next_cursor: string | null },
): Pick<Bets, "bets" | "cursor" | "more"> {
  const last = fresh.bets.at(-1);
  const isAll = fresh.next_cursor === null || last === undefined;
  const known = new Set(fresh.bets.map(({ id }) => id));
  const older = isAll
    ? []
    : old.bets.filter((bet) => bet.placed_at <= last.placed_at && !known.has(bet.id));
  const cursor = older.length > 0 ? old.cursor : fresh.next_cursor;
  return { bets: [...fresh.bets, ...older], cursor, more: restOf(cursor) };
}
