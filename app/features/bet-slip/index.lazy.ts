import { prefetchBetSlip } from "@grandstand/ui/bet-slip";
import { lazyPart, loadCode } from "@grandstand/ui/load-code";
import { useSyncExternalStore } from "react";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { type LazyOnce, lazyOnce } from "../../core/site/lazy-once.ts";
import type { Site } from "../../core/site/site.ts";
import type { LoadedSlip } from "./whole-slip.ts";

const loadSlipCode = () => import("./whole-slip.ts");
const loadFloatingSlip = async () =>
  (await import("./loaded-floating-slip.tsx")).LoadedFloatingSlip;

/** The whole slip with its texts; a page on which no one bets does without them. For `featureStore`. */
export function createLazySlip(site: Site): LazyOnce<LoadedSlip> {
  return lazyOnce(async () => {
    const [{ createSlip }] = await Promise.all([
      loadCode(loadSlipCode),
      prefetchBetSlip(),
      loadCode(loadFloatingSlip),
      site.loadWording(),
    ]);
    return createSlip(site);
  });
}

/** The whole slip where it is there; null before. */
export function loadedSlip(site: Site): LoadedSlip | null {
  return featureStore(site, createLazySlip).getState();
}

/** Whether a bet of the slip is on its way, or is looked up. */
export function isPlacing(site: Site): boolean {
  const control = loadedSlip(site)?.slip.control().kind;
  return control === "processing" || control === "checking";
}

const notYet = () => null;

/** The same for a component, drawn again when it comes. */
export function useLoadedSlip(): LoadedSlip | null {
  const { getState, subscribe } = useFeatureStore(createLazySlip);
  return useSyncExternalStore(subscribe, getState, notYet);
}

/** The bar of a phone; an empty slip has none. */
export const FloatingSlip = lazyPart(loadFloatingSlip);

export const ConnectSharedSlip = lazyPart(
  async () => (await import("./connect-shared-slip.tsx")).ConnectSharedSlip,
);
