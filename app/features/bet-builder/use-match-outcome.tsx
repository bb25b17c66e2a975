import type { EventView, MarketView, RenderOutcome } from "@grandstand/ui/event-view";
import { OddsButton } from "@grandstand/ui/odds-button";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { createBuilderOdds } from "./builder-odds.ts";
import type { ConnectBuilderOddsProps } from "./connect-builder-odds.tsx";
import { createEarlyPicks } from "./early-picks.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderFacts } from "./view.ts";

/** How a match page draws its prices: for the slip, or for the builder while that is on. */
export function useMatchOutcome(event: EventView, facts: BuilderFacts | null): RenderOutcome {
  const site = useSite();
  const isBuilding = useStore(featureStore(site, createSlipType), isBuilder);
  const events = useMemo(() => [event], [event]);
  const renderForSlip = useRenderOutcome(events);
  const BuilderOdds = useBuilderOdds(isBuilding);
  const markets = useMemo(() => marketsByOutcome(event), [event]);
  const renderForBuilder = useCallback<RenderOutcome>(
    (outcome, context, layout) => {
      const market = markets.get(outcome.id);
      if (!market || facts === null) return renderForSlip(outcome, context, layout);
      const Odds = BuilderOdds ?? EarlyOdds;
      return <Odds {...{ event, market, outcome, context, layout, facts }} />;
    },
    [BuilderOdds, event, markets, facts, renderForSlip],
  );
  return isBuilding && facts !== null ? renderForBuilder : renderForSlip;
}

/**
 * The builder's price, once its code is there; what was pressed before is picked then, unless the slip is
 * back or the page has gone. Not by `lazy`: every price would wait by itself, and be let out late.
 */
function useBuilderOdds(isBuilding: boolean) {
  const site = useSite();
  const odds = useFeatureStore(createBuilderOdds);
  const early = useFeatureStore(createEarlyPicks);
  useEffect(() => {
    if (!isBuilding) return undefined;
    void odds.load().then(({ pickEarly }) => {
      pickEarly(site, early.getState());
      early.clear();
    });
    return early.clear;
  }, [site, odds, early, isBuilding]);
  const code = useSyncExternalStore(odds.subscribe, odds.getState, notYet);
  return code?.ConnectBuilderOdds ?? null;
}

const notYet = () => null;

/** A price while the builder's code is on the way: as it was shown, and pressed for the builder. */
function EarlyOdds(props: ConnectBuilderOddsProps) {
  const { outcome, context, layout } = props;
  const early = useFeatureStore(createEarlyPicks);
  const isSelected = useStore(early, (picks) =>
    picks.some((pick) => pick.outcome.id === outcome.id),
  );
  return (
    <OddsButton
      {...{ outcome, context, layout, isSelected }}
      onToggle={() => early.toggle(props)}
    />
  );
}

/** By id: a market draws its outcomes with other short names than the event has them. */
function marketsByOutcome(event: EventView): ReadonlyMap<string, MarketView> {
  return new Map(
    event.markets.flatMap((market) => market.outcomes.map(({ id }) => [id, market] as const)),
  );
}

const isBuilder = (type: string) => type === "betbuilder";
