import { CashOutPanel } from "@grandstand/ui/cash-out-panel";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createSoldBet, toSoldBetView } from "./sold-bet.ts";
import { useCashOutStore } from "./use-cash-out.ts";

/** The cash-out of one bet, over the page. */
export function ConnectCashOut() {
  const { messages } = useSite();
  const store = useCashOutStore();
  const { betId, cashOut } = useStore(store, (state) => state);
  const bet = useFetched(createSoldBet, betId);
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
