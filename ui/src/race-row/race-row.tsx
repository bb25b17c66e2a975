import { memo } from "react";
import { BetplusMark, RowTime } from "../event-row/index.ts";
import {
  type EventView,
  type MarketView,
  mainMarket,
  type RenderOutcome,
  renderPlainOutcome,
} from "../event-view/index.ts";
import { couponContainer } from "../market-row/index.ts";
import { type Translate, useLink, useWording } from "../provider/index.ts";
import { raceFavourites, raceLine, raceLink, raceName, raceTerms } from "./race-row.variants.ts";
import { useFavourites } from "./use-favourites.ts";

export interface RaceRowProps {
  readonly event: EventView;
  readonly renderOutcome?: RenderOutcome;
}

const positions = ["first", "second", "third"] as const;

/**
 * One race of a list: its off, its name, how many run and what a place pays, and the first three
 * favourites to back (B2, B3, B5). The meeting is in the heading above. A row never changes its height.
 *
 * Data attributes: `data-event-status` not-started | live | ended | cancelled.
 */
export const RaceRow = memo(function RaceRow({
  event,
  renderOutcome = renderPlainOutcome,
}: RaceRowProps) {
  const isOver = event.status === "ended" || event.status === "cancelled";
  const market = isOver ? null : mainMarket(event);
  return (
    <div className={couponContainer} data-event-status={event.status}>
      <div className={raceLine()}>
        <div className="gs:flex gs:min-w-0 gs:flex-1 gs:items-center gs:gap-2">
          <RowTime event={event} />
          <RaceLink event={event} isOver={isOver} />
          {event.isBetplus && <BetplusMark eventName={event.name} />}
        </div>
        <Favourites event={event} market={market} renderOutcome={renderOutcome} />
      </div>
    </div>
  );
});

function RaceLink({ event, isOver }: { event: EventView; isOver: boolean }) {
  const Link = useLink();
  const t = useWording();
  return (
    <Link href={event.href} title={event.name} className={raceLink({ dimmed: isOver })}>
      <span translate="no" className={raceName()}>{`${event.name} `}</span>
      <span className={raceTerms()}>{termsOf(mainMarket(event), t)}</span>
    </Link>
  );
}

function termsOf(market: MarketView | null, t: Translate): string | null {
  if (market === null) return null;
  const running = market.outcomes.filter(({ isWithdrawn }) => isWithdrawn !== true).length;
  const runners = t("race-row.runners", { count: running });
  if (market.eachWay === null) return runners;
  const { fraction, places: count } = market.eachWay;
  return t("race-row.terms", { runners, eachWay: t("race-row.each-way", { fraction, count }) });
}

interface FavouritesProps extends Required<RaceRowProps> {
  readonly market: MarketView | null;
}

function Favourites({ event, market, renderOutcome }: FavouritesProps) {
  const t = useWording();
  const shown = useFavourites(market);
  const marketName = market?.name ?? "";
  const context = { eventName: event.name, marketName };
  return (
    <fieldset className={raceFavourites()}>
      <legend className="gs:sr-only">
        {t("race-row.favourites", { market: marketName, event: event.name })}
      </legend>
      {positions.map((position, index) => {
        const outcome = shown[index];
        return outcome ? (
          <div key={outcome.id} className="gs:min-w-0">
            {renderOutcome({ ...outcome, shortName: outcome.name }, context, "stacked")}
          </div>
        ) : (
          <span
            key={position}
            aria-hidden
            className="gs:h-11 gs:rounded-sm gs:border gs:border-line"
          />
        );
      })}
    </fieldset>
  );
}
