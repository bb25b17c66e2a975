import type { MarketView, RenderOutcome } from "../event-view/index.ts";
import { foundPrices } from "./search-box.variants.ts";

interface FoundPricesProps {
  readonly eventName: string;
  readonly market: MarketView;
  /** Of what they belong to. */
  readonly row: number;
  readonly renderOutcome: RenderOutcome;
}

/** The prices of something that was found: a row of them, or one beside its name. */
export function FoundPrices({ eventName, market, row, renderOutcome }: FoundPricesProps) {
  const context = { eventName, marketName: market.name };
  const isBeside = market.outcomes.length === 1;
  return (
    <fieldset style={{ order: row }} className={foundPrices({ isBeside })}>
      <legend>{`${market.name}, ${eventName}`}</legend>
      {market.outcomes.map((outcome) => (
        <span key={outcome.id} className="gs:min-w-0">
          {renderOutcome(outcome, context, isBeside ? "price" : "labelled")}
        </span>
      ))}
    </fieldset>
  );
}
