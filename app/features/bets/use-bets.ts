import type { BetCardView } from "@grandstand/ui/bet-card";
import type { BetListView } from "@grandstand/ui/bet-history";
import { useCallback, useEffect } from "react";
import { useStore } from "zustand";
import { betsPoll } from "../../core/intervals.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useOwnPage } from "../session/index.ts";
import { type BetQuery, type Bets, createBets } from "./store.ts";

/**
 * The person's bets, a page at a time; fetched again from time to time, so that what is settled
 * meanwhile shows. `query` stays the same object as long as it requests the same bets.
 */
export function useBets(query: BetQuery) {
  const { session, scheduler } = useSite();
  const store = useFeatureStore(createBets);
  const status = useOwnPage();
  const load = useCallback(() => store.load(query), [store, query]);
  useEffect(() => {
    if (status !== "authenticated") return;
    void load();
    return scheduler.start("bets", { every: betsPoll, run: store.refresh });
  }, [status, load, store, scheduler]);
  useEffect(() => store.clear, [store]);
  const bets = useStore(store, (state) => state);
  const isUnreachable = useStore(session, (state) => state.isUnreachable);
  return { ...bets, isUnreachable, load, refresh: store.refresh, loadMore: store.loadMore };
}

/** What a list of bets shows: the bets, or why there are none yet. */
export function toBetList(
  { status, isUnreachable, more }: Pick<Bets, "status" | "more"> & { isUnreachable: boolean },
  bets: readonly BetCardView[],
): BetListView {
  if (status === "loaded") return { status, bets, more };
  return { status: isUnreachable ? "unreachable" : status };
}
