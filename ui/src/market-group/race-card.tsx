import type { MarketOutcomeView, MarketView, RenderOutcome } from "../event-view/index.ts";
import { useWording } from "../provider/index.ts";

interface RaceCardProps {
  readonly market: MarketView;
  readonly eventName: string;
  readonly renderOutcome: RenderOutcome;
}

/** The runners of a race, one a line, in the order of their numbers; whoever withdrew keeps its line. */
export function RaceCard({ market, eventName, renderOutcome }: RaceCardProps) {
  return (
    <ul>
      {market.outcomes.map((outcome) => (
        <li
          key={outcome.id}
          className="flex min-h-16 items-center gap-3 border-t border-line px-3 tablet:px-4 py-2"
        >
          <span className="type-label tabular w-6 shrink-0 text-center text-ink-faint">
            {outcome.number}
          </span>
          <RunnerName outcome={outcome} />
          <span className="w-24 shrink-0">
            <RunnerPrice {...{ outcome, market, eventName, renderOutcome }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function RunnerName({ outcome }: { outcome: MarketOutcomeView }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="type-label narrow block truncate" title={outcome.name}>
        {outcome.isWithdrawn ? <s className="text-ink-faint">{outcome.name}</s> : outcome.name}
      </span>
      {outcome.detail !== undefined && (
        <span className="type-small block truncate text-ink-faint">{outcome.detail}</span>
      )}
    </span>
  );
}

function RunnerPrice(props: RaceCardProps & { readonly outcome: MarketOutcomeView }) {
  const { outcome, market, eventName, renderOutcome } = props;
  const t = useWording();
  if (outcome.isWithdrawn) {
    return (
      <span className="type-caption block text-center text-ink-faint">
        {t("market-group.withdrawn")}
      </span>
    );
  }
  return renderOutcome(outcome, { eventName, marketName: market.name }, "price");
}
