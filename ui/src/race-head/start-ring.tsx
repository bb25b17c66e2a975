import { countdown, type EventTime } from "@grandstand/rules/event-time";
import { intervals } from "@grandstand/rules/intervals";
import { useMilestones, useTimeTexts } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { ringIn, ringText } from "./race-head.variants.ts";

const radius = 46;
const circumference = 2 * Math.PI * radius;
/** A race counts seconds, and its ring empties, over this time before its start. */
const lastMinutes = 10 * intervals.eachMinute;

export interface StartRingProps {
  readonly event: EventView;
}

/**
 * How long until a race starts, in a ring that empties over its last minutes. It counts seconds then and minutes
 * before, without announcing; the milestones of its countdown are announced.
 */
export function StartRing({ event }: StartRingProps) {
  const format = useFormat();
  const now = useRaceClock(event);
  const { startsAt, isLive, clock, status } = event;
  const time = format.eventTime({ startsAt, isLive, now, clock });
  const { spoken } = useTimeTexts(event, true)(time, now);
  useMilestones(time, event.name);
  const face = useFace(event, time, now);
  const isOver = status === "ended" || status === "cancelled";
  return (
    <span role={time.kind === "countdown" ? "timer" : undefined} className="gs-start-ring">
      <svg aria-hidden viewBox="0 0 96 96" fill="none" strokeWidth="4" className="gs:-rotate-90">
        <circle cx="48" cy="48" r={radius} className="gs:stroke-line" />
        {face.part > 0 && (
          <circle
            cx="48"
            cy="48"
            r={radius}
            strokeDasharray={`${Math.round(face.part * circumference)} ${Math.ceil(circumference)}`}
            className="gs:stroke-ink"
          />
        )}
      </svg>
      <span aria-hidden className={ringIn({ hasZone: face.hasZone })}>
        <span
          translate={face.isWord ? undefined : "no"}
          className={ringText({ isWord: face.isWord })}
        >
          {face.main}
        </span>
        <span translate={face.isWord ? undefined : "no"} className="gs-ring-aside">
          {face.aside}
        </span>
      </span>
      <span className="gs:sr-only">{isOver ? `${face.main}, ${time.absoluteText}` : spoken}</span>
    </span>
  );
}

/** The time, drawn again each second only in the last minutes before the start. */
function useRaceClock({ startsAt, status }: EventView): number {
  const byMinute = useNow(intervals.eachMinute);
  const isNear =
    status === "not-started" &&
    startsAt - byMinute <= lastMinutes + intervals.eachMinute &&
    startsAt > byMinute;
  return useNow(isNear ? intervals.eachSecond : intervals.eachMinute);
}

interface Face {
  readonly main: string;
  readonly aside: string;
  /** Of the ring, from 0 to 1. */
  readonly part: number;
  readonly isWord: boolean;
  /** It says an hour in the person's zone, which the server does not know. */
  readonly hasZone: boolean;
}

/** What is in the ring, and how much of it is drawn. */
function useFace(event: EventView, time: EventTime, now: number): Face {
  const t = useWording();
  const format = useFormat();
  const { status, startsAt, isLive } = event;
  const texts = useTimeTexts(event, true)(time, now);
  const start = t("race-head.start", { time: format.time(startsAt) });
  const state = isLive ? "live" : status;
  if (state !== "not-started") {
    return {
      main: t(`race-head.face.${state}`),
      aside: start,
      part: 0,
      isWord: true,
      hasZone: false,
    };
  }
  const remaining = Math.max(0, startsAt - now);
  if (remaining > intervals.startingSoon) {
    return { main: texts.main, aside: texts.aside, part: 1, isWord: false, hasZone: true };
  }
  const part = Math.min(1, remaining / lastMinutes);
  const { minutes, seconds } = countdown(remaining);
  if (part === 1) {
    return {
      main: t("event-time.minutes", { minutes }),
      aside: start,
      part,
      isWord: true,
      hasZone: false,
    };
  }
  const left = { minutes, seconds: String(seconds).padStart(2, "0") };
  return {
    main: t("event-time.countdown", left),
    aside: start,
    part,
    isWord: false,
    hasZone: false,
  };
}
