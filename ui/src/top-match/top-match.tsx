import { memo, useId } from "react";
import { EventTime } from "../event-time/index.ts";
import {
  type EventView,
  type MarketView,
  mainMarket,
  type RenderOutcome,
  renderPlainOutcome,
  type SidePair,
  scoreText,
} from "../event-view/index.ts";
import { Flag } from "../flag/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { MatchCountdown, ResultDots, type ResultLetter } from "../match-centre/index.ts";
import { type HostAttributes, joined, useFormat, useLink, useWording } from "../provider/index.ts";
import { ScoreColumns } from "../score-digits/index.ts";
import { PosterFields } from "./poster-fields.tsx";

/** What a match is chosen for, the weightiest first. */
export const topMatchReasons = ["own-country", "best-placed", "soonest"] as const;
export type TopMatchReason = (typeof topMatchReasons)[number];

/** Where a side is in the table of its competition. */
export interface StandingView {
  readonly rank: number;
  readonly points: number;
  /** Its latest results, oldest first. */
  readonly form: readonly ResultLetter[];
}

export interface TopMatchProps extends HostAttributes<HTMLElement> {
  readonly event: EventView;
  readonly reasons: readonly TopMatchReason[];
  /** Of both sides; null where the competition has no table. */
  readonly standings: SidePair<StandingView> | null;
  readonly renderOutcome?: RenderOutcome;
}

/**
 * One match before all others: a poster of both sides with the time until it begins, its first markets, and why it was
 * chosen (B2). Its colours are the sides' own, in either theme on the dark ground of the header.
 */
export const TopMatch = memo(function TopMatch({
  event,
  reasons,
  standings,
  renderOutcome = renderPlainOutcome,
  className,
  ...host
}: TopMatchProps) {
  const t = useWording();
  const heading = useId();
  const isOver = event.status === "ended" || event.status === "cancelled";
  return (
    <section {...host} aria-labelledby={heading} className={joined("gs-top-match", className)}>
      <div className="gs-board gs-poster">
        <PosterFields marks={event.marks} />
        <div className="gs-poster-head">
          <h2 id={heading}>{t("top-match.name")}</h2>
          <span translate="no" className="gs:flex gs:min-w-0 gs:items-center gs:gap-2">
            {event.country !== undefined && <Flag code={event.country} size={16} />}
            <span className="gs:min-w-0 gs:wrap-break-word">{event.competitionName}</span>
          </span>
        </div>
        <Names event={event} isOver={isOver} />
        {standings && <Standings event={event} standings={standings} />}
      </div>
      {!isOver && <Markets event={event} renderOutcome={renderOutcome} />}
      <Why reasons={reasons} />
    </section>
  );
});

interface NamesProps {
  readonly event: EventView;
  readonly isOver: boolean;
}

/** Both sides, and when they play or how it is; together the way to the match. */
function Names({ event, isOver }: NamesProps) {
  const Link = useLink();
  return (
    <Link href={event.href} className="gs-poster-names">
      <Side event={event} index={0} />
      <span className="gs-poster-middle">
        <Middle event={event} isOver={isOver} />
      </span>
      <Side event={event} index={1} />
    </Link>
  );
}

function Side({ event, index }: { readonly event: EventView; readonly index: 0 | 1 }) {
  return (
    <span className="gs-poster-side">
      <SideMark event={event} index={index} size={56} />
      <b translate="no">{index === 0 ? event.home : event.away}</b>
    </span>
  );
}

function Middle({ event, isOver }: NamesProps) {
  const t = useWording();
  const { score } = event;
  const digits = score && (
    <>
      <span className="gs:sr-only">
        {t("event-row.score", { home: scoreText(score.home), away: scoreText(score.away) })}
      </span>
      <ScoreColumns home={score.home.periods} away={score.away.periods} />
    </>
  );
  if (isOver) {
    const word = t(event.status === "ended" ? "event-row.ended" : "event-row.cancelled");
    return (
      <>
        {digits}
        <span>{event.statusText ?? word}</span>
      </>
    );
  }
  return (
    <>
      {event.isLive ? digits : <MatchCountdown event={event} />}
      <EventTime event={event} />
    </>
  );
}

interface StandingsProps extends Pick<TopMatchProps, "event"> {
  readonly standings: SidePair<StandingView>;
}

/** Under each name its place, its points and its latest results. */
function Standings({ event, standings }: StandingsProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <ul className="gs-poster-standings">
      {standings.map(({ rank, points, form }, index) => (
        <li key={index === 0 ? "home" : "away"}>
          <span translate="no" className="gs:sr-only">
            {index === 0 ? event.home : event.away}
          </span>
          <span>{t("top-match.standing", { rank: format.number(rank), count: points })}</span>
          <ResultDots results={form} />
        </li>
      ))}
    </ul>
  );
}

/** As many outcomes as have room beside each other. */
const mostOutcomes = 3;

/** The first market, and the last of the others that has room: in the lists of football, whether both sides score. */
function marketsOf(event: EventView): readonly MarketView[] {
  const first = mainMarket(event);
  const last = event.markets.slice(1).findLast(({ outcomes }) => outcomes.length <= mostOutcomes);
  return [first, last].filter((market) => market !== null && market !== undefined);
}

function Markets({
  event,
  renderOutcome,
}: Required<Pick<TopMatchProps, "event" | "renderOutcome">>) {
  return (
    <div className="gs-poster-markets">
      {marketsOf(event).map((market) => (
        <fieldset key={market.id}>
          <legend className="gs:sr-only">{`${market.name}, ${event.name}`}</legend>
          <p aria-hidden>{market.name}</p>
          <div>
            {market.outcomes.slice(0, mostOutcomes).map((outcome) => (
              <div key={outcome.id}>
                {renderOutcome(
                  outcome,
                  { eventName: event.name, marketName: market.name },
                  "labelled",
                )}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Opened without any script: a visitor may want to know it before the page is alive. */
function Why({ reasons }: Pick<TopMatchProps, "reasons">) {
  const t = useWording();
  return (
    <details className="gs-poster-why">
      <summary>{t("top-match.why")}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`top-match.reason.${reason}`)}</li>
        ))}
        <li>{t("top-match.rule")}</li>
      </ul>
    </details>
  );
}
