import { useState } from "react";
import type { MarketOutcomeView, MarketView } from "../event-view/index.ts";
import { favouriteIds } from "./favourites.ts";

/**
 * The first three favourites of a race, each at the position where it was first shown. Empty
 * without a market.
 */
export function useFavourites(market: MarketView | null): readonly MarketOutcomeView[] {
  const [ids, setIds] = useState(() => favouriteIds(market));
  const next = favouriteIds(market, ids);
  if (next !== ids) setIds(next);
  return next.flatMap((id) => market?.outcomes.filter((outcome) => outcome.id === id) ?? []);
}
