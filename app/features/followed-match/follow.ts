import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFollowedId } from "./followed-id.ts";

/** Follows a match instead of the one before; null: none. */
export function followMatch(site: Site, eventId: string | null): void {
  featureStore(site, createFollowedId).setState(eventId, true);
  if (eventId === null) site.storage.remove(storageKeys.followedMatch);
  else site.storage.write(storageKeys.followedMatch, eventId);
}

/** Ends the following of a match; of one that is followed since, nothing. */
export function endFollowing(site: Site, eventId: string): void {
  if (featureStore(site, createFollowedId).getState() === eventId) followMatch(site, null);
}
