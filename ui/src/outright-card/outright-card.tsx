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

/** So many outcomes are shown at first, shortest price first. */
const shownAtFirst = 8;

/**
 * A bet on a whole competition (B2, outrights): who is asked for, until when, the shortest prices, and
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
      className="overflow-hidden bg-surface shadow-card [contain-intrinsic-size:auto_16rem] [content-visibility:auto] tablet:rounded-md"
    >
      <div className="grid gap-0.5 px-3 tablet:px-4 pt-3 pb-2.5">
        <h2 id={heading} className="type-heading wrap-break-word">
          <Link href={event.href} className="focus-ring rounded-sm hover:underline">
            {event.name}
          </Link>
        </h2>
        <p className="type-small text-ink-faint">
          {t("outright-card.place", {
            region: event.regionName,
            competition: event.competitionName,
            until: format.dateTime(event.startsAt),
          })}
        </p>
      </div>
      {event.markets.length === 0 && (
        <p className="type-body px-3 tablet:px-4 pb-4 text-ink-muted">{t("market-group.empty")}</p>
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
    <fieldset className="min-w-0">
      <legend className="sr-only">{`${market.name}, ${event.name}`}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 tablet:px-4 pb-2">
        <span className="type-label">{market.name}</span>
        {market.isSuspended && <Badge>{t("market-group.suspended")}</Badge>}
        {market.eachWay && (
          <span className="type-small text-ink-muted">
            {t("market-group.each-way", {
              fraction: market.eachWay.fraction,
              count: market.eachWay.places,
            })}
          </span>
        )}
      </div>
      <div className={outrightOutcomes()}>
        {shown.map((outcome) => (
          <div key={outcome.id} className="min-w-0">
            {renderOutcome(
              { ...outcome, shortName: outcome.name },
              { eventName: event.name, marketName: market.name },
              "named",
            )}
          </div>
        ))}
      </div>
      {count > shownAtFirst && (
        <div className="px-3 tablet:px-4 pb-4">
          <Button onPress={() => setWhole(!isWhole)}>
            {isWhole ? t("outright-card.fewer.button") : t("outright-card.all.button", { count })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
