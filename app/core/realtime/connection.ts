import { createStore, type StoreApi } from "zustand/vanilla";

/** How prices reach the page: pushed, fetched, or not at all. */
export type FeedStatus = "connecting" | "live" | "polling";

export interface Connection {
  readonly isOnline: boolean;
  readonly feed: FeedStatus;
  /** When the data was last known to be current: epoch milliseconds by the server's clock. */
  readonly confirmedAt: number;
}

/** What is known of the way to the server. The age shown is the data's, never the socket's. */
export function createConnectionStore(startedAt: number): StoreApi<Connection> {
  return createStore<Connection>(() => ({
    isOnline: true,
    feed: "connecting",
    confirmedAt: startedAt,
  }));
}
