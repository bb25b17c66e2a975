import { memo } from "react";
import type { MarketView, RenderOutcome } from "../event-view/index.ts";
import { OutcomeResult } from "./late-parts.tsx";
import { marketLines } from "./market-group.variants.ts";
import { hasResults, PanelFrame } from "./market-panel.tsx";

interface LinesPanelProps {
  /** Of one type, each with a line of its own; two outcomes each. */
  readonly markets: readonly MarketView[];
  readonly eventName: string;
  readonly isOpen: boolean;
  readonly onToggle: (marketType: string) => void;
  readonly renderOutcome: RenderOutcome;
}

/** Totals or handicaps as one table: a line a row, a side a column (B3). */
export const LinesPanel = memo(
  function LinesPanel(props: LinesPanelProps) {
    const { markets, isOpen, onToggle } = props;
    const [first] = markets;
    if (!first) return null;
    const title = withoutLine(first.name);
    return (
      <PanelFrame id={first.type} title={title} markets={markets} {...{ isOpen, onToggle }}>
        <div aria-hidden className={`${marketLines} gs:pb-1`}>
          {first.outcomes.map(({ id, name }) => (
            <span
              key={id}
              className="gs:type-caption gs:wrap-break-word gs:hyphens-auto gs:px-3 gs:text-ink-faint"
            >
              {withoutLine(name)}
            </span>
          ))}
        </div>
        <div className="gs:grid gs:gap-1 gs:pb-4">
          {[...markets].sort(byLine).map((market) => (
            <LineOfMarket key={market.id} market={market} {...props} />
          ))}
        </div>
      </PanelFrame>
    );
  },
  (before, after) =>
    before.isOpen === after.isOpen &&
    before.eventName === after.eventName &&
    before.onToggle === after.onToggle &&
    before.renderOutcome === after.renderOutcome &&
    before.markets.length === after.markets.length &&
    before.markets.every((market, index) => market === after.markets[index]),
);

type LineOfMarketProps = Omit<LinesPanelProps, "markets"> & { readonly market: MarketView };

function LineOfMarket({ market, eventName, renderOutcome }: LineOfMarketProps) {
  const context = { eventName, marketName: market.name };
  return (
    <fieldset className={marketLines}>
      <legend className="gs:sr-only">{`${market.name}, ${eventName}`}</legend>
      {market.outcomes.map((outcome) => {
        const shortName = lineOf(outcome.shortName);
        return (
          <div key={outcome.id} className="gs:min-w-0">
            {outcome.result && hasResults(market) ? (
              <OutcomeResult name={shortName} result={outcome.result} />
            ) : (
              renderOutcome({ ...outcome, shortName }, context, "named")
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function byLine(one: MarketView, other: MarketView): number {
  return (one.line ?? 0) - (other.line ?? 0);
}

/** The line of a side without what its column says: "1 −1,5" as "−1,5", and a total's "−2,5" as "2,5". */
function lineOf(shortName: string): string {
  const isHandicap = /^[12] /.test(shortName);
  return isHandicap ? shortName.slice(2) : shortName.replace(/^[+−-]/, "");
}

/** "Plus de 2,5" without its number: what all lines of the market share. */
function withoutLine(name: string): string {
  return name.replace(/[\s\u00a0\u202f:(]*[+−–-]?\d+(?:[.,]\d+)?\)?$/u, "");
}
