import { createContext, use } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { Site } from "./site.ts";

export const SiteContext = createContext<Site | null>(null);

/** The running site: its stores and its line to the server. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site) return site;
  throw new Error(
    "A connector was drawn outside of SiteProvider; the root route puts one around every page.",
  );
}

/** A part of a store, drawn anew when it changes. The picker returns what the store holds, never a new object. */
export function useStorePart<State, Part>(
  store: StoreApi<State>,
  pick: (state: State) => Part,
): Part {
  return useStore(store, pick);
}
