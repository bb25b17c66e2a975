import type { FeatureLifecycle } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

/** No one finds in a browser what the person who logged out of it has searched for. */
export const searchLifecycle: FeatureLifecycle = { forgets: [storageKeys.searches] };
