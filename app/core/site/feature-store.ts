import type { Site } from "./create-site.ts";
import { useSite } from "./site-context.ts";

/**
 * The store of a feature: made with the site it belongs to when something first wants it, and the same
 * one from then on.
 */
export function featureStore<Store>(site: Site, create: (site: Site) => Store): Store {
  if (!site.stores.has(create)) site.stores.set(create, create(site));
  return site.stores.get(create) as Store;
}

/** The same for a component. */
export function useFeatureStore<Store>(create: (site: Site) => Store): Store {
  return featureStore(useSite(), create);
}
