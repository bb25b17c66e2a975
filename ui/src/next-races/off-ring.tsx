import { intervals } from "@grandstand/rules/intervals";
import { useTimeTexts } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";

const radius = 18;
const circumference = 2 * Math.PI * radius;
/** The ring empties over this time before the start. */
const lastMinutes = 30;

/** How many minutes are left to a race's start, in a ring that empties; an hour in words before that. */
export function OffRing({ event }: { readonly event: EventView }) {
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachMinute);
  const { startsAt, isLive, clock } = event;
  const time = format.eventTime({ startsAt, isLive, now, clock });
  const { spoken } = useTimeTexts(event, true)(time, now);
  const minutes = Math.ceil((startsAt - now) / intervals.eachMinute);
  const isNear = minutes > 0 && minutes <= lastMinutes;
  return (
    <span className="gs-off-ring">
      <svg aria-hidden viewBox="0 0 40 40" fill="none" strokeWidth="3">
        <circle cx="20" cy="20" r={radius} className="gs:stroke-line" />
        {isNear && (
          <circle
            cx="20"
            cy="20"
            r={radius}
            strokeDasharray={`${Math.round((minutes / lastMinutes) * circumference)} ${Math.ceil(circumference)}`}
            className="gs:stroke-ink"
          />
        )}
      </svg>
      <span aria-hidden>{faceOf()}</span>
      <span className="gs:sr-only">{spoken}</span>
    </span>
  );

  function faceOf(): string {
    if (minutes <= 0) return t("next-races.off");
    return minutes <= lastMinutes
      ? t("match-centre.minute", { minute: format.number(minutes) })
      : format.time(startsAt);
  }
}
