import { ChevronDown } from "lucide";
import { memo, type ReactNode, Suspense, useId } from "react";
import { Badge } from "../badge/index.ts";
import type { MarketView, RenderOutcome } from "../event-view/index.ts";
import { Icon } from "../icon/index.ts";
import { MarketExplanation } from "../market-explanation/index.ts";
import { useWording } from "../provider/index.ts";
import { OutcomeResult, PlayerRows } from "./late-parts.tsx";
import {
  type MarketLayout,
  marketOutcomes,
  marketPanel,
  marketToggle,
} from "./market-group.variants.ts";

interface MarketPanelProps {
  readonly market: MarketView;
  readonly eventName: string;
  readonly isOpen: boolean;
  readonly onToggle: (marketId: string) => void;
  readonly renderOutcome: RenderOutcome;
}

/** One market: its heading opens and closes it. */
export const MarketPanel = memo(function MarketPanel(props: MarketPanelProps) {
  const { market, isOpen, onToggle } = props;
  const t = useWording();
  return (
    <PanelFrame id={market.id} title={market.name} markets={[market]} {...{ isOpen, onToggle }}>
      {market.eachWay && (
        <p className="gs:type-small gs:px-3 gs:tablet:px-4 gs:pb-3 gs:text-ink-muted">
          {t("event-header.each-way", {
            fraction: market.eachWay.fraction,
            count: market.eachWay.places,
          })}
        </p>
      )}
      <MarketOutcomes {...props} />
    </PanelFrame>
  );
});

interface PanelFrameProps {
  readonly id: string;
  readonly title: string;
  /** Of one type. */
  readonly markets: readonly MarketView[];
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  readonly children: ReactNode;
}

/** The card of one market, or of several of one type. */
export function PanelFrame({ id, title, markets, isOpen, onToggle, children }: PanelFrameProps) {
  const t = useWording();
  const panel = useId();
  const isOver = markets.some(hasResults);
  return (
    <section className={marketPanel()}>
      <div className="gs:flex gs:items-center gs:gap-1 gs:pe-2">
        <h2 className="gs:min-w-0 gs:flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            className={marketToggle()}
            onClick={() => onToggle(id)}
          >
            <span className="gs:type-heading gs:min-w-0 gs:flex-1 gs:wrap-break-word">{title}</span>
            {!isOver && markets.every(({ isSuspended }) => isSuspended) && (
              <Badge>{t("market-group.suspended")}</Badge>
            )}
            <Icon
              shape={ChevronDown}
              size={20}
              className={isOpen ? "gs:shrink-0 gs:rotate-180" : "gs:shrink-0"}
            />
          </button>
        </h2>
        <MarketExplanation marketType={markets[0]?.type ?? ""} marketName={title} />
      </div>
      {isOpen && <div id={panel}>{children}</div>}
    </section>
  );
}

/** Whether the market is closed, with what came of each of its outcomes. */
export function hasResults({ outcomes }: MarketView): boolean {
  return outcomes.some(({ result }) => result !== undefined);
}

/** A name of more characters, such as of two horses in their order, would need three lines in a narrow column. */
const longName = 20;

function layoutOf({ outcomes }: MarketView): MarketLayout {
  if (outcomes.some(({ player }) => player !== undefined)) return "players";
  if (outcomes.length === 1) return "one";
  if (outcomes.length === 2 || outcomes.length === 4) return "two";
  if (outcomes.length === 3) return "three";
  return outcomes.some(({ name }) => name.length > longName) ? "long" : "many";
}

function MarketOutcomes({ market, eventName, renderOutcome }: MarketPanelProps) {
  const layout = layoutOf(market);
  const context = { eventName, marketName: market.name };
  const button = layout === "three" ? "tile" : "named";
  return (
    <fieldset className={marketOutcomes({ layout })}>
      <legend className="gs:sr-only">{`${market.name}, ${eventName}`}</legend>
      {layout === "players" ? (
        <Suspense>
          <PlayerRows market={market} eventName={eventName} renderOutcome={renderOutcome} />
        </Suspense>
      ) : (
        market.outcomes.map((outcome) => (
          <div key={outcome.id} className="gs:min-w-0">
            {outcome.result ? (
              <OutcomeResult name={outcome.name} result={outcome.result} />
            ) : (
              renderOutcome({ ...outcome, shortName: outcome.name }, context, button)
            )}
          </div>
        ))
      )}
    </fieldset>
  );
}
