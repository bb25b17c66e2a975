import { dayOf } from "@grandstand/rules/days";
import { intervals } from "@grandstand/rules/intervals";
import type { WordingKey } from "../locale/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import type { LoadedHistory, MatchMinute, PastPrice, PriceCause } from "./price-history-view.ts";

const causeKeys: Readonly<Record<PriceCause, WordingKey>> = {
  goal: "price-history.cause.goal",
  "red-card": "price-history.cause.red-card",
  suspension: "price-history.cause.suspension",
};

interface PriceTexts {
  /** *since noon*, *since yesterday 20:00* */
  readonly since: string;
  /** Under the first step and the end of the last one. */
  readonly first: string;
  readonly last: string;
  /** What happened at the largest of the steps that are shown; null where none is known. */
  readonly caused: string | null;
  /** The extremes, and when they were. */
  readonly range: string;
}

/** What is said of a history, in the minutes of its match or else in the person's time zone. */
export function usePriceTexts({ summary, minute }: LoadedHistory): PriceTexts {
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachMinute);
  const isToday = (at: number) => dayOf(at, format.timeZone) === dayOf(now, format.timeZone);

  const minuteText = ({ minute: number, added }: MatchMinute) =>
    added === null
      ? t("match-centre.minute", { minute: format.number(number) })
      : t("match-centre.minute.added", {
          minute: format.number(number),
          added: format.number(added),
        });
  const shortOf = ({ at, minute: of }: PastPrice) => (of ? minuteText(of) : format.time(at));
  const whenOf = ({ at, minute: of }: PastPrice) => {
    if (of) return t("price-history.when.minute", { minute: minuteText(of) });
    const time = format.time(at);
    return t(isToday(at) ? "price-history.when.today" : "price-history.when.yesterday", { time });
  };
  const sinceOf = ({ at, minute: of }: PastPrice) => {
    if (of) return t("price-history.since.minute", { minute: minuteText(of) });
    const time = format.time(at);
    if (!isToday(at)) return t("price-history.since.yesterday", { time });
    return time === "12:00"
      ? t("price-history.since.noon")
      : t("price-history.since.today", { time });
  };

  const { points, opening, highest, lowest } = summary;
  const caused = largestCaused(points);
  return {
    since: sinceOf(opening),
    first: shortOf(opening),
    last: minute ? minuteText(minute) : t("price-history.now"),
    caused: caused && t(causeKeys[caused.cause], { when: shortOf(caused) }),
    range:
      points.length === 1
        ? t("price-history.never-moved")
        : t("price-history.range", {
            highest: format.odds(highest.odds),
            highestWhen: whenOf(highest),
            lowest: format.odds(lowest.odds),
            lowestWhen: whenOf(lowest),
          }),
  };
}

/** The point with a known cause at which the price moved most. */
function largestCaused(points: readonly PastPrice[]) {
  let largest: {
    readonly point: PastPrice;
    readonly cause: PriceCause;
    readonly move: number;
  } | null = null;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (point.cause === null || before === undefined) continue;
    const move = Math.abs(Math.log(point.odds / before.odds));
    if (largest === null || move > largest.move) largest = { point, cause: point.cause, move };
  }
  return largest && { ...largest.point, cause: largest.cause };
}
