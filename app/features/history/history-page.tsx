import type { HistoryStatus } from "@grandstand/contract/history";
import { dayOf } from "@grandstand/rules/days";
import { localePath } from "@grandstand/rules/locale";
import { type BetFiltersView, BetHistory, type BetHistoryTab } from "@grandstand/ui/bet-history";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import {
  type BetQuery,
  type CashOuts,
  toBetCardView,
  toBetList,
  useBetStates,
  useBets,
  useBoostResults,
  useRefreshOnPaid,
} from "../bets/index.ts";
import { periodQuery } from "./period.ts";

const statusOfTab: Record<BetHistoryTab, HistoryStatus> = {
  open: "open",
  settled: "settled",
  "cashed-out": "cashed_out",
};
const noFilters: BetFiltersView = { period: "all", type: "all", from: "", to: "" };

/** My bets (B2, /history). A visitor has to log in. */
export function HistoryPage({ cashOuts }: { readonly cashOuts: CashOuts }) {
  const { language, slugs, clock, settings } = useSite();
  const timeZone = useStore(settings, (state) => state.timeZone);
  const [tab, setTab] = useState<BetHistoryTab>("open");
  const [filters, setFilters] = useState(noFilters);
  const query = useMemo(
    (): BetQuery => ({
      status: statusOfTab[tab],
      ...(filters.type === "all" ? {} : { type: filters.type }),
      ...periodQuery(filters, { now: clock.now(), timeZone }),
    }),
    [tab, filters, clock, timeZone],
  );
  const { status, isUnreachable, bets, more, load, refresh, loadMore } = useBets(query);
  const states = useBetStates(bets);
  const boosts = useBoostResults(bets);
  const { offers, cashOut } = cashOuts;
  useRefreshOnPaid(cashOuts, refresh);
  const views = useMemo(
    () => bets.map((bet) => toBetCardView(bet, { language, slugs }, states, boosts)),
    [bets, language, slugs, states, boosts],
  );
  return (
    <BetHistory
      list={toBetList({ status, isUnreachable, more }, views)}
      offers={offers}
      tab={tab}
      filters={filters}
      today={dayOf(clock.now(), timeZone)}
      liveHref={localePath("/live", language)}
      onChooseTab={setTab}
      onFilter={setFilters}
      onRetry={() => void load()}
      onMore={() => void loadMore()}
      onCashOut={cashOut}
    />
  );
}
