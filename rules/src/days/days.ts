import { clocksAt, midnightOf, shifted, written } from "./zone-clocks.ts";

/** The calendar day of an instant in a zone, `2026-11-21`. Throws a RangeError for a zone that Intl does not know. */
export function dayOf(instant: number, timeZone: string): string {
  return written(clocksAt(instant, timeZone));
}

/** The day that is `count` days after a day, or before it where `count` is negative. */
export function daysAfter(day: string, count: number): string {
  return written(shifted(midnightOf(day), count));
}
