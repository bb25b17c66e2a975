import { findIncompatibility } from "@grandstand/rules/builder";
import type { EventView, MarketOutcomeView, MarketView } from "@grandstand/ui/event-view";
import { OddsButton, type OddsButtonLayout, type OutcomeContext } from "@grandstand/ui/odds-button";
import { memo, useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBetBuilder } from "./bet-builder.ts";
import { createEarlyPicks } from "./early-picks.ts";
import { pressedPicks } from "./store.ts";
import { showConflict, useBetBuilder, useConflictText } from "./use-bet-builder.ts";
import { type BuilderFacts, toBuilderOutcome, toMatchStand } from "./view.ts";

export interface ConnectBuilderOddsProps {
  readonly event: EventView;
  readonly market: MarketView;
  readonly outcome: MarketOutcomeView;
  readonly context: OutcomeContext;
  readonly layout: OddsButtonLayout;
  readonly facts: BuilderFacts;
}

/**
 * One odds button that picks for the builder: what can't go with the picks is blocked before the
 * click, and says why; a click on it says so for those who don't see it.
 */
export const ConnectBuilderOdds = memo(function ConnectBuilderOdds(props: ConnectBuilderOddsProps) {
  const { event, market, outcome, context, layout, facts } = props;
  const site = useSite();
  const { odds } = site;
  const store = useBetBuilder();
  const conflictText = useConflictText();
  const watch = useCallback((wake: () => void) => odds.watch(outcome.id, wake), [odds, outcome.id]);
  const price = useSyncExternalStore(watch, () => odds.price(outcome.id), noPrice);
  const picks = useStore(store, pressedPicks);
  const shown = price ? { ...outcome, odds: price.odds, isSuspended: price.isSuspended } : outcome;
  const pick = useMemo(
    () => toBuilderOutcome(event, market, outcome, facts),
    [event, market, outcome, facts],
  );
  const conflict = useMemo(
    () => findIncompatibility(picks, pick, toMatchStand(event)),
    [picks, pick, event],
  );
  const isSelected = picks.some(({ outcomeId }) => outcomeId === outcome.id);
  const blockedBecause = conflict && !isSelected ? conflictText(conflict) : null;
  return (
    <OddsButton
      outcome={shown}
      context={context}
      layout={layout}
      movement={price?.movement ?? "none"}
      isSelected={isSelected}
      blockedBecause={blockedBecause}
      onToggle={() => {
        if (blockedBecause === null) store.toggle(pick);
        else showConflict(site, blockedBecause);
      }}
    />
  );
});

const noPrice = () => undefined;

const markets = new WeakMap<EventView, ReadonlyMap<string, MarketView>>();

/** By the outcome's id: a market draws its outcomes with other short names than the event has them. */
export function marketOf(event: EventView, outcomeId: string): MarketView | undefined {
  const known = markets.get(event) ?? marketsByOutcome(event);
  markets.set(event, known);
  return known.get(outcomeId);
}

function marketsByOutcome(event: EventView): ReadonlyMap<string, MarketView> {
  return new Map(
    event.markets.flatMap((market) => market.outcomes.map(({ id }) => [id, market] as const)),
  );
}

/** Picks what was pressed before this code was there; what can't go with the picks before it stays out. */
export function pickEarly(site: Site, event: EventView, facts: BuilderFacts): void {
  const store = featureStore(site, createBetBuilder);
  const early = featureStore(site, createEarlyPicks);
  for (const { selection } of early.getState().waiting) {
    const market = marketOf(event, selection.outcomeId);
    const outcome = market?.outcomes.find(({ id }) => id === selection.outcomeId);
    if (!market || !outcome) continue;
    const pick = toBuilderOutcome(event, market, outcome, facts);
    const picks = pressedPicks(store.getState());
    if (findIncompatibility(picks, pick, toMatchStand(event)) === null) store.toggle(pick);
  }
  early.setState({ waiting: [] });
}
