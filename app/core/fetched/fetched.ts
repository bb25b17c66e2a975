import { createStore, type StoreApi } from "zustand/vanilla";
import { type ApiFailure, type ApiResult, retryAfterOf } from "../client/client.ts";
import type { PollResult } from "../scheduler/scheduler.ts";
import { createLatest } from "./latest.ts";

/** What is known of the last input that was fetched for. */
export type Fetched<Value> =
  | { readonly status: "none" }
  | { readonly status: "loading"; readonly input: string }
  | { readonly status: "loaded"; readonly input: string; readonly value: Value }
  | { readonly status: "failed"; readonly input: string; readonly failure: ApiFailure };

/** Data of the server that a page shows beside what it came with. */
export interface FetchedStore<Value> extends StoreApi<Fetched<Value>> {
  /**
   * Fetches for an input, and drops the answer for an earlier one. What is loaded for the same input
   * stays until it is replaced, and stays when the request fails. Returns the end of a poll.
   */
  load(input: string): Promise<PollResult>;
  /** Forgets what is loaded, and drops the answer that is on its way. */
  clear(): void;
}

const nothing = { status: "none" } as const;
const done: PollResult = { kind: "done" };

/** Makes a store of what `fetch` answers. */
export function createFetched<Value>(
  fetch: (input: string, signal: AbortSignal) => Promise<ApiResult<Value>>,
): FetchedStore<Value> {
  const store = createStore<Fetched<Value>>(() => nothing);
  const latest = createLatest();

  const isLoaded = (input: string) => {
    const state = store.getState();
    return state.status === "loaded" && state.input === input;
  };

  return {
    ...store,
    async load(input) {
      const signal = latest.begin();
      if (!isLoaded(input)) store.setState({ status: "loading", input }, true);
      const answer = await fetch(input, signal);
      if (signal.aborted) return done;
      if (answer.ok) {
        store.setState({ status: "loaded", input, value: answer.value }, true);
        return done;
      }
      const { failure } = answer;
      if (!isLoaded(input)) store.setState({ status: "failed", input, failure }, true);
      return { kind: "failed", retryAfter: retryAfterOf(failure) };
    },
    clear() {
      latest.end();
      store.setState(nothing, true);
    },
  };
}
