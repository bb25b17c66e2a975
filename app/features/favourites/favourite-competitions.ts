import { useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createFavouriteIds } from "./favourite-ids.ts";

/** Ids of the competitions that the person keeps first, in their order; none for a visitor. */
export function useFavouriteCompetitions(): readonly string[] {
  const ids = useStore(useFeatureStore(createFavouriteIds), ({ competition }) => competition);
  return useMemo(() => [...ids], [ids]);
}
