import type { MarketOutcomeView, MarketView, RenderOutcome } from "../event-view/index.ts";
import { useWording } from "../provider/index.ts";

export interface RaceCardProps {
  readonly market: MarketView;
  readonly eventName: string;
  readonly renderOutcome: RenderOutcome;
}

/** The runners of a race, one a line, in the order of their numbers; one that withdrew keeps its line. */
export function RaceCard({ market, eventName, renderOutcome }: RaceCardProps) {
  return (
    <ul>
      {market.outcomes.map((outcome) => (
        <li
          key={outcome.id}
          className="gs:flex gs:min-h-16 gs:items-center gs:gap-3 gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-2"
        >
          <span className="gs:type-label gs:tabular gs:w-6 gs:shrink-0 gs:text-center gs:text-ink-faint">
            {outcome.number}
          </span>
          <RunnerName outcome={outcome} />
          <span className="gs:w-24 gs:shrink-0">
            <RunnerPrice {...{ outcome, market, eventName, renderOutcome }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function RunnerName({ outcome }: { outcome: MarketOutcomeView }) {
  return (
    <span className="gs:min-w-0 gs:flex-1">
      <span
        translate="no"
        className="gs:type-label gs:narrow gs:block gs:wrap-break-word gs:hyphens-auto"
      >
        {outcome.isWithdrawn ? <s className="gs:text-ink-faint">{outcome.name}</s> : outcome.name}
      </span>
      {outcome.detail !== undefined && (
        <span
          translate="no"
          className="gs:type-small gs:block gs:wrap-break-word gs:hyphens-auto gs:text-ink-faint"
        >
          {outcome.detail}
        </span>
      )}
    </span>
  );
}

function RunnerPrice(props: RaceCardProps & { readonly outcome: MarketOutcomeView }) {
  const { outcome, market, eventName, renderOutcome } = props;
  const t = useWording();
  if (outcome.isWithdrawn) {
    return (
      <span className="gs:type-caption gs:block gs:text-center gs:text-ink-faint">
        {t("market-group.withdrawn")}
      </span>
    );
  }
  return renderOutcome(outcome, { eventName, marketName: market.name }, "price");
}
