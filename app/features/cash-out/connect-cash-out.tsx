import type { Bet } from "@grandstand/contract/betslip";
import { CashOutPanel, type CashOutPanelProps } from "@grandstand/ui/cash-out-panel";
import { useStore } from "zustand";
import type { Fetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBet } from "../bets/index.ts";
import { useCashOutStore } from "./use-cash-out.ts";

/** The cash-out of one bet, over the page. */
export function ConnectCashOut() {
  const { messages } = useSite();
  const store = useCashOutStore();
  const { betId, cashOut } = useStore(store, (state) => state);
  const bet = useFetched(createBet, betId);
  if (betId === null || cashOut === null) return null;
  return (
    <CashOutPanel
      bet={toSoldBetView(bet)}
      cashOut={cashOut}
      onChoose={store.choose}
      onAccept={() => void store.accept()}
      onRequestQuote={() => void store.quote(betId)}
      onClose={() => {
        messages.close();
        store.close();
      }}
    />
  );
}

/** What the panel says of the bet that is cashed out; null while it is not known. */
function toSoldBetView(bet: Fetched<Bet>): CashOutPanelProps["bet"] {
  if (bet.status !== "loaded") return null;
  const { selections, stake } = bet.value;
  return { name: selections.map((leg) => leg.outcome_name).join(", "), stake };
}
