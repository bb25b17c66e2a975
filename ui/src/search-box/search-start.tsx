import { type ReactNode, useId } from "react";
import { EventRow } from "../event-row/index.ts";
import { EventTime } from "../event-time/index.ts";
import {
  type EventView,
  marketColumns,
  type RenderOutcome,
  type SideScoreView,
  scoreText,
} from "../event-view/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import { SportShortcuts } from "../sport-shortcuts/index.ts";
import { FoundMark } from "./found-mark.tsx";
import type { SearchStartView } from "./search-view.ts";

interface SearchStartProps {
  readonly start: SearchStartView;
  readonly renderOutcome: RenderOutcome;
}

/** What a search begins with: the next matches of one's favourites with their prices, what is in play, the sports. */
export function SearchStart({ start, renderOutcome }: SearchStartProps) {
  const { own, live, sports, all } = start;
  const t = useWording();
  return (
    <>
      <StartPart heading={t("search-box.own")} count={own.length}>
        {own.map((event) => (
          <li key={event.id}>
            <EventRow
              event={event}
              columns={marketColumns([event], 1)}
              renderOutcome={renderOutcome}
            />
          </li>
        ))}
      </StartPart>
      <StartPart heading={t("search-box.live")} count={live.length}>
        {live.map((event) => (
          <li key={event.id}>
            <LiveMatch event={event} />
          </li>
        ))}
      </StartPart>
      <SportShortcuts sports={sports} all={all} />
    </>
  );
}

interface StartPartProps {
  readonly heading: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A list under its heading; without anything in it there is neither. */
function StartPart({ heading, count, children }: StartPartProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="gs-search-part">
      <h2 id={id}>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function LiveMatch({ event }: { readonly event: EventView }) {
  const Link = useLink();
  const t = useWording();
  const { name, href, marks, images, sportSlug, competitionName, score } = event;
  return (
    <Link href={href} className="gs-search-live">
      <FoundMark of={{ marks, images, sport: sportSlug }} />
      <span className="gs:min-w-0 gs:flex-1">
        <span translate="no" className="gs:type-label gs:narrow gs:block gs:wrap-break-word">
          {name}
        </span>
        <span className="gs-search-live-detail">
          <EventTime event={event} layout="tile" />
          <span aria-hidden>·</span>
          <span translate="no" className="gs:min-w-0 gs:wrap-break-word">
            {competitionName}
          </span>
        </span>
      </span>
      {score && (
        <span className="gs:flex gs:shrink-0 gs:gap-0.5">
          <span className="gs:sr-only">
            {t("event-row.score", { home: scoreText(score.home), away: scoreText(score.away) })}
          </span>
          <span aria-hidden className="gs:contents">
            <ScoreDigits score={shortScore(score.home)} size="small" />
            <ScoreDigits score={shortScore(score.away)} size="small" />
          </span>
        </span>
      )}
    </Link>
  );
}

/** One number a side: the sets where a sport has them, else the goals or points. */
function shortScore({ sets, periods }: SideScoreView): number {
  return sets ?? periods.at(-1) ?? 0;
}
