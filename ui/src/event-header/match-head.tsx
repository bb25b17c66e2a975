import type { EventTime as EventTimeView } from "@grandstand/rules/event-time";
import { intervals } from "@grandstand/rules/intervals";
import { type ReactNode, type Ref, Suspense } from "react";
import { EventTime } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { lazyPart } from "../load-code/index.ts";
import { isFlag } from "../mark/symbol-id.ts";
import { SideMark } from "../mark-image/index.ts";
import { useFormat, useNow } from "../provider/index.ts";
import { headSide } from "./event-header.variants.ts";
import { Score } from "./score.tsx";

/** Most are not in play. */
const LiveScore = lazyPart(async () => (await import("./live-score.tsx")).LiveScore);

export interface MatchHeadProps {
  readonly event: EventView;
  readonly Heading: "h1" | "h2";
  /** Below the time of the start. */
  readonly countdown?: ReactNode;
  /** Between the score and the market: who scored. */
  readonly incidents?: ReactNode;
  /** Under the names that its prices belong to. */
  readonly market?: ReactNode;
  /** The element of the names. */
  readonly namesRef?: Ref<HTMLDivElement> | undefined;
}

/** Whether a match of teams has one number a side as its score, which is then between its names. */
export function hasMatchHead({ home, away, marks, score }: EventView): boolean {
  if (home === null || away === null) return false;
  if (score !== null) return score.home.sets === null;
  return marks !== undefined && !isFlag(marks[0]);
}

/** Both sides with their marks, the score and the minute between them. */
export function MatchHead(props: MatchHeadProps) {
  const { event, Heading, countdown, incidents, market, namesRef } = props;
  return (
    <>
      <div ref={namesRef} className="gs-match-head">
        <Heading className="gs:contents">
          <HeadName event={event} index={0} />
          <span className="gs:sr-only"> – </span>
          <HeadName event={event} index={1} />
        </Heading>
        <div className="gs-head-middle">
          <Middle event={event} countdown={countdown} />
        </div>
      </div>
      {incidents}
      {market}
    </>
  );
}

/** A side with its mark. */
export function HeadName({ event, index }: { readonly event: EventView; readonly index: 0 | 1 }) {
  return (
    <span className={headSide({ side: index === 0 ? "home" : "away" })}>
      <SideMark event={event} index={index} size={48} />
      <span translate="no" className="gs-head-name">
        {index === 0 ? event.home : event.away}
      </span>
    </span>
  );
}

function Middle({ event, countdown }: Pick<MatchHeadProps, "event" | "countdown">) {
  const { score, status } = event;
  if (score === null) {
    // Of what is over, the head says above when it was.
    if (status === "ended" || status === "cancelled") return null;
    if (event.isLive) return <EventTime event={event} layout="full" />;
    return (
      <>
        <Start event={event} />
        {countdown}
      </>
    );
  }
  const numbers = <Score event={event} score={score} />;
  if (!event.isLive) return numbers;
  return (
    <Suspense fallback={numbers}>
      <LiveScore event={event} score={score} />
    </Suspense>
  );
}

/** Its day then has its date, whatever day it is. */
const farAhead = 8 * 1_440 * intervals.eachMinute;

/** When a match begins: the day over the hour, in the person's zone, which the server does not know. */
function Start({ event: { startsAt } }: { readonly event: EventView }) {
  const format = useFormat();
  const byMinute = useNow(intervals.eachMinute);
  const at = (now: number) => format.eventTime({ startsAt, isLive: false, now });
  const date = at(startsAt - farAhead) as Extract<EventTimeView, { dayText: string }>;
  const seen = at(byMinute);
  const isNear = "day" in seen && (seen.day === "today" || seen.day === "tomorrow");
  return (
    <span className="gs-head-start">
      <time dateTime={date.isoText} aria-hidden className="gs:contents">
        <span>{isNear ? `${seen.dayText}, ${date.dayText}` : date.dayText}</span>
        <b translate="no">{date.timeText}</b>
      </time>
      <span className="gs:sr-only">{date.absoluteText}</span>
    </span>
  );
}
