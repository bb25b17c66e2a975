import { featureStore } from "../../core/site/feature-store.ts";
import { isByChoice } from "../../core/site/session-changes.ts";
import type { FeatureLifecycle } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFollowedId } from "./followed-id.ts";

const key = storageKeys.followedMatch;

/** The match that this browser follows, in all of its tabs; a logout that was meant ends it (docs/decisions/150). */
export const followedMatchLifecycle: FeatureLifecycle = {
  start(site) {
    const { setState } = featureStore(site, createFollowedId);
    setState(site.storage.read(key), true);
    return site.storage.onChange((changed, id) => {
      if (changed === key) setState(id, true);
    });
  },
  onLogout(site, reason) {
    if (!isByChoice(reason)) return;
    site.storage.remove(key);
    featureStore(site, createFollowedId).setState(null, true);
  },
};
