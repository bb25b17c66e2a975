import type { OddsFeed } from "../../core/realtime/odds-feed.ts";

/** Follows exactly the events of these ids from now on. */
export type Follow = (eventIds: readonly string[]) => void;

/**
 * Follows a set of events that changes. One that stays in it is never left in between: its prices would
 * not change until it is subscribed to again.
 */
export function createFollow(follow: OddsFeed["follow"]): Follow {
  const stops = new Map<string, () => void>();
  return (eventIds) => {
    const wanted = new Set(eventIds);
    for (const id of wanted) if (!stops.has(id)) stops.set(id, follow(id));
    for (const [id, stop] of stops) {
      if (wanted.has(id)) continue;
      stops.delete(id);
      stop();
    }
  };
}
