import type { MarketOutcomeView, MarketView } from "../event-view/index.ts";

/** How many runners a race's row has room for. */
export const mostFavourites = 3;

/** The runners that still run, shortest price first; a runner without a price of its own is last. */
function ranked({ outcomes }: MarketView): MarketOutcomeView[] {
  const price = ({ odds }: MarketOutcomeView) =>
    typeof odds === "number" && odds > 0 ? odds : Number.POSITIVE_INFINITY;
  return outcomes
    .filter(({ isWithdrawn }) => isWithdrawn !== true)
    .sort((one, two) => {
      const [first, second] = [price(one), price(two)];
      return first === second ? 0 : first - second;
    });
}

/**
 * The ids of the first three favourites. A runner keeps its position while prices move, so that no other
 * price comes under a finger; the shortest of the others replaces only a runner that withdrew. Returns
 * the same array where nothing changed.
 */
export function favouriteIds(
  market: MarketView | null,
  shown: readonly string[] = [],
): readonly string[] {
  if (market === null) return shown.length === 0 ? shown : [];
  const running = ranked(market).map(({ id }) => id);
  const others = running.filter((id) => !shown.includes(id));
  const kept = shown.map((id) => (running.includes(id) ? id : others.shift()));
  const next = [...kept.filter((id) => id !== undefined), ...others].slice(0, mostFavourites);
  const isSame = next.length === shown.length && next.every((id, index) => id === shown[index]);
  return isSame ? shown : next;
}
