import type { EventView, MarketView, RenderOutcome } from "@grandstand/ui/event-view";
import { OddsButton } from "@grandstand/ui/odds-button";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { createBuilderOdds } from "./builder-odds.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderFacts } from "./view.ts";

/** How a match page draws its prices: for the slip, or for the builder while that is on. */
export function useMatchOutcome(event: EventView, facts: BuilderFacts | null): RenderOutcome {
  const isBuilding = useStore(useFeatureStore(createSlipType), isBuilder);
  const events = useMemo(() => [event], [event]);
  const renderForSlip = useRenderOutcome(events);
  const BuilderOdds = useBuilderOdds(isBuilding);
  const markets = useMemo(() => marketsByOutcome(event), [event]);
  const renderForBuilder = useCallback<RenderOutcome>(
    (outcome, context, layout) => {
      const market = markets.get(outcome.id);
      if (!market || facts === null) return renderForSlip(outcome, context, layout);
      // Until its code is there a price is shown and goes nowhere: least of all to the slip.
      if (!BuilderOdds) return <OddsButton {...{ outcome, context, layout }} onToggle={ignore} />;
      return <BuilderOdds {...{ event, market, outcome, context, layout, facts }} />;
    },
    [BuilderOdds, event, markets, facts, renderForSlip],
  );
  return isBuilding ? renderForBuilder : renderForSlip;
}

/**
 * The builder's price, once its code is there. Not by `lazy`: every price would wait by itself, and be
 * let out late.
 */
function useBuilderOdds(isBuilding: boolean) {
  const odds = useFeatureStore(createBuilderOdds);
  // Until it is there, prices stay as they are shown.
  useEffect(() => {
    if (isBuilding) void odds.load();
  }, [odds, isBuilding]);
  const code = useSyncExternalStore(odds.subscribe, odds.getState, notYet);
  return code?.ConnectBuilderOdds ?? null;
}

const notYet = () => null;
const ignore = () => undefined;

/** By id: a market draws its outcomes with other short names than the event has them. */
function marketsByOutcome(event: EventView): ReadonlyMap<string, MarketView> {
  return new Map(
    event.markets.flatMap((market) => market.outcomes.map(({ id }) => [id, market] as const)),
  );
}

const isBuilder = (type: string) => type === "betbuilder";
