import type { BuilderView } from "@grandstand/ui/bet-builder";
import { useSyncExternalStore } from "react";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createBetBuilder } from "./bet-builder.ts";
import { createBuilderView } from "./builder-view.ts";
import type { BetBuilderStore } from "./store.ts";

/** The site's bet builder, made when a part of it is first drawn. */
export function useBetBuilder(): BetBuilderStore {
  return useFeatureStore(createBetBuilder);
}

/** The builder's view, which is another when something that it shows has changed. */
export function useBuilderView(): BuilderView {
  const { subscribe, getState } = useFeatureStore(createBuilderView);
  return useSyncExternalStore(subscribe, getState, getState);
}
