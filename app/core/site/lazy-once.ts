import { createStore, type StoreApi } from "zustand/vanilla";

/** Something whose code loads later: its state is the thing itself, null until it is there. */
export interface LazyOnce<Value> extends Pick<StoreApi<Value | null>, "getState" | "subscribe"> {
  /** Loads it, once however many callers there are; the next call tries a failed load again. */
  load(): Promise<Value>;
  /** Runs something once it is there, now or later, unless the returned function is called before. */
  whenLoaded(run: (value: Value) => void): () => void;
}

/** Makes what loads once and is the same from then on. */
export function lazyOnce<Value extends object>(fetch: () => Promise<Value>): LazyOnce<Value> {
  const store = createStore<Value | null>(() => null);
  let loading: Promise<Value> | null = null;

  async function start(): Promise<Value> {
    try {
      const value = await fetch();
      store.setState(value, true);
      return value;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load() {
      loading ??= start();
      return loading;
    },
    whenLoaded(run) {
      const value = store.getState();
      if (value !== null) {
        run(value);
        return () => undefined;
      }
      const stop = store.subscribe((loaded) => {
        stop();
        if (loaded !== null) run(loaded);
      });
      return stop;
    },
  };
}
