import { findIncompatibility } from "@grandstand/rules/builder";
import type { EventView, MarketOutcomeView, MarketView } from "@grandstand/ui/event-view";
import { OddsButton, type OddsButtonLayout, type OutcomeContext } from "@grandstand/ui/odds-button";
import { memo, useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
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
