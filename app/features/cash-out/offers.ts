import { intervals } from "@grandstand/rules/intervals";
import { useEffect } from "react";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { CashOutOffers } from "../bets/index.ts";
import { fetchOffers } from "./api.ts";

/** Of what goes along from page to page: a page of bets has a store of its own, which ends with it. */
function createOffersAlong({ api }: Site): FetchedStore<CashOutOffers> {
  return createFetched(() => fetchOffers(api));
}

const none: CashOutOffers = {};

/** What each open bet of a person is worth, fetched every 5 s while the page is seen, without a way to take it; null: of none. */
export function useOffersAlong(userId: string | null): CashOutOffers {
  const { scheduler } = useSite();
  const { load } = useFeatureStore(createOffersAlong);
  const offers = useFetched(createOffersAlong, userId);
  useEffect(() => {
    if (userId === null) return;
    const run = () => load(userId);
    return scheduler.start("offers along", { every: intervals.selectionsRefresh, run });
  }, [userId, load, scheduler]);
  return offers.status === "loaded" ? offers.value : none;
}
