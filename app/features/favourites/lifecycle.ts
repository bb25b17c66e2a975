import { loadCode } from "@grandstand/ui/load-code";
import { featureStore } from "../../core/site/feature-store.ts";
import type { FeatureLifecycle, Site } from "../../core/site/site.ts";
import { createFavouriteIds, noFavourites } from "./favourite-ids.ts";

const loadStore = () => import("./store.ts");

/** A login fetches the person's favourites, whose code comes with it; a logout forgets them. */
export const favouritesLifecycle: FeatureLifecycle = {
  onLogin: (site) => void loadFavourites(site),
  onLogout: (site) => featureStore(site, createFavouriteIds).setState(noFavourites),
};

async function loadFavourites(site: Site): Promise<void> {
  const { createFavourites } = await loadCode(loadStore);
  await featureStore(site, createFavourites).load();
}
