import type { FocusEvent } from "react";
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
import { useLink, useWording } from "../provider/index.ts";
import { useFavourites } from "../race-row/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { liveStrip, liveTile, tileName, tileOutcomes } from "./live-strip.variants.ts";

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
  if (status === "ready" && events.length === 0) return null;
  return (
    <section aria-label={t("live-strip.name")} className="@container/strip">
      {status === "loading" && <span className="sr-only">{t("live-strip.loading")}</span>}
      <ul className={liveStrip()} aria-busy={status === "loading" || undefined}>
        {status === "loading"
          ? placeholders.map((name) => <TileSkeleton key={name} />)
          : events.slice(0, tiles).map((event) => (
              <li key={event.id} className={liveTile()} onFocus={bringIntoView}>
                <EventTile event={event} renderOutcome={renderOutcome} />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** A tile that only peeks in comes in whole once it has the focus; browsers leave it where it is. */
function bringIntoView({ currentTarget }: FocusEvent<HTMLLIElement>): void {
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export interface EventTileProps {
  readonly event: EventView;
  readonly renderOutcome: RenderOutcome;
}

/** What a tile tells of one event: when, where, who, the score and the main market (B2). */
export function EventTile({ event, renderOutcome }: EventTileProps) {
  const t = useWording();
  const market = mainMarket(event);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        {event.isSuspended ? (
          <span className="type-caption">{t("live-strip.suspended")}</span>
        ) : (
          <EventTime event={event} layout="tile" />
        )}
        <span className="type-caption truncate text-ink-faint">{event.competitionName}</span>
      </div>
      <TileBoard event={event} />
      {market && <TileMarket event={event} market={market} renderOutcome={renderOutcome} />}
    </>
  );
}

function TileBoard({ event }: { event: EventView }) {
  const Link = useLink();
  const sides = isRace(event)
    ? [{ name: event.name, score: null }]
    : [
        { name: event.home, score: event.score?.home ?? null },
        { name: event.away, score: event.score?.away ?? null },
      ];
  return (
    <Link
      href={event.href}
      title={event.name}
      className="focus-ring grid grid-cols-1 gap-1 rounded-sm hover:underline"
    >
      {sides.map(({ name, score }, index) => (
        <span
          key={index === 0 ? "home" : "away"}
          className="flex h-7 min-w-0 items-center justify-between gap-2"
        >
          <span className={tileName()}>{name} </span>
          {score && <ScoreDigits score={scoreText(score)} />}
        </span>
      ))}
    </Link>
  );
}

function TileMarket({
  event,
  market,
  renderOutcome,
}: EventTileProps & { readonly market: MarketView }) {
  const favourites = useFavourites(isRace(event) ? market : null);
  const shown = isRace(event) ? favourites.map(asNamed) : market.outcomes.slice(0, 3);
  const count = shown.length === 1 ? 1 : shown.length === 2 ? 2 : 3;
  const context = { eventName: event.name, marketName: market.name };
  return (
    <fieldset className={tileOutcomes({ outcomes: count })}>
      <legend className="sr-only">{`${market.name}, ${event.name}`}</legend>
      {shown.map((outcome) => (
        <div key={outcome.id} className="min-w-0">
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
      <div className="grid h-15 content-around">
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
      <Skeleton shape="price" />
    </li>
  );
}
