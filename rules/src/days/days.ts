/** The calendar day of an instant in a zone, `2026-11-21`. Throws a RangeError for a zone that Intl does not know. */
export function dayOf(instant: number, timeZone: string): string {
  return written(clocksAt(instant, timeZone));
}

/** The day that is `count` days after a day, or before it where `count` is negative. */
export function daysAfter(day: string, count: number): string {
  return written(shifted(midnightOf(day), count));
}

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

// What clocks show is kept as the instant at which clocks in Greenwich show it.

const written = (shown: number) => new Date(shown).toISOString().slice(0, 10);
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

function shifted(shown: number, count: number): number {
  const date = new Date(shown);
  return date.setUTCDate(date.getUTCDate() + count);
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

function clocksAt(instant: number, timeZone: string): number {
  const parts = new Map(
    clocksOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const milliseconds = new Date(instant).getUTCMilliseconds();
  const [year, month, day] = [part("year"), part("month") - 1, part("day")];
  return Date.UTC(year, month, day, part("hour"), part("minute"), part("second"), milliseconds);
}

/** One for each requested zone: making one costs far more than using it. */
const kept = new Map<string, Intl.DateTimeFormat>();

function clocksOf(timeZone: string): Intl.DateTimeFormat {
  const known = kept.get(timeZone);
  if (known) return known;
  const number = "numeric";
  const made = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, calendar: "gregory", hourCycle: "h23" },
    ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
  });
  kept.set(timeZone, made);
  return made;
}
