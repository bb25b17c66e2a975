import { createStore, type StoreApi } from "zustand/vanilla";
import { featureStore } from "../../core/site/feature-store.ts";
import type { FeatureLifecycle } from "../../core/site/site.ts";

/** How often the operator has announced that bets were paid: what follows them looks then. */
export function createPaid(): StoreApi<number> {
  return createStore<number>(() => 0);
}

/** A bet that lost moves no balance: the operator's message alone says that bets were settled (B7). */
export const betNewsLifecycle: FeatureLifecycle = {
  onChannelEvent(site, type) {
    if (type === "update_balance") featureStore(site, createPaid).setState((count) => count + 1);
  },
};
