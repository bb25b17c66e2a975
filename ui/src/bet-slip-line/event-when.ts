import { useFormat, useNow, useWording } from "../provider/index.ts";

const minute = 60_000;
/** Within a week a day's name is enough; beyond, two days would have the same. */
const week = 6 * 24 * 60 * minute;

/** Writes when an event is: *live*, the day and time within a week, the date and time beyond. */
export function useEventWhen(): (startsAt: number, isLive: boolean) => string {
  const t = useWording();
  const format = useFormat();
  const now = useNow(minute);
  return (startsAt, isLive) => {
    if (isLive) return t("bet-slip.line.live");
    if (Math.abs(startsAt - now) > week) return format.dateTime(startsAt);
    return `${format.day(startsAt)} ${format.time(startsAt)}`;
  };
}
