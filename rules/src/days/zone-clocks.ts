// What clocks show is kept as the instant at which clocks in Greenwich show it.

/** The day that clocks show. */
export const written = (shown: number) => new Date(shown).toISOString().slice(0, 10);
/** What clocks show at the midnight before a day. */
export const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What clocks show `count` days later. */
export function shifted(shown: number, count: number): number {
  const date = new Date(shown);
  return date.setUTCDate(date.getUTCDate() + count);
}

/** What the clocks of a zone show at an instant. Throws a RangeError for a zone that Intl does not know. */
export function clocksAt(instant: number, timeZone: string): number {
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
