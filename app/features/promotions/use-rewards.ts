import { intervals } from "@grandstand/rules/intervals";
import { localePath } from "@grandstand/rules/locale";
import { useNow } from "@grandstand/ui/provider";
import type { RewardView } from "@grandstand/ui/reward-list";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createMenu } from "../menu/index.ts";
import { createBoosts } from "./boosts.ts";
import { createFreeBetsStore } from "./free-bets.ts";
import { toRewards } from "./view.ts";

/** The free bets and boosts of the person who is logged in, fetched when they are shown. */
export function useRewards(): readonly RewardView[] {
  const site = useSite();
  const { session } = site;
  const userId = useStore(session, ({ user }) => user?.id ?? null);
  const freeBets = useStore(useFeatureStore(createFreeBetsStore), (state) => state.list);
  const promotions = useStore(useFeatureStore(createBoosts), (state) => state.list);
  const { sports, leagues } = useStore(useFeatureStore(createMenu));
  const scopes = useMemo(
    () => ({
      sports,
      competitions: leagues,
      allHref: localePath("/sports/", site.language),
    }),
    [sports, leagues, site],
  );
  // What has ended goes within a second.
  const now = useNow(intervals.eachSecond);
  useEffect(() => {
    if (userId !== null) void featureStore(site, createFreeBetsStore).refresh();
  }, [site, userId]);
  return useMemo(
    () => (userId === null ? [] : toRewards(freeBets, promotions, scopes, now)),
    [userId, freeBets, promotions, scopes, now],
  );
}
