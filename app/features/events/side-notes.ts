import type { Event } from "@grandstand/contract/entities";
import type { EventState } from "@grandstand/contract/realtime";
import type { EventView } from "@grandstand/ui/event-view";
import { withState } from "./live-state.ts";

/*
 * What lists say beside the names of a match in play. Home, which has none of it, is drawn without, so that nothing of it
 * is drawn again for a corner.
 */

/** An event of the wire, with what it says of its sides beside its score. */
export function withNotes(event: EventView, stats: Event["stats"]): EventView {
  const { score } = event;
  if (score === null || !(stats?.home_notes || stats?.away_notes)) return event;
  return {
    ...event,
    score: {
      ...score,
      home: { ...score.home, ...stats.home_notes },
      away: { ...score.away, ...stats.away_notes },
    },
  };
}

/** The same for the events of a list, by their ids. */
export function withNotesOf(
  events: readonly EventView[],
  wire: readonly Pick<Event, "id" | "stats">[],
): EventView[] {
  const stats = new Map(wire.map((event) => [event.id, event.stats]));
  return events.map((event) => withNotes(event, stats.get(event.id) ?? null));
}

/** What `withState` does, with what is said of the sides. For `useLiveStates`. */
export function withNotedState(event: EventView, state: EventState): EventView {
  return withNotes(withState(event, state), state.stats);
}
