import { useNow } from "@grandstand/ui/provider";
import type { RewardView } from "@grandstand/ui/reward-list";
import { useEffect, useMemo } from "react";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite, useStorePart } from "../../core/site/site-context.ts";
import { createBoosts } from "./boosts.ts";
import { createFreeBetsStore } from "./free-bets.ts";
import { toRewards } from "./view.ts";

/** The free bets and boosts of whoever is logged in, asked for when they are looked at. */
export function useRewards(): readonly RewardView[] {
  const site = useSite();
  const { session, clock } = site;
  const userId = useStorePart(session, ({ user }) => user?.id ?? null);
  const freeBets = useStorePart(useFeatureStore(createFreeBetsStore), (state) => state.list);
  const promotions = useStorePart(useFeatureStore(createBoosts), (state) => state.list);
  // What has ended goes within a second.
  const tick = useNow(1_000);
  useEffect(() => {
    if (userId !== null) void featureStore(site, createFreeBetsStore).refresh();
  }, [site, userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second asks the clock anew
  return useMemo(
    () => (userId === null ? [] : toRewards(freeBets, promotions, clock.now())),
    [userId, freeBets, promotions, clock, tick],
  );
}
