import { intervals } from "@grandstand/rules/intervals";
import { useFormat, useNow } from "../provider/index.ts";
import {
  type EventTimeLayout,
  eventTimeAside,
  eventTimeBox,
  eventTimeMain,
} from "./event-time.variants.ts";
import type { EventTimeFacts } from "./event-time-facts.ts";
import { runningTime } from "./running-time.ts";
import { useMilestones } from "./use-milestones.ts";
import { useTimeTexts } from "./use-time-texts.ts";

export interface EventTimeProps {
  readonly event: EventTimeFacts;
  readonly layout?: EventTimeLayout;
  /** Replaces the text under or beside the time: `Suspendu`. */
  readonly note?: string;
  /** The event as the announcements of its countdown name it; without it nothing is announced. */
  readonly announcedAs?: string;
}

/**
 * When an event starts, or how far it is (B2, Event time display): a countdown within the hour before
 * its start, a relative date further ahead, otherwise the live clock. It ticks without announcing;
 * where it has a name to announce, it announces the milestones of the countdown, and nothing else.
 *
 * Data attributes: `data-kind` countdown | relative | live | absolute.
 */
export function EventTime({ event, layout = "compact", note, announcedAs }: EventTimeProps) {
  const format = useFormat();
  const now = useEventClock(event);
  const time = format.eventTime({
    startsAt: event.startsAt,
    isLive: event.isLive,
    now,
    clock: event.clock,
  });
  const texts = useTimeTexts(event, layout !== "full")(time, now);
  useMilestones(time, announcedAs);
  const isTimer = time.kind === "countdown" || time.kind === "live";
  return (
    <span
      {...(isTimer && { role: "timer" })}
      data-kind={time.kind}
      className={eventTimeBox({ layout, hasZone: !isTimer })}
    >
      {layout === "tile" && time.kind === "live" && (
        <span
          aria-hidden
          className="gs:size-1.75 gs:shrink-0 gs:rounded-full gs:bg-ink gs:forced-colors:bg-[CanvasText]"
        />
      )}
      <time dateTime={time.isoText} title={time.absoluteText} aria-hidden className="gs:contents">
        <span {...(isTimer && { translate: "no" })} className={eventTimeMain({ layout })}>
          {texts.main}
        </span>
        {layout !== "tile" && (
          <span className={eventTimeAside({ layout })}>{note ?? texts.aside}</span>
        )}
      </time>
      <span className="gs:sr-only">
        {note === undefined ? texts.spoken : `${texts.spoken}, ${note}`}
      </span>
    </span>
  );
}

/** The time, drawn again each second only while something counts seconds. */
function useEventClock({ startsAt, isLive, clock }: EventTimeFacts): number {
  const byMinute = useNow(intervals.eachMinute);
  const isNear =
    startsAt - byMinute <= intervals.startingSoon + intervals.eachMinute &&
    startsAt > byMinute - intervals.eachMinute;
  const countsSeconds = isLive ? runningTime(clock, byMinute) !== null : isNear;
  return useNow(countsSeconds ? intervals.eachSecond : intervals.eachMinute);
}
