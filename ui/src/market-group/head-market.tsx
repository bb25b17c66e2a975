import {
  type EventView,
  type MarketView,
  mainMarket,
  type RenderOutcome,
  renderPlainOutcome,
} from "../event-view/index.ts";

export interface HeadMarketProps {
  readonly market: MarketView;
  readonly eventName: string;
  readonly renderOutcome?: RenderOutcome;
  /** In the folded head: 1, X and 2 in the place of names. */
  readonly isFolded?: boolean;
}

/** The market that an event's head can have under its names: its first, where it is a question of one line. */
export function headMarketOf(event: Pick<EventView, "markets">): MarketView | null {
  const market = mainMarket(event);
  return market && market.outcomes.length <= 3 ? market : null;
}

/** One market in an event's head. Its name is seen where it is not who wins, which the names above it say. */
export function HeadMarket({
  market,
  eventName,
  renderOutcome = renderPlainOutcome,
  isFolded = false,
}: HeadMarketProps) {
  const context = { eventName, marketName: market.name };
  return (
    <fieldset className="gs:@container/markets gs:min-w-0 gs:pt-1">
      <legend className="gs:sr-only">{`${market.name}, ${eventName}`}</legend>
      {!isFolded && market.outcomes.length !== 3 && market.type !== "match_winner" && (
        <p aria-hidden className="gs:type-caption gs:pb-1 gs:text-ink-faint">
          {market.name}
        </p>
      )}
      <div className="gs:grid gs:auto-cols-[minmax(0,1fr)] gs:grid-flow-col gs:gap-1">
        {market.outcomes.map((outcome) => (
          <div key={outcome.id} className="gs:min-w-0">
            {isFolded
              ? renderOutcome(outcome, context, "labelled")
              : renderOutcome({ ...outcome, shortName: outcome.name }, context, "tile")}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
