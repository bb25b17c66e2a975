import { dayOf, startOfDay } from "@grandstand/rules/days";
import { localePath } from "@grandstand/rules/locale";
import { type BetFiltersView, BetHistory, type BetHistoryTab } from "@grandstand/ui/bet-history";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBetNews } from "../bet-news/index.lazy.ts";
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
import { toBetDays, toPeriodNet } from "./bet-days.ts";
import { ConnectBet } from "./connect-bet.tsx";
import { periodQuery } from "./period.ts";
import { useEnded, useSettledDays } from "./use-settled.ts";

/** What ended is listed by when it did, a cash-out of the whole bet too. */
const queryOfTab: Readonly<Record<BetHistoryTab, BetQuery>> = {
  open: { status: "open" },
  settled: { by: "settled" },
  "cashed-out": { by: "settled", status: "cashed_out" },
};
const noFilters: BetFiltersView = { period: "all", type: "all", from: "", to: "" };

/** My bets (B2, /history). A visitor has to log in. */
export function HistoryPage({ cashOuts }: { readonly cashOuts: CashOuts }) {
  const { language, slugs, clock, settings } = useSite();
  const timeZone = useStore(settings, (state) => state.timeZone);
  const news = useFeatureStore(createBetNews);
  useEffect(() => news.openBets(), [news]);
  const [tab, setTab] = useState<BetHistoryTab>("open");
  const [filters, setFilters] = useState(noFilters);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const today = dayOf(clock.now(), timeZone);
  const since = new Date(startOfDay(today, timeZone)).toISOString();
  const chosen = useMemo(
    () => ({
      ...(filters.type === "all" ? {} : { type: filters.type }),
      ...periodQuery(filters, { now: clock.now(), timeZone }),
    }),
    [filters, clock, timeZone],
  );
  const query = useMemo((): BetQuery => ({ ...queryOfTab[tab], ...chosen }), [tab, chosen]);
  const { status, isUnreachable, bets, more, load, refresh, loadMore } = useBets(query);
  const isLoaded = status === "loaded";
  const isUnfiltered = filters === noFilters;
  const ended = useEnded(isLoaded && tab === "open" && isUnfiltered ? since : null, bets);
  const counted = tab === "open" ? { from: since } : chosen;
  const days = useSettledDays(
    isLoaded && tab !== "cashed-out" ? { ...counted, time_zone: timeZone } : null,
    bets,
  );
  const states = useBetStates(bets);
  const boosts = useBoostResults(bets);
  const { offers, areOffersComing, cashOut } = cashOuts;
  useRefreshOnPaid(cashOuts, refresh);
  const context = useMemo(() => ({ language, slugs }), [language, slugs]);
  const views = useMemo(
    () => bets.map((bet) => toBetCardView(bet, context, states, boosts)),
    [bets, context, states, boosts],
  );
  const endedViews = useMemo(
    () => ended.bets.map((bet) => toBetCardView(bet, context, states, boosts)),
    [ended, context, states, boosts],
  );
  const [settledToday = null] = toBetDays(endedViews, { days, timeZone, hasMore: ended.hasMore });
  const list = toBetList({ status, isUnreachable, more }, views);
  return (
    <BetHistory
      list={
        list.status === "loaded" && tab === "settled"
          ? { ...list, days: toBetDays(views, { days, timeZone, hasMore: more !== "none" }) }
          : list
      }
      offers={offers}
      areOffersComing={areOffersComing}
      tab={tab}
      filters={filters}
      today={today}
      net={toPeriodNet(filters, days, { now: clock.now(), timeZone })}
      settledToday={settledToday}
      liveHref={localePath("/live", language)}
      chosenId={chosenId}
      onChooseTab={setTab}
      onFilter={(next) => setFilters(isNoFilter(next) ? noFilters : next)}
      onChooseBet={setChosenId}
      renderBet={(bet) => <ConnectBet key={bet.id} bet={bet} cashOuts={cashOuts} />}
      onRetry={() => void load()}
      onMore={() => void loadMore()}
      onCashOut={cashOut}
    />
  );
}

const isNoFilter = ({ period, type }: BetFiltersView) => period === "all" && type === "all";
