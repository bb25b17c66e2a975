import type { EventView, RenderOutcome } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useRenderOutcome } from "../odds/index.ts";
import { createBuilderOdds } from "./builder-odds.ts";
import { createEarlyPicks } from "./early-picks.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderFacts } from "./view.ts";

/** How a match page draws its prices: for the slip, or for the builder while that is on. */
export function useMatchOutcome(event: EventView, facts: BuilderFacts | null): RenderOutcome {
  const isOn = useStore(useFeatureStore(createSlipType), (type) => type === "betbuilder");
  const isBuilding = isOn && facts !== null;
  const events = useMemo(() => [event], [event]);
  const early = useFeatureStore(createEarlyPicks);
  const code = useBuilderCode(isBuilding, event, facts);
  const renderEarly = useRenderOutcome(events, null, isBuilding ? early : null);
  const renderForBuilder = useCallback<RenderOutcome>(
    (outcome, context, layout) => {
      const market = code?.marketOf(event, outcome.id);
      if (!code || !market || !facts) return renderEarly(outcome, context, layout);
      return <code.ConnectBuilderOdds {...{ event, market, outcome, context, layout, facts }} />;
    },
    [code, event, facts, renderEarly],
  );
  return isBuilding ? renderForBuilder : renderEarly;
}

/**
 * The code of the builder's prices, once it is there; what was pressed before is picked then, unless the slip is
 * back or the page has gone. Not by `lazy`: every price would wait by itself, and be let out late.
 */
function useBuilderCode(isBuilding: boolean, event: EventView, facts: BuilderFacts | null) {
  const site = useSite();
  const odds = useFeatureStore(createBuilderOdds);
  const early = useFeatureStore(createEarlyPicks);
  const pick = useEffectEvent(({ pickEarly }: typeof import("./connect-builder-odds.tsx")) => {
    if (facts !== null) pickEarly(site, event, facts);
  });
  useEffect(() => {
    if (!isBuilding) return undefined;
    void odds.load().then((code) => pick(code));
    return () => early.setState({ waiting: [] });
  }, [odds, early, isBuilding]);
  return useSyncExternalStore(odds.subscribe, odds.getState, notYet);
}

const notYet = () => null;
