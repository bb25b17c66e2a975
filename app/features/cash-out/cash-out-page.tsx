import { localePath } from "@grandstand/rules/locale";
import { CashOutList } from "@grandstand/ui/bet-history";
import { useMemo } from "react";
import { useSite } from "../../core/site/site-context.ts";
import {
  type BetQuery,
  toBetCardView,
  toBetList,
  useBetStates,
  useBets,
  useBoostResults,
  useRefreshOnPaid,
} from "../bets/index.ts";
import { useCashOuts } from "./use-cash-out.ts";

const open: BetQuery = { status: "open" };

/** The bets that can be cashed out now (B2, /cash-out). A visitor has to log in. */
export function CashOutPage() {
  const { language, slugs } = useSite();
  const { status, isUnreachable, bets, more, load, refresh, loadMore } = useBets(open);
  const states = useBetStates(bets);
  const boosts = useBoostResults(bets);
  const cashOuts = useCashOuts();
  const { offers, cashOut } = cashOuts;
  useRefreshOnPaid(cashOuts, refresh);
  const views = useMemo(
    () =>
      bets
        .filter(({ id }) => offers[id] !== undefined && offers[id].state !== "not-offered")
        .map((bet) => toBetCardView(bet, { language, slugs }, states, boosts)),
    [bets, offers, language, slugs, states, boosts],
  );
  return (
    <CashOutList
      list={toBetList({ status, isUnreachable, more }, views)}
      offers={offers}
      historyHref={localePath("/history", language)}
      onRetry={() => void load()}
      onMore={() => void loadMore()}
      onCashOut={cashOut}
    />
  );
}
