import type { ReactNode } from "react";
import type { EventView, ScoreView } from "../event-view/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";

export interface ScoreProps {
  readonly event: EventView;
  readonly score: ScoreView;
  readonly children?: ReactNode;
}

/** The score of both sides on flaps, with what is between them. */
export function Score({ event, score, children }: ScoreProps) {
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
