import type { Limit } from "@grandstand/rules/limits";
import type { BuilderView } from "@grandstand/ui/bet-builder";
import { useNow } from "@grandstand/ui/provider";
import { useMemo } from "react";
import { useStore } from "zustand";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBetTerms } from "../bet-slip/index.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { createBetBuilder } from "./bet-builder.ts";
import type { BetBuilderStore } from "./store.ts";
import { toBuilderView } from "./view.ts";

/** The site's bet builder, made when a part of it is first drawn. */
export function useBetBuilder(): BetBuilderStore {
  return featureStore(useSite(), createBetBuilder);
}

const noLimits: readonly Limit[] = [];

/** The builder's view, made anew when something it shows has changed, and once a second for its age. */
export function useBuilderView(): BuilderView {
  const site = useSite();
  const store = useBetBuilder();
  const state = useStore(store, (each) => each);
  const settings = useStore(site.settings, (each) => each);
  const user = useStore(site.session, (each) => each.user);
  const maximumPayout = useStore(useFeatureStore(createBetTerms), (each) => each.maximumPayout);
  const limits = useStore(useFeatureStore(createLimits), ({ list }) =>
    list.status === "loaded" ? list.limits : noLimits,
  );
  const isOnline = useStore(site.connection, (each) => each.isOnline);
  const now = useNow(1_000);
  // The control is a rule over all of these; they are its reasons to be asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () =>
      toBuilderView({
        state,
        control: store.control(),
        settings,
        maximumPayout,
        limits,
        locale: site.language,
        slugs: site.slugs,
        eventState: site.odds.event(state.builder.picks[0]?.eventId ?? ""),
      }),
    [store, state, settings, maximumPayout, limits, user, isOnline, now, site.language, site.slugs],
  );
}
