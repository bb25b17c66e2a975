import { getBet } from "@grandstand/contract/history";
import { CashOutPanel } from "@grandstand/ui/cash-out-panel";
import { useStore } from "zustand";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useCashOutStore } from "./use-cash-out.ts";

/** What the panel says of the bet that is cashed out. */
const createSoldBet = ({ api, language }: Site) =>
  createFetched(async (bet, signal) => {
    const answer = await api(getBet, { path: { bet }, query: { lang: language }, signal });
    if (!answer.ok) return answer;
    const { selections, stake } = answer.value.bet;
    const name = selections.map((leg) => leg.outcome_name).join(", ");
    return { ok: true, value: { id: bet, name, stake } };
  });

/** The cash-out of one bet, over the page. */
export function ConnectCashOut() {
  const { messages } = useSite();
  const store = useCashOutStore();
  const { betId, cashOut } = useStore(store, (state) => state);
  const bet = useFetched(createSoldBet, betId);
  if (betId === null || cashOut === null) return null;
  return (
    <CashOutPanel
      bet={bet.status === "loaded" ? bet.value : null}
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
