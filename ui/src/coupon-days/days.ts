import type { CompetitionView } from "../event-view/index.ts";

/** What starts on one day; each competition with its events of that day alone. */
export interface CompetitionsOfDay {
  /** The day as a person reads it; unique in the list. */
  readonly name: string;
  readonly competitions: readonly CompetitionView[];
}

/** The events by day, soonest first; what has begun, or is over, is not ahead. */
export function daysOf(
  competitions: readonly CompetitionView[],
  nameOf: (at: number) => string,
): CompetitionsOfDay[] {
  const ahead = competitions
    .flatMap((competition) => competition.events.map((event) => ({ competition, event })))
    .filter(({ event }) => event.status === "not-started")
    .sort((one, two) => one.event.startsAt - two.event.startsAt);
  const days = Map.groupBy(ahead, ({ event }) => nameOf(event.startsAt));
  return [...days].map(([name, ofDay]) => ({
    name,
    competitions: [...Map.groupBy(ofDay, ({ competition }) => competition)].map(
      ([competition, entries]) => ({
        ...competition,
        id: `${competition.id}-${entries[0]?.event.startsAt ?? 0}`,
        events: entries.map(({ event }) => event),
      }),
    ),
  }));
}
