import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * How many lines of the inbox are not read: the header shows it before the code of the notifications is there. Messages
 * and settled bets each add their own changes.
 */
export function createUnread(): StoreApi<number> {
  return createStore<number>(() => 0);
}
