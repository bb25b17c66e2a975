import type { Bet } from "@grandstand/contract/betslip";
import { coinsAreBoosted, isBoosted } from "@grandstand/contract/promotions";
import { boostResult } from "@grandstand/rules/boosts";
import type { BoostResultView } from "@grandstand/ui/bet-card";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import type { BoostResults } from "./card.ts";

interface BoostResultsStore extends StoreApi<BoostResults> {
  /** Fetches for each bet once as it is, and again when it is decided (B3, B7). */
  load(bets: readonly Bet[]): void;
  clear(): void;
}

/** Where promotions are off nothing is fetched. A failure leaves the bet without (B8). */
function createBoostResults({ api, configuration }: Site): BoostResultsStore {
  const store = createStore<BoostResults>(() => new Map());
  const fetched = new Set<string>();
  return {
    ...store,
    load(bets) {
      if (!configuration.promotions) return;
      for (const bet of bets) {
        const state = `${bet.id} ${bet.status}`;
        if (fetched.has(state)) continue;
        fetched.add(state);
        void fetchBoosts(api, bet).then((boosts) => {
          const isShown = fetched.has(state) && boosts.length > 0;
          if (isShown) store.setState((known) => new Map(known).set(bet.id, boosts), true);
        });
      }
    },
    clear() {
      fetched.clear();
      store.setState(new Map(), true);
    },
  };
}

/** What became of the boosts of the bets that a page shows. */
export function useBoostResults(bets: readonly Bet[]): BoostResults {
  const store = useFeatureStore(createBoostResults);
  useEffect(() => store.load(bets), [store, bets]);
  useEffect(() => store.clear, [store]);
  return useStore(store);
}

/** A bet boost is for a single, a coins boost for a single or a combi (B1); a free bet has neither. */
async function fetchBoosts(api: CallApi, bet: Bet): Promise<readonly BoostResultView[]> {
  if (bet.freebet_id !== null || (bet.type !== "single" && bet.type !== "combi")) return [];
  const body = { bet_id: bet.id };
  const [money, coins] = await Promise.all([
    bet.type === "single" ? api(isBoosted, { body }) : null,
    api(coinsAreBoosted, { body }),
  ]);
  return [
    ...(money?.ok ? viewOf("bet", money.value) : []),
    ...(coins.ok ? viewOf("coins", coins.value) : []),
  ];
}

function viewOf(
  kind: BoostResultView["kind"],
  answer: { status: boolean; paid: number | null; amount: number },
): BoostResultView[] {
  const state = boostResult(answer);
  return state === "none" ? [] : [{ kind, state, amount: answer.amount }];
}
