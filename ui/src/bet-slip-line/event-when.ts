import { dayOf, daysAfter } from "@grandstand/rules/days";
import { intervals } from "@grandstand/rules/intervals";
import { useFormat, useNow, useWording } from "../provider/index.ts";

/** For this number of days from today a day's name is enough; beyond, two days would have the same. */
const namedDays = 6;

/** The score of a match in play: goals, or sets where they are counted. */
export interface InPlayView {
  readonly home: number;
  readonly away: number;
  readonly minute: number | null;
}

interface TimedEvent {
  readonly startsAt: number;
  readonly isLive: boolean;
  readonly isOver: boolean;
  readonly inPlay: InPlayView | null;
}

/**
 * Writes when an event is: *ended* with its score, *live* with score and minute, the day and time within a week, the
 * date and time beyond.
 */
export function useEventWhen(): (event: TimedEvent) => string {
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachMinute);
  return ({ startsAt, isLive, isOver, inPlay }) => {
    if (isOver && !isLive) {
      return [
        t("bet-slip.line.ended"),
        ...(inPlay ? standing({ ...inPlay, minute: null }) : []),
      ].join(", ");
    }
    if (isLive) return [t("bet-slip.line.live"), ...(inPlay ? standing(inPlay) : [])].join(", ");
    const [day, today] = [dayOf(startsAt, format.timeZone), dayOf(now, format.timeZone)];
    const isNear = day >= daysAfter(today, -namedDays) && day <= daysAfter(today, namedDays);
    if (!isNear) return format.dateTime(startsAt);
    return `${format.day(startsAt)} ${format.time(startsAt)}`;
  };

  function standing({ home, away, minute: played }: InPlayView): readonly string[] {
    const score = `${format.number(home)}-${format.number(away)}`;
    return played === null
      ? [score]
      : [score, t("bet.score.minute", { minute: format.number(played) })];
  }
}
