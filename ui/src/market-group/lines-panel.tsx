import { Fragment, memo } from "react";
import type { MarketView, RenderOutcome } from "../event-view/index.ts";
import { OutcomeResult } from "./late-parts.tsx";
import { marketLines, marketTotals } from "./market-group.variants.ts";
import { PanelFrame } from "./market-panel.tsx";

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
        <LineHeadings market={first} />
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

/** What each column answers; over a total’s the line has none. */
function LineHeadings({ market }: { readonly market: MarketView }) {
  const isTotal = hasOneLine(market);
  const [first, second] = market.outcomes.map(({ name }) => withoutLine(name));
  const heading = `gs:type-caption gs:wrap-break-word gs:hyphens-auto gs:px-3 gs:text-ink-faint ${isTotal ? "gs:text-center" : ""}`;
  return (
    <div aria-hidden className={`${isTotal ? marketTotals : marketLines} gs:pb-1`}>
      <span className={heading}>{first}</span>
      {isTotal && <span />}
      <span className={heading}>{second}</span>
    </div>
  );
}

type LineOfMarketProps = Omit<LinesPanelProps, "markets"> & { readonly market: MarketView };

/** Of a total the line is between the prices of its sides; of a handicap each side has a line of its own. */
function LineOfMarket({ market, eventName, renderOutcome }: LineOfMarketProps) {
  const isTotal = hasOneLine(market);
  const context = { eventName, marketName: market.name };
  return (
    <fieldset className={isTotal ? marketTotals : marketLines}>
      <legend className="gs:sr-only">{`${market.name}, ${eventName}`}</legend>
      {market.outcomes.map((outcome, index) => {
        const shortName = lineOf(outcome.shortName);
        return (
          <Fragment key={outcome.id}>
            {isTotal && index === 1 && (
              <span aria-hidden className="gs:type-label gs:tabular gs:text-center">
                {shortName}
              </span>
            )}
            <div className="gs:min-w-0">
              {outcome.result ? (
                <OutcomeResult
                  name={isTotal ? withoutLine(outcome.name) : shortName}
                  result={outcome.result}
                />
              ) : (
                renderOutcome({ ...outcome, shortName }, context, isTotal ? "price" : "named")
              )}
            </div>
          </Fragment>
        );
      })}
    </fieldset>
  );
}

/** Whether both sides have the same line: a total, whose prices are over and under it. */
function hasOneLine({ outcomes }: MarketView): boolean {
  const [over, under] = outcomes.map(({ shortName }) => /^[+−-]/.exec(shortName)?.[0]);
  return over === "+" && under !== undefined && under !== "+";
}

function byLine(one: MarketView, other: MarketView): number {
  return (one.line ?? 0) - (other.line ?? 0);
}

/** The line of a side without what its column says: "1 −1,5" as "−1,5", and a total's "+2,5" as "2,5". */
function lineOf(shortName: string): string {
  const isHandicap = /^[12] /.test(shortName);
  return isHandicap ? shortName.slice(2) : shortName.replace(/^[+−-]/, "");
}

/** "Plus de 2,5" without its number: what all lines of the market share. */
function withoutLine(name: string): string {
  return name.replace(/[\s\u00a0\u202f:(]*[+−–-]?\d+(?:[.,]\d+)?\)?$/u, "");
}
