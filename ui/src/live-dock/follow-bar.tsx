import { minuteText } from "@grandstand/rules/event-time";
import { intervals } from "@grandstand/rules/intervals";
import { X } from "lucide";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useTimeTexts } from "../event-time/index.ts";
import type { EventView, SideScoreView } from "../event-view/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useAnnounce, useFormat, useLink, useNow, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";

interface FollowBarProps {
  readonly event: EventView;
  /** On a phone there is no room for names then: the marks are beside the score. */
  readonly isBesideBets: boolean;
  readonly onStop: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A match that goes along: its sides, score and minute lead to it. Its end is said once, as what it ended with. */
export function FollowBar({ event, isBesideBets, onStop }: FollowBarProps) {
  const t = useWording();
  const Link = useLink();
  const announce = useAnnounce();
  const { name, score, home, away } = event;
  const isOver = event.status === "ended" || event.status === "cancelled";
  const [homeScore, awayScore] = [scoreOf(score?.home), scoreOf(score?.away)];
  const say = useEffectEvent(() => {
    const isScored = event.status === "ended" && score !== null;
    announce(
      isScored
        ? t("live-dock.ended.score", { event: name, home: homeScore, away: awayScore })
        : t("live-dock.ended", { event: name }),
      "polite",
    );
  });
  useEffect(() => {
    if (isOver) say();
  }, [isOver]);
  return (
    <div className="gs-board gs-dock-box gs-dock-match" data-event-status={event.status}>
      <Link href={event.href} className="gs-dock-link">
        <Side event={event} index={0} isShort={isBesideBets} />
        {score && (
          <>
            <span translate="no" className="gs:sr-only">
              {`${home} ${homeScore}, ${away} ${awayScore}`}
            </span>
            <span aria-hidden className="gs:flex gs:shrink-0 gs:gap-1">
              <ScoreDigits score={homeScore} />
              <ScoreDigits score={awayScore} />
            </span>
          </>
        )}
        <Side event={event} index={1} isShort={isBesideBets} />
        <Time event={event} isOver={isOver} />
      </Link>
      <IconButton icon={X} label={t("live-dock.stop", { event: name })} onPressEvent={onStop} />
    </div>
  );
}

/** Sets where they are counted; else goals, or what the running map has. */
function scoreOf(side: SideScoreView | undefined): number {
  return side?.sets ?? side?.periods.at(-1) ?? 0;
}

interface SideProps {
  readonly event: EventView;
  readonly index: 0 | 1;
  readonly isShort: boolean;
}

function Side({ event, index, isShort }: SideProps) {
  return (
    <span className="gs-dock-side" data-short={(isShort && event.marks !== undefined) || undefined}>
      <SideMark event={event} index={index} size={20} />
      <span translate="no">{index === 0 ? event.home : event.away}</span>
    </span>
  );
}

interface TimeProps {
  readonly event: EventView;
  readonly isOver: boolean;
}

/** The minute in play, or the set; before it the hour of the start, after it that it has ended. */
function Time({ event, isOver }: TimeProps) {
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachSecond);
  const { startsAt, isLive, clock, status } = event;
  const time = format.eventTime({ startsAt, isLive, now, clock });
  const { main, aside, spoken } = useTimeTexts(event, true)(time, now);
  const minute = time.kind === "live" && time.clock?.kind === "minute" ? time.clock : null;
  if (isOver) {
    return (
      <span className="gs-dock-time">
        {event.statusText ?? t(`event-header.${status === "cancelled" ? "cancelled" : "ended"}`)}
      </span>
    );
  }
  const words = time.kind === "live" || time.kind === "countdown" ? main : `${aside} ${main}`;
  return (
    <span className="gs-dock-time">
      <span aria-hidden translate={minute === null ? undefined : "no"}>
        {minute === null ? words : minuteText(minute)}
      </span>
      <span className="gs:sr-only">{spoken}</span>
    </span>
  );
}
