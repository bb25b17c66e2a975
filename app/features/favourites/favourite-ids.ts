import { createStore, type StoreApi } from "zustand/vanilla";

/** What the person put first in the lists, by id; empty for a visitor. */
export interface FavouriteIds {
  readonly event: ReadonlySet<string>;
  readonly competition: ReadonlySet<string>;
}

export const noFavourites: FavouriteIds = { event: new Set(), competition: new Set() };

/** The part of the favourites that every list reads; `favourites` fetches them and changes them. */
export function createFavouriteIds(): StoreApi<FavouriteIds> {
  return createStore<FavouriteIds>(() => noFavourites);
}
