import { minuteText } from "@grandstand/rules/event-time";
import { intervals } from "@grandstand/rules/intervals";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useTimeTexts } from "../event-time/index.ts";
import type { EventView } from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";

export interface FoldedHeadProps {
  readonly event: EventView;
  /** The names of the whole head: while they can be seen, this is not there. Without them it always is. */
  readonly names?: RefObject<Element | null>;
  /** Its first market. */
  readonly market?: ReactNode;
}

/**
 * A match's head in one line, over the page once the names of the whole one have left it upwards. It has no room of its
 * own, so that nothing moves, and stays as long as the focus is in it.
 */
export function FoldedHead({ event, names, market }: FoldedHeadProps) {
  const hasLeft = useHasLeft(names);
  const [hasFocus, setFocus] = useState(false);
  if (!hasLeft && !hasFocus) return null;
  return (
    <section
      aria-label={event.name}
      className="gs-folded-head"
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div>
        <Side event={event} index={0} />
        {event.score && <Score event={event} />}
        <Side event={event} index={1} />
        <Time event={event} />
        {market}
      </div>
    </section>
  );
}

interface OfEventProps {
  readonly event: EventView;
}

function Side({ event, index }: OfEventProps & { readonly index: 0 | 1 }) {
  return (
    <span className="gs-folded-side">
      <SideMark event={event} index={index} size={24} />
      <span translate="no">{index === 0 ? event.home : event.away}</span>
    </span>
  );
}

function Score({ event: { score, home, away } }: OfEventProps) {
  const [homeScore, awayScore] = [score?.home.periods.join(" "), score?.away.periods.join(" ")];
  return (
    <>
      <span translate="no" className="gs:sr-only">
        {`${home} ${homeScore}, ${away} ${awayScore}`}
      </span>
      <span aria-hidden className="gs:flex gs:gap-1">
        <ScoreDigits score={homeScore ?? null} />
        <ScoreDigits score={awayScore ?? null} />
      </span>
    </>
  );
}

/** The minute in play, before it the hour of the start. */
function Time({ event }: OfEventProps) {
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachSecond);
  const { startsAt, isLive, clock } = event;
  const time = format.eventTime({ startsAt, isLive, now, clock });
  const { spoken } = useTimeTexts(event, false)(time, now);
  const minute = time.kind === "live" && time.clock?.kind === "minute" ? time.clock : null;
  const inPlay = minute === null ? t("event-header.break") : minuteText(minute);
  return (
    <span className="gs:type-small gs:tabular gs:shrink-0 gs:font-bold">
      <span aria-hidden translate="no">
        {isLive ? inPlay : format.time(startsAt)}
      </span>
      <span className="gs:sr-only">{spoken}</span>
    </span>
  );
}

/** As far down as no page is: what is below the window has not left it. */
const anywhereBelow = "0px 0px 100000px 0px";

/** Whether an element has left the window at its upper edge; one that there is not has. */
function useHasLeft(element: RefObject<Element | null> | undefined): boolean {
  const [hasLeft, setLeft] = useState(element === undefined);
  useEffect(() => {
    if (!element?.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setLeft(!entry.isIntersecting);
      },
      { rootMargin: anywhereBelow },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasLeft;
}
