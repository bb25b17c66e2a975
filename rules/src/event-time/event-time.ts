import { intervals } from "../intervals/index.ts";
import type { Language } from "../locale/index.ts";
import { calendar, type DayName } from "./calendar.ts";
import { type Countdown, countdown } from "./countdown.ts";
import { type LiveClock, type LiveFacts, liveClock } from "./live-clock.ts";

/** What the time of an event is read from. */
export type EventTimeFacts = {
  /** ISO 8601, or epoch milliseconds. */
  startsAt: string | number;
  isLive: boolean;
  /** The server's time, epoch milliseconds. */
  now: number;
  /** The event in play, or the two fields of it that carry the clock. */
  clock?: LiveFacts | null;
};

/** The start of an event: epoch milliseconds, ISO 8601, and the local text with its zone. */
export type EventStart = { startsAt: number; isoText: string; absoluteText: string };

/** What an event's time shows, with the parts that a component puts words around. */
export type EventTime = EventStart &
  (
    | ({ kind: "countdown" } & Countdown)
    | { kind: "relative"; day: DayName; dayText: string; timeText: string }
    | { kind: "live"; clock: LiveClock | null }
    | { kind: "absolute"; day: DayName; dayText: string; timeText: string }
  );

/** Reads the time of events in one language and one time zone. */
export type EventTimeReader = (facts: EventTimeFacts) => EventTime;

/**
 * Makes a reader of what the time of an event shows: a countdown within the hour before its start, a
 * relative date further ahead, otherwise the live clock, or the start where there is no clock to read
 * (B2, Event time display). A list of events keeps one: building its formatters costs far more than using
 * them. Throws a RangeError for a zone that Intl does not know, and the reader throws
 * one for a start that is not an instant.
 */
export function eventTimeReader(
  locale: Language,
  timeZone: string,
  zoneName?: string,
): EventTimeReader {
  const local = calendar(locale, timeZone, zoneName);
  return ({ startsAt, isLive, now, clock }) => {
    const instant = readInstant(startsAt);
    const start: EventStart = {
      startsAt: instant,
      isoText: new Date(instant).toISOString(),
      absoluteText: local.absolute(instant),
    };
    const remaining = instant - now;
    if (!isLive && remaining > 0 && remaining <= intervals.startingSoon) {
      return { ...start, kind: "countdown", ...countdown(remaining) };
    }
    const read = liveClock(clock ?? {}, now);
    const hasBegun = isLive || (remaining <= 0 && read !== null);
    if (hasBegun) return { ...start, kind: "live", clock: read };
    const { name, text } = local.day(instant, now);
    const kind = remaining > 0 ? "relative" : "absolute";
    return { ...start, kind, day: name, dayText: text, timeText: local.time(instant) };
  };
}

function readInstant(startsAt: string | number): number {
  const instant = typeof startsAt === "number" ? startsAt : Date.parse(startsAt);
  if (!Number.isNaN(new Date(instant).getTime())) return instant;
  throw new RangeError(`"${startsAt}" is not an instant: give ISO 8601 or epoch milliseconds.`);
}
