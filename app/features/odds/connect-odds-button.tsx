import type { BetOrigin } from "@grandstand/rules/slip";
import type { EventView, MarketOutcomeView, RenderOutcome } from "@grandstand/ui/event-view";
import { OddsButton, type OddsButtonLayout, type OutcomeContext } from "@grandstand/ui/odds-button";
import { memo, useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { OutcomePrice } from "../../core/realtime/odds-store.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createPriceSources, type PriceSources } from "./price-sources.ts";
import { type PriceTarget, selectable } from "./price-target.ts";
import { createSlipTarget } from "./slip-target.ts";

interface ConnectOddsButtonProps {
  readonly sources: PriceSources;
  readonly target: PriceTarget;
  readonly outcome: MarketOutcomeView;
  readonly context: OutcomeContext;
  readonly layout: OddsButtonLayout;
}

/**
 * One odds button on the live line: it listens to its own outcome's key alone, and until the line
 * has said something it shows the price that the page came with. It stays the same button when what
 * it is pressed for changes, so that no press and no focus is lost.
 */
const ConnectOddsButton = memo(function ConnectOddsButton(props: ConnectOddsButtonProps) {
  const { outcome, sources, target, context, layout } = props;
  const { odds } = useSite();
  const watch = useCallback((wake: () => void) => odds.watch(outcome.id, wake), [odds, outcome.id]);
  const price = useSyncExternalStore(
    watch,
    () => otherThan(outcome, odds.price(outcome.id)),
    noPrice,
  );
  const choice = useSyncExternalStore(
    target.subscribe,
    () => target.choiceOf(outcome.id),
    nothingChosen,
  );
  const shown = useMemo(
    () => (price ? { ...outcome, odds: price.odds, isSuspended: price.isSuspended } : outcome),
    [outcome, price],
  );
  const toggle = useCallback(() => {
    const source = sources.of(outcome.id);
    if (source) target.toggle({ ...source, outcome: shown });
  }, [target, sources, outcome.id, shown]);
  return (
    <OddsButton
      {...choice}
      outcome={shown}
      context={context}
      layout={layout}
      movement={price?.movement ?? "none"}
      onToggle={toggle}
    />
  );
}, hasSameProps);

/** A row that is drawn again for its score gives its buttons new objects with the same in them. */
function hasSameProps(one: ConnectOddsButtonProps, other: ConnectOddsButtonProps): boolean {
  return (
    one.sources === other.sources &&
    one.target === other.target &&
    one.layout === other.layout &&
    hasSameFacts(one.outcome, other.outcome) &&
    hasSameFacts(one.context, other.context)
  );
}

function hasSameFacts<Facts extends object>(one: Facts, other: Facts): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Facts)[];
  return names.every((name) => one[name] === other[name]);
}

const noPrice = () => undefined;

/** The price where it is other than what the page came with: a button is not drawn again for what it shows. */
function otherThan(
  { odds, isSuspended }: MarketOutcomeView,
  price: OutcomePrice | undefined,
): OutcomePrice | undefined {
  const isSame =
    price?.odds === odds && price.isSuspended === isSuspended && price.movement === "none";
  return isSame ? undefined : price;
}

const nothingChosen = () => selectable;

/**
 * How a list or a market draws its prices: each as a button of its own on the live line, pressed for the
 * bet slip where no other target is given.
 */
export function useRenderOutcome(
  events: readonly EventView[],
  betOrigin: BetOrigin | null = null,
  otherTarget: PriceTarget | null = null,
): RenderOutcome {
  const slip = useFeatureStore(createSlipTarget);
  const target = otherTarget ?? slip;
  const [sources] = useState(createPriceSources);
  useLayoutEffect(() => sources.update(events, betOrigin), [sources, events, betOrigin]);
  return useCallback(
    (outcome, context, layout) => (
      <ConnectOddsButton {...{ sources, target, outcome, context, layout }} />
    ),
    [sources, target],
  );
}
