import { intervals } from "@grandstand/rules/intervals";
import type { ReactNode, Ref } from "react";
import { EventTime, useTimeTexts } from "../event-time/index.ts";
import type { EventView, ScoreView } from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useFormat, useNow } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import { headSide } from "./event-header.variants.ts";
import { MinuteRing } from "./minute-ring.tsx";

export interface MatchHeadProps {
  readonly event: EventView;
  readonly Heading: "h1" | "h2";
  /** Between the score and the market: who scored. */
  readonly incidents?: ReactNode;
  /** Under the names that its prices belong to. */
  readonly market?: ReactNode;
  /** The element of the names. */
  readonly namesRef?: Ref<HTMLDivElement> | undefined;
}

/** Whether a match has one number a side as its score, which is then between its names. */
export function hasMatchHead({ home, away, marks, score }: EventView): boolean {
  if (home === null || away === null) return false;
  return score === null ? marks !== undefined : score.home.sets === null;
}

/** Both sides with their marks, the score and the minute between them. */
export function MatchHead({ event, Heading, incidents, market, namesRef }: MatchHeadProps) {
  return (
    <>
      <div ref={namesRef} className="gs-match-head">
        <Heading className="gs:contents">
          <HeadName event={event} index={0} />
          <span className="gs:sr-only"> – </span>
          <HeadName event={event} index={1} />
        </Heading>
        <div className="gs-head-middle">
          <Middle event={event} />
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

function Middle({ event }: { readonly event: EventView }) {
  const { score, status } = event;
  if (score === null) {
    // Of what is over, the head says above when it was.
    if (status === "ended" || status === "cancelled") return null;
    return <EventTime event={event} layout="full" announcedAs={event.name} />;
  }
  if (event.isLive) return <LiveScore event={event} score={score} />;
  return <Score event={event} score={score} />;
}

interface ScoreProps {
  readonly event: EventView;
  readonly score: ScoreView;
  readonly children?: ReactNode;
}

/** The score of both sides on flaps, with what is between them. */
function Score({ event, score, children }: ScoreProps) {
  const [home, away] = [score.home.periods.join(" "), score.away.periods.join(" ")];
  return (
    <>
      <span translate="no" className="gs:sr-only">
        {`${event.home} ${home}, ${event.away} ${away}`}
      </span>
      <span aria-hidden className="gs:flex gs:items-center gs:gap-2 gs:tablet:gap-3">
        <ScoreDigits score={home} size="large" />
        {children}
        <ScoreDigits score={away} size="large" />
      </span>
    </>
  );
}

function LiveScore({ event, score }: ScoreProps) {
  const format = useFormat();
  const now = useNow(intervals.eachSecond);
  const time = format.eventTime({
    startsAt: event.startsAt,
    isLive: true,
    now,
    clock: event.clock,
  });
  const texts = useTimeTexts(event, false)(time, now);
  const clock = time.kind === "live" ? time.clock : null;
  const isBreak = clock?.kind === "phase" && clock.phase === "half_time";
  return (
    <>
      <Score event={event} score={score}>
        {clock?.kind === "minute" && <MinuteRing clock={clock} />}
        {isBreak && <MinuteRing clock={null} />}
      </Score>
      <span role="timer" className="gs:type-small gs:text-ink-faint">
        <span aria-hidden>{clock?.kind === "minute" ? texts.aside : texts.main}</span>
        <span className="gs:sr-only">{texts.spoken}</span>
      </span>
    </>
  );
}
