import { createStore, type StoreApi } from "zustand/vanilla";

/** The id of the match that goes along from page to page; null for none. For `featureStore`. */
export function createFollowedId(): StoreApi<string | null> {
  return createStore<string | null>(() => null);
}
