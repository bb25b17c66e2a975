import type { EventView, RenderOutcome } from "@grandstand/ui/event-view";
import { loadCode } from "@grandstand/ui/load-code";
import { useWording } from "@grandstand/ui/provider";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { lazyOnce } from "../../core/site/lazy-once.ts";
import { useSite } from "../../core/site/site-context.ts";
import { type PriceTarget, useRenderOutcome } from "../odds/index.ts";
import { createEarlyPicks } from "./early-picks.ts";
import { createSlipType } from "./slip-type.ts";
import type { BuilderFacts } from "./view.ts";

/** How a match page draws its prices: for the slip, or for the builder while that is on. */
export function useMatchOutcome(event: EventView, facts: BuilderFacts | null): RenderOutcome {
  const isOn = useStore(useFeatureStore(createSlipType), isBuilder);
  const events = useMemo(() => [event], [event]);
  const target = useBuilderTarget(isOn, event, facts);
  return useRenderOutcome(events, null, target);
}

const isBuilder = (type: string) => type === "betbuilder";

/**
 * The builder as prices are chosen for it, null while it is off. Until its code is there what is pressed
 * waits, and goes no further once the slip is back or the page has gone.
 */
function useBuilderTarget(
  isOn: boolean,
  event: EventView,
  facts: BuilderFacts | null,
): PriceTarget | null {
  const site = useSite();
  const t = useWording();
  const lazyCode = useFeatureStore(createBuilderCode);
  const early = useFeatureStore(createEarlyPicks);
  const code = useSyncExternalStore(lazyCode.subscribe, lazyCode.getState, notYet);
  const target = useMemo(() => {
    if (!isOn || facts === null) return null;
    return code?.createBuilderTarget(site, t, event, facts) ?? early;
  }, [isOn, facts, code, early, site, t, event]);
  useEffect(() => {
    if (!isOn) return undefined;
    void lazyCode.load();
    return early.clear;
  }, [isOn, lazyCode, early]);
  useEffect(() => {
    if (target !== null && target !== early) early.moveTo(target);
  }, [target, early]);
  return target;
}

/** There at once for every page that is switched after the first. */
const createBuilderCode = () => lazyOnce(() => loadCode(() => import("./builder-target.ts")));

const notYet = () => null;
