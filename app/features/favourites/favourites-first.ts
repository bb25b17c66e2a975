import type { CompetitionView } from "@grandstand/ui/event-view";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createFavouriteIds, type FavouriteIds } from "./favourite-ids.ts";

/** The competitions as a list shows them: the person's favourites first (B2). */
export function useFavouritesFirst(competitions: readonly CompetitionView[]) {
  const ids = useStore(useFeatureStore(createFavouriteIds), (state) => state);
  return useMemo(() => favouritesFirst(competitions, ids), [competitions, ids]);
}

/**
 * Favourite competitions first, then those with a favourite event, then the others, each in their
 * order; within a competition its favourite events first. The same array where there are none.
 */
export function favouritesFirst(
  competitions: readonly CompetitionView[],
  { event, competition }: FavouriteIds,
): readonly CompetitionView[] {
  if (event.size + competition.size === 0) return competitions;
  const rank = ({ id, events }: CompetitionView) => {
    if (competition.has(id)) return 0;
    return events.some((each) => event.has(each.id)) ? 1 : 2;
  };
  return competitions
    .map((each) =>
      each.events.some(({ id }) => event.has(id))
        ? { ...each, events: partition(each.events, ({ id }) => event.has(id)) }
        : each,
    )
    .sort((one, two) => rank(one) - rank(two));
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
