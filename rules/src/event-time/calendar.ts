import { intlLocale, type Language, lazyFormat } from "../locale/index.ts";

/** The time zone of whoever has not chosen one (B3, B9). */
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

const dayInMilliseconds = 86_400_000;

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
  const days = lazyFormat(() => calendarDays(timeZone));
  return {
    time: (instant) => formats.time().format(instant),
    absolute: (instant) => `${formats.absolute.format(instant)} (${zoneName})`,
    day: (instant, now) => {
      const dayOf = days();
      const then = dayOf(instant);
      const today = dayOf(now);
      const daysAhead = then.number - today.number;
      const name = dayName(daysAhead);
      if (name === "weekday") return { name, text: formats.weekday().format(instant) };
      if (name !== "date") return { name, text: formats.relative().format(daysAhead, "day") };
      const format = then.year === today.year ? formats.date() : formats.dateAndYear();
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

function dayName(days: number): DayName {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 1 && days < 7 ? "weekday" : "date";
}

/** Numbers the days of a zone's own calendar, so that a day of 23 or 25 hours is one day. */
function calendarDays(timeZone: string): (instant: number) => { number: number; year: number } {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const year = Number(parts.get("year"));
    const midnight = Date.UTC(year, Number(parts.get("month")) - 1, Number(parts.get("day")));
    return { number: midnight / dayInMilliseconds, year };
  };
}
