import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../site/feature-store.ts";
import type { Site } from "../site/site.ts";
import type { Fetched, FetchedStore } from "./fetched.ts";

/** What a store of the site has for an input, fetched while the component is mounted; null fetches nothing. */
export function useFetched<Value>(
  create: (site: Site) => FetchedStore<Value>,
  input: string | null,
): Fetched<Value> {
  const store = useFeatureStore(create);
  useEffect(() => {
    if (input !== null) void store.load(input);
    return store.clear;
  }, [store, input]);
  return fetchedFor(useStore(store), input);
}

/** A state as far as it is about the input: before the first request leaves it is loading. */
export function fetchedFor<Value>(state: Fetched<Value>, input: string | null): Fetched<Value> {
  if (input === null) return { status: "none" };
  return state.status !== "none" && state.input === input ? state : { status: "loading", input };
}
