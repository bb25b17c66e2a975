import { useId, useState } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import {
  type EventView,
  type MarketView,
  type RenderOutcome,
  renderPlainOutcome,
} from "../event-view/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { outrightOutcomes } from "./outright-card.variants.ts";

export interface OutrightCardProps {
  readonly event: EventView;
  readonly renderOutcome?: RenderOutcome;
}

/** The number of outcomes that are shown at first, shortest price first. */
const shownAtFirst = 8;

/**
 * A bet on a whole competition (B2, outrights): what it is on, until when, the shortest prices, and
 * all of them at a press.
 */
export function OutrightCard({ event, renderOutcome = renderPlainOutcome }: OutrightCardProps) {
  const t = useWording();
  const format = useFormat();
  const Link = useLink();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:[contain-intrinsic-size:auto_16rem] gs:[content-visibility:auto] gs:tablet:rounded-md"
    >
      <div className="gs:grid gs:gap-0.5 gs:px-3 gs:tablet:px-4 gs:pt-3 gs:pb-2.5">
        <h2 id={heading} className="gs:type-heading gs:wrap-break-word">
          <Link
            translate="no"
            href={event.href}
            className="gs:focus-ring gs:rounded-sm gs:hover:underline"
          >
            {event.name}
          </Link>
        </h2>
        <p className="gs:type-small gs:text-ink-faint gs:in-data-awaits-person:invisible">
          {t("outright-card.place", {
            region: event.regionName,
            competition: event.competitionName,
            until: format.dateTime(event.startsAt),
          })}
        </p>
      </div>
      {event.markets.length === 0 && (
        <p className="gs:type-body gs:px-3 gs:tablet:px-4 gs:pb-4 gs:text-ink-muted">
          {t("market-group.empty")}
        </p>
      )}
      {event.markets.map((market) => (
        <OutrightMarket key={market.id} {...{ event, market, renderOutcome }} />
      ))}
    </section>
  );
}

interface OutrightMarketProps extends Required<OutrightCardProps> {
  readonly market: MarketView;
}

function OutrightMarket({ event, market, renderOutcome }: OutrightMarketProps) {
  const t = useWording();
  const [isWhole, setWhole] = useState(false);
  const count = market.outcomes.length;
  const shown = isWhole ? market.outcomes : market.outcomes.slice(0, shownAtFirst);
  return (
    <fieldset className="gs:min-w-0">
      <legend className="gs:sr-only">{`${market.name}, ${event.name}`}</legend>
      <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-x-3 gs:gap-y-1 gs:px-3 gs:tablet:px-4 gs:pb-2">
        <span className="gs:type-label">{market.name}</span>
        {market.isSuspended && <Badge>{t("market-group.suspended")}</Badge>}
        {market.eachWay && (
          <span className="gs:type-small gs:text-ink-muted">
            {t("event-header.each-way", {
              fraction: market.eachWay.fraction,
              count: market.eachWay.places,
            })}
          </span>
        )}
      </div>
      <div className={outrightOutcomes()}>
        {shown.map((outcome) => (
          <div key={outcome.id} className="gs:min-w-0">
            {renderOutcome(
              { ...outcome, shortName: outcome.name },
              { eventName: event.name, marketName: market.name },
              "named",
            )}
          </div>
        ))}
      </div>
      {count > shownAtFirst && (
        <div className="gs:px-3 gs:tablet:px-4 gs:pb-4">
          <Button onPress={() => setWhole(!isWhole)}>
            {isWhole ? t("outright-card.fewer.button") : t("outright-card.all.button", { count })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
