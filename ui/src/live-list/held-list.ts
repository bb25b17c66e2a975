import type { CompetitionView, EventView } from "../event-view/index.ts";

/** A sport with its competitions in play. */
export interface LiveSportView {
  readonly slug: string;
  readonly name: string;
  readonly competitions: readonly CompetitionView[];
}

/** What of a list may change under a person's eyes: all, its facts but not its order, or nothing. */
export type Hold = "none" | "order" | "all";

function eventsOf(sports: readonly LiveSportView[]): EventView[] {
  return sports.flatMap((sport) => sport.competitions.flatMap(({ events }) => events));
}

/** How many events came, went or moved in `next`, compared with what is shown. */
export function pendingChanges(
  shown: readonly LiveSportView[],
  next: readonly LiveSportView[],
): number {
  const before = eventsOf(shown).map(({ id }) => id);
  const after = eventsOf(next).map(({ id }) => id);
  const isShown = new Set(before);
  const isNext = new Set(after);
  const stayedBefore = before.filter((id) => isNext.has(id));
  const stayedAfter = after.filter((id) => isShown.has(id));
  const moved = stayedAfter.filter((id, index) => id !== stayedBefore[index]).length;
  return before.length - stayedBefore.length + after.length - stayedAfter.length + moved;
}

/** The list in the order that is shown, with each event's newest facts; what ended keeps its last. */
export function withNewFacts(
  shown: readonly LiveSportView[],
  next: readonly LiveSportView[],
): LiveSportView[] {
  const facts = new Map(eventsOf(next).map((event) => [event.id, event]));
  return shown.map((sport) => ({
    ...sport,
    competitions: sport.competitions.map((competition) => ({
      ...competition,
      events: competition.events.map((event) => facts.get(event.id) ?? event),
    })),
  }));
}
