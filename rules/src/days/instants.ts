import { clocksAt, midnightOf, shifted } from "./zone-clocks.ts";

/** How many days a day is after another; negative where it is before. */
export function daysBetween(from: string, to: string): number {
  // The days of Greenwich all have 24 hours.
  return (midnightOf(to) - midnightOf(from)) / midnightOf("1970-01-02");
}

/** The first instant of a day in a zone: its midnight, or what follows where the clocks skip that. */
export function startOfDay(day: string, timeZone: string): number {
  return instantOf(midnightOf(day), timeZone);
}

/** The instant `count` days later, or earlier, at the same time of the zone's clocks. */
export function shiftDays(instant: number, count: number, timeZone: string): number {
  return instantOf(shifted(clocksAt(instant, timeZone), count), timeZone);
}

/** The first instant at which a zone's clocks show this; where they skip it, the one as long after the change. */
function instantOf(shown: number, timeZone: string): number {
  const offsetNear = (days: number) => {
    const near = shifted(shown, days);
    return clocksAt(near, timeZone) - near;
  };
  // Zones change their clocks a few times a year: a day before and a day after have all offsets of the day.
  const [before, after] = [shown - offsetNear(-1), shown - offsetNear(1)];
  const isShown = (instant: number) => clocksAt(instant, timeZone) === shown;
  const [first] = [before, after].filter(isShown).sort((one, other) => one - other);
  return first ?? before;
}
