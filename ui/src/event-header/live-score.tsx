import { intervals } from "@grandstand/rules/intervals";
import { useTimeTexts } from "../event-time/index.ts";
import { useFormat, useNow } from "../provider/index.ts";
import { MinuteRing } from "./minute-ring.tsx";
import { Score, type ScoreProps } from "./score.tsx";

/** The score of a match in play, with its minute between both sides' and its phase below. */
export function LiveScore({ event, score }: Omit<ScoreProps, "children">) {
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
