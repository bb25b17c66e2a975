import { type FocusEvent, memo, useState } from "react";
import { BetplusMark } from "../event-row/index.ts";
import { EventTime } from "../event-time/index.ts";
import {
  type EventView,
  isRace,
  type MarketOutcomeView,
  type MarketView,
  mainMarket,
  type RenderOutcome,
  renderPlainOutcome,
  scoreText,
} from "../event-view/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { useFavourites } from "../race-row/index.ts";
import { ScoreColumns } from "../score-digits/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { liveStrip, liveTile, tileName, tileOutcome, tileOutcomes } from "./live-strip.variants.ts";

export interface LiveStripProps {
  /** The first three are shown. */
  readonly events: readonly EventView[];
  readonly status?: "ready" | "loading";
  readonly renderOutcome?: RenderOutcome;
}

const tiles = 3;
const placeholders = ["first", "second", "third"];

/**
 * Three events in play at the head of home, each with its score and its main market (B2). Nothing at
 * all when no event is in play: the page below says what there is.
 */
export function LiveStrip({
  events,
  status = "ready",
  renderOutcome = renderPlainOutcome,
}: LiveStripProps) {
  const t = useWording();
  const { shown, hold } = useHeldTiles(events.slice(0, tiles));
  if (status === "ready" && shown.length === 0) return null;
  return (
    <section aria-label={t("live-strip.name")} className="gs:@container/strip" {...hold}>
      {status === "loading" && <span className="gs:sr-only">{t("live-strip.loading")}</span>}
      <ul className={liveStrip()} aria-busy={status === "loading" || undefined}>
        {status === "loading"
          ? placeholders.map((name) => <TileSkeleton key={name} />)
          : shown.map((event) => (
              <EventTile
                key={event.id}
                event={event}
                renderOutcome={renderOutcome}
                className={liveTile()}
              />
            ))}
      </ul>
    </section>
  );
}

/** The tiles stay where they are while one of them has the focus or is pointed at; each has its newest facts. */
function useHeldTiles(events: readonly EventView[]) {
  const [kept, keep] = useState(events);
  const [isHeld, setHeld] = useState(false);
  const isSame = kept.length === events.length && kept.every((each, at) => each === events[at]);
  if (!isHeld && !isSame) keep(events);
  const newest = (event: EventView) => events.find(({ id }) => id === event.id) ?? event;
  return {
    shown: isHeld ? kept.map(newest) : events,
    hold: {
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
    },
  };
}

/**
 * A tile that only peeks in comes in whole once it has the focus of the keyboard; browsers leave it where
 * it is. Under a pointer it stays, or the press would end beside what it began on.
 */
function bringIntoView({ currentTarget, target }: FocusEvent<HTMLLIElement>): void {
  if (!target.matches(":focus-visible")) return;
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export interface EventTileProps {
  readonly event: EventView;
  /** The list that has the tile, where another list of the page may show its prices too. */
  readonly listName?: string;
  readonly renderOutcome: RenderOutcome;
  /** How the list has it. */
  readonly className: string;
}

/**
 * An item of a list with one event: its time, competition, teams, score and main market (B2). It is drawn again where
 * its own event changes.
 */
export const EventTile = memo(function EventTile({
  event,
  listName,
  renderOutcome,
  className,
}: EventTileProps) {
  const market = isOver(event) ? null : mainMarket(event);
  return (
    <li className={className} onFocus={bringIntoView}>
      <div className="gs:flex gs:items-center gs:justify-between gs:gap-3">
        <TileTime event={event} />
        <span className="gs:type-caption gs:flex gs:min-w-0 gs:items-center gs:gap-2 gs:text-ink-faint">
          <span className="gs:min-w-0 gs:wrap-break-word gs:hyphens-auto">
            {event.competitionName}
          </span>
          {event.isBetplus && (
            <span className="gs:-my-1 gs:flex">
              <BetplusMark eventName={event.name} />
            </span>
          )}
        </span>
      </div>
      <TileBoard event={event} />
      {market ? (
        <TileMarket
          event={event}
          market={market}
          renderOutcome={renderOutcome}
          {...(listName !== undefined && { listName })}
        />
      ) : (
        <span aria-hidden className="gs:h-11" />
      )}
    </li>
  );
});

/** When it is on; in words, that it is over or that nothing of it can be backed now. */
function TileTime({ event }: { event: EventView }) {
  const t = useWording();
  if (isOver(event)) {
    const word =
      event.statusText ?? t(event.status === "ended" ? "event-row.ended" : "event-row.cancelled");
    return <span className="gs:type-caption">{word}</span>;
  }
  if (event.isSuspended)
    return <span className="gs:type-caption">{t("live-strip.suspended")}</span>;
  return <EventTime event={event} layout="tile" />;
}

function isOver({ status }: EventView): boolean {
  return status === "ended" || status === "cancelled";
}

function TileBoard({ event }: { event: EventView }) {
  const Link = useLink();
  const t = useWording();
  const score = isRace(event) ? null : event.score;
  const sides = isRace(event) ? [event.name] : [event.home, event.away];
  return (
    <Link
      href={event.href}
      title={event.name}
      className="gs:focus-ring gs:flex gs:min-h-11 gs:justify-between gs:gap-2 gs:rounded-sm gs:hover:underline"
    >
      <span className="gs:grid gs:min-w-0 gs:grid-cols-1 gs:content-center gs:gap-1">
        {sides.map((name, index) => (
          <span
            key={index === 0 ? "home" : "away"}
            className="gs:flex gs:h-7 gs:min-w-0 gs:items-center gs:gap-2"
          >
            <SideMark event={event} index={index} size={20} />
            <span translate="no" className={tileName()}>{`${name} `}</span>
          </span>
        ))}
      </span>
      {score && (
        <>
          <span className="gs:sr-only">
            {t("event-row.score", { home: scoreText(score.home), away: scoreText(score.away) })}
          </span>
          <ScoreColumns home={score.home.periods} away={score.away.periods} />
        </>
      )}
    </Link>
  );
}

function TileMarket({
  event,
  market,
  listName,
  renderOutcome,
}: Omit<EventTileProps, "className"> & { readonly market: MarketView }) {
  const favourites = useFavourites(isRace(event) ? market : null);
  const shown = isRace(event) ? favourites.map(asNamed) : market.outcomes.slice(0, 3);
  const names = { eventName: event.name, marketName: market.name };
  const context = listName === undefined ? names : { ...names, listName };
  return (
    <fieldset className={tileOutcomes()}>
      <legend className="gs:sr-only">{`${market.name}, ${event.name}`}</legend>
      {shown.map((outcome) => (
        <div key={outcome.id} className={tileOutcome()}>
          {renderOutcome(outcome, context, isRace(event) ? "stacked" : "labelled")}
        </div>
      ))}
    </fieldset>
  );
}

/** A runner is known by its name, not by its number. */
function asNamed(outcome: MarketOutcomeView): MarketOutcomeView {
  return { ...outcome, shortName: outcome.name };
}

function TileSkeleton() {
  return (
    <li aria-hidden className={liveTile()}>
      <Skeleton width="third" />
      <div className="gs:grid gs:h-15 gs:content-around">
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
      <Skeleton shape="price" />
    </li>
  );
}
