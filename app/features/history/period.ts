import type { BetFiltersView } from "@grandstand/ui/bet-history";

/** An instant in epoch milliseconds, and the time zone whose days count. */
export interface ZonedInstant {
  readonly now: number;
  readonly timeZone: string;
}

const dayInMilliseconds = 86_400_000;

/** The calendar day of an instant, `2026-11-21`. */
export function dayOf(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The instants between which bets were placed: whole days of the person's own calendar. */
export function periodQuery(
  filters: BetFiltersView,
  { now, timeZone }: ZonedInstant,
): { from?: string; to?: string } {
  const since = (days: number) => {
    const first = dayOf(now - days * dayInMilliseconds, timeZone);
    return { from: startOfDay(first, timeZone) };
  };
  switch (filters.period) {
    case "all":
      return {};
    case "today":
      return since(0);
    case "7-days":
      return since(6);
    case "30-days":
      return since(29);
    case "dates":
      return {
        ...(filters.from && { from: startOfDay(filters.from, timeZone) }),
        ...(filters.to && { to: startOfDay(dayAfter(filters.to), timeZone) }),
      };
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayInMilliseconds).toISOString().slice(0, 10);
}

/** The instant at which a day begins in the zone: its own offset is found by looking at the result. */
function startOfDay(day: string, timeZone: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  let start = utc - offsetAt(utc, timeZone);
  // Where the clocks change between the two, the offset is looked at once more.
  start = utc - offsetAt(start, timeZone);
  return new Date(start).toISOString();
}

/** How far the zone's clocks stand ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const [year, month, day] = [part("year"), part("month") - 1, part("day")];
  return Date.UTC(year, month, day, part("hour"), part("minute"), part("second")) - instant;
}
