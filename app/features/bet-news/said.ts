import { createStore, type StoreApi } from "zustand/vanilla";

/** What is said in passing of a person's bets; null for nothing. */
export type Said = "settled" | "goal" | null;

/** One thing is said at a time, the newest: what is said next takes the place of the other. For `featureStore`. */
export function createSaid(): StoreApi<Said> {
  return createStore<Said>(() => null);
}
