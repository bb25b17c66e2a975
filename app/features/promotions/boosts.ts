import type { BoostPromotion } from "@grandstand/rules/boosts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The boosts that the person may use now, by the last answer; none for a visitor. For `featureStore`. */
export function createBoosts(): StoreApi<{ readonly list: readonly BoostPromotion[] }> {
  return createStore<{ readonly list: readonly BoostPromotion[] }>(() => ({ list: [] }));
}
