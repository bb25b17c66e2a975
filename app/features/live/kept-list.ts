import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import type { LiveSportView } from "@grandstand/ui/live-list";
import { minutesShown } from "../events/index.ts";

/**
 * A list that was fetched again, with the objects of before wherever nothing changed but prices: those are drawn by
 * the buttons themselves, and nothing else is drawn again for them. The list itself is that of before where all of it
 * is.
 */
export function keepListed(
  before: readonly LiveSportView[],
  fetched: readonly LiveSportView[],
): readonly LiveSportView[] {
  const sports = new Map(before.map((sport) => [sport.slug, sport]));
  const shown = before.flatMap((sport) => sport.competitions);
  const competitions = new Map(shown.map((competition) => [competition.id, competition]));
  const events = new Map(shown.flatMap((each) => each.events).map((event) => [event.id, event]));

  const keepEvent = (event: EventView) => {
    const known = events.get(event.id);
    if (known !== undefined && isSameEvent(known, event)) return known;
    // The prices of an event that scores are not drawn again for it.
    const markets = new Map(known?.markets.map((market) => [market.id, market]));
    return {
      ...event,
      markets: event.markets.map((each) => kept(markets.get(each.id), each, isAlike)),
    };
  };
  const keepCompetition = (competition: CompetitionView) =>
    kept(
      competitions.get(competition.id),
      { ...competition, events: competition.events.map(keepEvent) },
      hasSameParts,
    );
  const keepSport = (sport: LiveSportView) =>
    kept(
      sports.get(sport.slug),
      { ...sport, competitions: sport.competitions.map(keepCompetition) },
      hasSameParts,
    );
  return kept(before, fetched.map(keepSport), isSameArray);
}

function kept<Part>(
  before: Part | undefined,
  next: Part,
  isSame: (one: Part, other: Part) => boolean,
): Part {
  return before !== undefined && isSame(before, next) ? before : next;
}

/** What no list draws of an event: prices are their buttons' own, and of the figures the time alone is shown. */
const undrawn = new Set(["odds", "groups", "stats"]);

function isSameEvent(one: EventView, other: EventView): boolean {
  return minutesShown(one.clock) === minutesShown(other.clock) && isAlike(one, other);
}

/** Whether two values are drawn the same; a mark that is off may be missing. */
function isAlike(one: unknown = false, other: unknown = false): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => undrawn.has(name) || isAlike(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether each part is the very same; a list of parts by its items. */
function hasSameParts<Whole extends object>(one: Whole, other: Whole): boolean {
  const entries = Object.entries(other) as [keyof Whole, unknown][];
  return entries.every(([name, value]) =>
    Array.isArray(value)
      ? isSameArray(one[name] as readonly unknown[], value)
      : one[name] === value,
  );
}

function isSameArray(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
