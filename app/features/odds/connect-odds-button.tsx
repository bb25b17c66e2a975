import type { BetOrigin } from "@grandstand/rules/slip";
import type {
  EventView,
  MarketOutcomeView,
  MarketView,
  RenderOutcome,
} from "@grandstand/ui/event-view";
import { OddsButton, type OddsButtonLayout, type OutcomeContext } from "@grandstand/ui/odds-button";
import { memo, useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { isChosen } from "../../core/slip-outline/slip-outline.ts";
import { toSelection } from "../events/index.ts";

interface Source {
  readonly event: EventView;
  readonly market: MarketView;
  /** The widget that a bet from here came from (B3); null for a page. */
  readonly betOrigin: BetOrigin | null;
}

interface ConnectOddsButtonProps extends Source {
  readonly outcome: MarketOutcomeView;
  readonly context: OutcomeContext;
  readonly layout: OddsButtonLayout;
}

/**
 * One odds button on the live line: it listens to its own outcome's key alone, and until the line
 * has said something it shows the price that the page came with.
 */
const ConnectOddsButton = memo(function ConnectOddsButton(props: ConnectOddsButtonProps) {
  const { outcome, event, market, betOrigin, context, layout } = props;
  const site = useSite();
  const { odds, slipOutline } = site;
  const watch = useCallback((wake: () => void) => odds.watch(outcome.id, wake), [odds, outcome.id]);
  const price = useSyncExternalStore(watch, () => odds.price(outcome.id), noPrice);
  const isPressed = useStore(slipOutline, (outline) => isChosen(outline, outcome.id));
  const shown = useMemo(
    () => (price ? { ...outcome, odds: price.odds, isSuspended: price.isSuspended } : outcome),
    [outcome, price],
  );
  const toggle = useCallback(
    () => toggleOutcome(site, shown, { market, event, betOrigin }),
    [site, shown, market, event, betOrigin],
  );
  return (
    <OddsButton
      outcome={shown}
      context={context}
      layout={layout}
      movement={price?.movement ?? "none"}
      isSelected={isPressed}
      onToggle={toggle}
    />
  );
});

const noPrice = () => undefined;

/** How a list or a market draws its prices: each as a button of its own on the live line. */
export function useRenderOutcome(
  events: readonly EventView[],
  betOrigin: BetOrigin | null = null,
): RenderOutcome {
  const sources = useMemo(() => sourcesOf(events, betOrigin), [events, betOrigin]);
  return useCallback(
    (outcome, context, layout) => {
      const source = sources.get(outcome.id);
      return (
        source && (
          <ConnectOddsButton {...source} outcome={outcome} context={context} layout={layout} />
        )
      );
    },
    [sources],
  );
}

function sourcesOf(
  events: readonly EventView[],
  betOrigin: BetOrigin | null,
): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  for (const event of events) {
    for (const market of event.markets) {
      for (const { id } of market.outcomes) sources.set(id, { event, market, betOrigin });
    }
  }
  return sources;
}

function toggleOutcome(
  { slipOutline, odds, clock }: Site,
  outcome: MarketOutcomeView,
  { market, event, betOrigin }: Source,
): void {
  const price = odds.price(outcome.id);
  slipOutline.toggle(
    { ...toSelection(outcome, market, event), betOrigin },
    {
      odds: outcome.odds,
      isSuspended: outcome.isSuspended,
      comboBoostAvailable: outcome.isComboBoosted ?? false,
      pricedAt: price?.pricedAt ?? clock.now(),
    },
  );
}
