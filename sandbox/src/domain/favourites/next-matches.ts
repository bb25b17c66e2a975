import type { Favourite } from "@grandstand/contract/favourites";
import type { ListedEvent } from "../world/world.ts";

/**
 * The next match of each favourite, by its id and each once: those in play first, then the soonest. `events` are all
 * open events, soonest first.
 */
export function nextMatches(
  events: readonly ListedEvent[],
  favourites: readonly Favourite[],
  most: number,
): string[] {
  const matches = events.filter(({ type }) => type === "match");
  const next = favourites.flatMap(({ kind, id }) => {
    const own = matches.filter(
      (event) => (kind === "event" ? event.id : event.competition.id) === id,
    );
    return own.find(({ isLive }) => isLive) ?? own[0] ?? [];
  });
  return [...new Set(next)]
    .sort(
      (one, other) => Number(other.isLive) - Number(one.isLive) || one.startsAt - other.startsAt,
    )
    .slice(0, most)
    .map(({ id }) => id);
}
