import { dayOf, daysAfter } from "@grandstand/rules/days";
import { useFormat } from "../provider/index.ts";

/** The number of days, today among them, of which a line has the weekday instead of the date. */
const weekdays = 7;

/** When a line was, in a word: the time of today and yesterday, the weekday of the days before, else the date. */
export function useLineTime(today: string): (at: number) => string {
  const format = useFormat();
  return (at) => {
    const day = dayOf(at, format.timeZone);
    if (day >= daysAfter(today, -1)) return format.time(at);
    return day > daysAfter(today, -weekdays) ? format.day(at) : format.date(at);
  };
}
