import { featureStore } from "../../core/site/feature-store.ts";
import { isByChoice } from "../../core/site/session-changes.ts";
import type { FeatureLifecycle } from "../../core/site/site.ts";
import { createBetEvents } from "./bet-events.ts";

/** No one finds in a browser what the person who logged out of it has bet on. */
export const ownBetsLifecycle: FeatureLifecycle = {
  onLogout(site, reason) {
    if (isByChoice(reason)) featureStore(site, createBetEvents).forget();
  },
};
