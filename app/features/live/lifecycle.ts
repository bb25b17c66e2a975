import { featureStore } from "../../core/site/feature-store.ts";
import type { FeatureLifecycle } from "../../core/site/site.ts";
import { createLiveEvents } from "./store.ts";

/** The bookmaker's channel says when the list of what is in play has changed (B7). */
export const liveLifecycle: FeatureLifecycle = {
  onChannelEvent(site, type) {
    if (type === "live_list_changed") featureStore(site, createLiveEvents).onListChanged();
  },
};
