import { dayOf, daysAfter, startOfDay } from "@grandstand/rules/days";
import type { BetFiltersView } from "@grandstand/ui/bet-history";

/** An instant in epoch milliseconds, and the time zone whose days count. */
export interface ZonedInstant {
  readonly now: number;
  readonly timeZone: string;
}

/** The instants between which bets were placed: whole days of the person's own calendar. */
export function periodQuery(
  filters: BetFiltersView,
  { now, timeZone }: ZonedInstant,
): { from?: string; to?: string } {
  const begin = (day: string) => new Date(startOfDay(day, timeZone)).toISOString();
  const since = (days: number) => ({ from: begin(daysAfter(dayOf(now, timeZone), -days)) });
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
        ...(filters.from && { from: begin(filters.from) }),
        ...(filters.to && { to: begin(daysAfter(filters.to, 1)) }),
      };
  }
}
