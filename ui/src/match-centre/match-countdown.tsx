import { countdown } from "@grandstand/rules/event-time";
import { intervals } from "@grandstand/rules/intervals";
import { useSyncExternalStore } from "react";
import { useMilestones } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";

/** Figures that are not there yet: the flap keeps its room. */
const blank = "\u2007\u2007";

export interface MatchCountdownProps {
  readonly event: EventView;
}

/**
 * How long until a match begins, on flaps: hours, minutes and seconds, or days, hours and minutes. A reader has the time
 * of the start beside it, which announces the milestones alone. A server leaves the seconds out, for it draws them once.
 */
export function MatchCountdown({ event }: MatchCountdownProps) {
  const t = useWording();
  const format = useFormat();
  const remaining = useRemaining(event);
  const isTicking = useIsTicking();
  const { startsAt, isLive, clock, name } = event;
  useMilestones(
    format.eventTime({ startsAt, isLive, now: startsAt - remaining, clock }),
    isTicking ? name : undefined,
  );
  if (remaining <= 0) return null;
  const { minutes, seconds } = countdown(remaining);
  const days = Math.floor(minutes / 1_440);
  const counted = (value: number) => String(value).padStart(2, "0");
  const hourAndMinute = [
    { unit: t("match-centre.countdown.hours"), figures: counted(Math.floor(minutes / 60) % 24) },
    { unit: t("match-centre.countdown.minutes"), figures: counted(minutes % 60) },
  ];
  const cells =
    days === 0
      ? [
          ...hourAndMinute,
          {
            unit: t("match-centre.countdown.seconds"),
            figures: isTicking ? counted(seconds) : blank,
          },
        ]
      : [{ unit: t("match-centre.countdown.days"), figures: counted(days) }, ...hourAndMinute];
  return (
    <span aria-hidden className="gs-countdown">
      {cells.map(({ unit, figures }) => (
        <span key={unit}>
          <ScoreDigits score={figures} />
          <small>{unit}</small>
        </span>
      ))}
    </span>
  );
}

/** Milliseconds until the start, read each second only where seconds are shown, or will be within the hour. */
function useRemaining({ startsAt }: EventView): number {
  const byMinute = startsAt - useNow(intervals.eachMinute);
  const countsSeconds = byMinute > 0 && byMinute < 1_500 * intervals.eachMinute;
  return startsAt - useNow(countsSeconds ? intervals.eachSecond : intervals.eachMinute);
}

const nothing = () => () => undefined;

function useIsTicking(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
