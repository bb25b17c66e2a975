import { createStore, type StoreApi } from "zustand/vanilla";

/** How many messages of the inbox are not read: the header shows it before the code of the notifications is there. */
export function createUnread(): StoreApi<number> {
  return createStore<number>(() => 0);
}
