import { ChartNoAxesColumn, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { BetplusMark } from "../event-row/index.ts";
import { EventTime } from "../event-time/index.ts";
import { type EventView, isRace, mainMarket } from "../event-view/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { boardLine, eventHeader } from "./event-header.variants.ts";
import { ScoreBoard } from "./score-board.tsx";

export interface EventHeaderProps {
  readonly event: EventView;
  /** The competition's page, or the sport's; a path with its language. */
  readonly competitionHref?: string;
  /** Where the page has a heading of its own, the event's is one below it. */
  readonly headingLevel?: "h1" | "h2";
  /** At the right: the favourite star. */
  readonly action?: ReactNode;
  /** Opens the event's statistics; without it there are none (B2). */
  readonly onStatistics?: () => void;
}

/**
 * The head of a match's page: where it is played, who against whom, the score as its sport counts it,
 * and the clock; of a race the meeting, the off time, the runners and the each-way terms (B2, B3, B5).
 *
 * Data attributes: `data-event-status` not-started | live | ended | cancelled.
 */
export function EventHeader({
  event,
  competitionHref,
  headingLevel: Heading = "h1",
  action,
  onStatistics,
}: EventHeaderProps) {
  const t = useWording();
  const isOver = event.status === "ended" || event.status === "cancelled";
  const competitionText = t("event-header.place", {
    region: event.regionName,
    competition: event.competitionName,
  });
  return (
    <header className={eventHeader()} data-event-status={event.status}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* Cut at its edges, with room for a focus ring inside them. */}
        <div className="-m-1 min-w-0 flex-1 truncate p-1">
          {competitionHref === undefined ? (
            <p className="type-small truncate text-ink-faint">{competitionText}</p>
          ) : (
            <Link href={competitionHref} variant="plain">
              {competitionText}
            </Link>
          )}
        </div>
        <div className="-my-2 flex items-center tablet:order-last">
          {event.isBetplus && <BetplusMark eventName={event.name} />}
          {onStatistics && (
            <IconButton
              icon={ChartNoAxesColumn}
              label={t("event-header.statistics.button")}
              onPress={onStatistics}
            />
          )}
          {action}
        </div>
        <div className="basis-full tablet:basis-auto">
          <HeaderTime event={event} />
        </div>
      </div>
      {event.isOutright && <Heading className="type-title wrap-break-word">{event.name}</Heading>}
      {isRace(event) && <RaceTitle event={event} Heading={Heading} />}
      {event.home !== null && event.away !== null && <MatchTitle event={event} Heading={Heading} />}
      {event.isSuspended && !isOver && (
        <p className="type-label flex items-center gap-2 rounded-sm border border-line px-3 py-2">
          <Lock aria-hidden size={16} strokeWidth={1.7} className="shrink-0" />
          {t("event-header.suspended")}
        </p>
      )}
    </header>
  );
}

function HeaderTime({ event }: { event: EventView }) {
  const t = useWording();
  const format = useFormat();
  if (event.status !== "ended" && event.status !== "cancelled") {
    return <EventTime event={event} layout="full" announcedAs={event.name} />;
  }
  return (
    <p className="flex items-center gap-2">
      <Badge variant="inverse">{event.statusText ?? t(`event-header.${event.status}`)}</Badge>
      <span className="type-small tabular text-ink-faint">{format.dateTime(event.startsAt)}</span>
    </p>
  );
}

interface TitleProps {
  readonly event: EventView;
  readonly Heading: "h1" | "h2";
}

function MatchTitle({ event, Heading }: TitleProps) {
  const names = { home: event.home ?? "", away: event.away ?? "" };
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <Heading className="type-title min-w-0 flex-1 basis-40">
        <span className={`${boardLine} flex items-center`}>
          <span className="truncate" title={names.home}>
            {names.home}
          </span>
        </span>
        <span className="sr-only"> – </span>
        <span className={`${boardLine} flex items-center`}>
          <span className="truncate" title={names.away}>
            {names.away}
          </span>
        </span>
      </Heading>
      {event.score && <ScoreBoard score={event.score} names={names} />}
    </div>
  );
}

function RaceTitle({ event, Heading }: TitleProps) {
  const t = useWording();
  const market = mainMarket(event);
  const runners = market?.outcomes.filter(({ isWithdrawn }) => !isWithdrawn).length ?? 0;
  const eachWay = market?.eachWay;
  return (
    <div className="grid grid-cols-1 gap-1">
      <Heading className="type-title">{event.name}</Heading>
      <p className="type-body flex flex-wrap gap-x-4 text-ink-muted">
        <span>{t("event-header.runners", { count: runners })}</span>
        {eachWay && (
          <span>
            {t("event-header.each-way", { fraction: eachWay.fraction, count: eachWay.places })}
          </span>
        )}
      </p>
    </div>
  );
}
