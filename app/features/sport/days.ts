import { dayOf } from "@grandstand/rules/days";
import type { CompetitionView, EventView } from "@grandstand/ui/event-view";

/** When a page is looked at, in epoch milliseconds, and by whose days. */
export interface ZonedNow {
  readonly now: number;
  readonly timeZone: string;
}

/** A day with something to bet on. */
export interface ListedDay {
  /** `2026-11-29`, in the reader's zone. */
  readonly day: string;
  /** The start of the first of its events, in epoch milliseconds. */
  readonly at: number;
  readonly count: number;
}

/** As many days as a page offers: a week. */
const mostDays = 7;

/** The day on which an event is listed: what is in play, or late, is today's. Null for what is over. */
function listedOn(event: EventView, { now, timeZone }: ZonedNow): string | null {
  if (event.status === "ended" || event.status === "cancelled") return null;
  return dayOf(event.isLive ? now : Math.max(now, event.startsAt), timeZone);
}

/** The next days that have events, today first. */
export function listedDays(events: readonly EventView[], when: ZonedNow): ListedDay[] {
  const days = new Map<string, ListedDay>();
  for (const event of events) {
    const day = listedOn(event, when);
    if (day === null) continue;
    const { at = event.startsAt, count = 0 } = days.get(day) ?? {};
    days.set(day, { day, at: Math.min(at, event.startsAt), count: count + 1 });
  }
  return [...days.values()]
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostDays);
}

/** The competitions with their events of a day; one without any is left out, one with nothing else is the same object. */
export function competitionsOfDay(
  competitions: readonly CompetitionView[],
  day: string,
  when: ZonedNow,
): readonly CompetitionView[] {
  return competitions.flatMap((competition) => {
    const events = competition.events.filter((event) => listedOn(event, when) === day);
    if (events.length === competition.events.length) return [competition];
    return events.length === 0 ? [] : [{ ...competition, events }];
  });
}

/** A weekday as it begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
