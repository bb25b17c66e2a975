import type { SettledDay } from "@grandstand/contract/history";
import { dayOf, daysAfter, daysBetween, startOfDay } from "@grandstand/rules/days";
import type { BetCardView } from "@grandstand/ui/bet-card";
import type {
  BetDayView,
  BetFiltersView,
  DaySumsView,
  PeriodNetView,
} from "@grandstand/ui/bet-history";
import type { ZonedInstant } from "./period.ts";

/** What is known of days: null where the operator does not count them; undefined while that is on its way. */
export type KnownDays = readonly SettledDay[] | null | undefined;

interface ListedDays {
  readonly days: KnownDays;
  readonly timeZone: string;
  /** Whether a further page is there. */
  readonly hasMore: boolean;
}

const toSums = ({ bets, staked, paid }: SettledDay): DaySumsView => ({ bets, staked, paid });

/** Bets by the day on which they ended, in the order that they have; one that has not ended is left out. */
export function toBetDays(
  bets: readonly BetCardView[],
  { days, timeZone, hasMore }: ListedDays,
): readonly BetDayView[] {
  const byDay = new Map<string, BetCardView[]>();
  for (const bet of bets) {
    if (bet.settledAt === null) continue;
    const day = dayOf(bet.settledAt, timeZone);
    byDay.set(day, [...(byDay.get(day) ?? []), bet]);
  }
  const last = [...byDay.keys()].at(-1);
  return [...byDay].map(([day, ofDay]) => {
    const counted = days?.find((each) => each.day === day);
    return {
      day,
      at: middleOf(day, timeZone),
      bets: ofDay,
      sums: counted ? toSums(counted) : days === undefined ? undefined : null,
      mayGoOn: hasMore && day === last,
    };
  });
}

/** The most days of a period that are drawn. */
const mostDays = 366;

/** What a period brought, day by day; null where it has no end, or where it is not counted. */
export function toPeriodNet(
  filters: BetFiltersView,
  days: KnownDays,
  { now, timeZone }: ZonedInstant,
): PeriodNetView | null {
  const bounds = boundsOf(filters, dayOf(now, timeZone));
  if (!days || bounds === null) return null;
  const count = daysBetween(bounds.from, bounds.to) + 1;
  if (count < 1 || count > mostDays) return null;
  const names = Array.from({ length: count }, (_, index) => daysAfter(bounds.from, index));
  return {
    days: names.map((day) => {
      const counted = days.find((each) => each.day === day);
      const sums = counted ? toSums(counted) : { bets: 0, staked: 0, paid: 0 };
      return { day, at: middleOf(day, timeZone), ...sums };
    }),
  };
}

function boundsOf(
  { period, from, to }: BetFiltersView,
  today: string,
): { readonly from: string; readonly to: string } | null {
  switch (period) {
    case "all":
      return null;
    case "today":
      return { from: today, to: today };
    case "7-days":
      return { from: daysAfter(today, -6), to: today };
    case "30-days":
      return { from: daysAfter(today, -29), to: today };
    case "dates":
      return from === "" ? null : { from, to: to || today };
  }
}

/** Noon of most days, and an instant of every one, whatever its clocks do. */
const middleOf = (day: string, timeZone: string) => startOfDay(day, timeZone) + 12 * 3_600_000;
