import { dayOf, daysAfter } from "../days/index.ts";
import { intlLocale, type Language, lazyFormat } from "../locale/index.ts";

/** The time zone of a person who has not chosen one (B3, B9). */
export const defaultTimeZone = "Europe/London";

/** How a day is named, seen from today in the same zone. */
export type DayName = "yesterday" | "today" | "tomorrow" | "weekday" | "date";

/** Writes instants (epoch milliseconds) in one language and one time zone. */
export type Calendar = {
  /** The hour and minute: `20:45`. */
  time: (instant: number) => string;
  /** The day in words as near as they go: today, tomorrow, a weekday of the coming week, a date. */
  day: (instant: number, now: number) => { name: DayName; text: string };
  /** The whole of it, with the zone in words: `sam. 21 nov. 2026, 20:45 (heure de Bruxelles)`. */
  absolute: (instant: number) => string;
};

/** Intl names a zone by the history of an instant: in 1970 Belgium had no summer time. */
const anyRecentInstant = Date.UTC(2026, 0, 1);

/**
 * Makes a calendar that can be kept: building one costs far more than using it. All words come from
 * Intl; a zone may have a better name, which is then handed over. Throws a RangeError for a zone that
 * Intl does not know; see `knownTimeZone`.
 */
export function calendar(
  locale: Language,
  timeZone: string,
  zoneName = usualZoneName(locale, timeZone),
): Calendar {
  const language = intlLocale(locale);
  const clockTime = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const date = { weekday: "short", day: "numeric", month: "short" } as const;
  const withOptions = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options });
  const formats = {
    time: lazyFormat(() => withOptions(clockTime)),
    weekday: lazyFormat(() => withOptions({ weekday: "long" })),
    date: lazyFormat(() => withOptions(date)),
    dateAndYear: lazyFormat(() => withOptions({ ...date, year: "numeric" })),
    // Made at once, so that an unknown zone is refused here and not at the first use.
    absolute: withOptions({ ...date, ...clockTime, year: "numeric" }),
    relative: lazyFormat(() => new Intl.RelativeTimeFormat(language, { numeric: "auto" })),
  };
  return {
    time: (instant) => formats.time().format(instant),
    absolute: (instant) => `${formats.absolute.format(instant)} (${zoneName})`,
    day: (instant, now) => {
      const [then, today] = [dayOf(instant, timeZone), dayOf(now, timeZone)];
      const daysAhead = nearDays.find((count) => daysAfter(today, count) === then);
      const name = dayName(daysAhead);
      if (name === "weekday") return { name, text: formats.weekday().format(instant) };
      if (daysAhead !== undefined)
        return { name, text: formats.relative().format(daysAhead, "day") };
      const format =
        then.slice(0, 4) === today.slice(0, 4) ? formats.date() : formats.dateAndYear();
      return { name, text: format.format(instant) };
    },
  };
}

/** A zone's name all year round: `heure d’Europe centrale`. Throws a RangeError for an unknown zone. */
export function usualZoneName(locale: Language, timeZone: string): string {
  const language = intlLocale(locale);
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" });
  const part = format.formatToParts(anyRecentInstant).find(({ type }) => type === "timeZoneName");
  return part?.value ?? timeZone;
}

/** Gives back a zone that Intl knows; the default stands in for one it does not, or for none. */
export function knownTimeZone(timeZone: string | null | undefined): string {
  if (!timeZone) return defaultTimeZone;
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}

/** The days around today that have a name: yesterday, and the week that begins today. */
const nearDays = [-1, 0, 1, 2, 3, 4, 5, 6];

function dayName(daysAhead: number | undefined): DayName {
  if (daysAhead === undefined) return "date";
  if (daysAhead === 0) return "today";
  if (daysAhead === 1) return "tomorrow";
  return daysAhead === -1 ? "yesterday" : "weekday";
}
