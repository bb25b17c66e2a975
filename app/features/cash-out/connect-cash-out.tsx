import { getBet } from "@grandstand/contract/history";
import { CashOutPanel } from "@grandstand/ui/cash-out-panel";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { useCashOutStore } from "./use-cash-out.ts";

/** The cash-out of one bet, over the page. */
export function ConnectCashOut() {
  const { api, messages, language } = useSite();
  const store = useCashOutStore();
  const { betId, cashOut } = useStore(store, (state) => state);
  const [bet, setBet] = useState<{ id: string; name: string; stake: number } | null>(null);
  useEffect(() => {
    if (betId === null) return;
    let isGone = false;
    void api(getBet, { path: { bet: betId }, query: { lang: language } }).then((answer) => {
      if (isGone || !answer.ok) return;
      const { selections, stake } = answer.value.bet;
      setBet({ id: betId, name: selections.map((leg) => leg.outcome_name).join(", "), stake });
    });
    return () => {
      isGone = true;
    };
  }, [api, betId, language]);
  if (betId === null || cashOut === null) return null;
  return (
    <CashOutPanel
      bet={bet?.id === betId ? bet : null}
      cashOut={cashOut}
      onChoose={store.choose}
      onAccept={() => void store.accept()}
      onAskAgain={() => void store.ask(betId)}
      onClose={() => {
        messages.close();
        store.close();
      }}
    />
  );
}
