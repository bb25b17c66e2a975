import type { Site } from "./site.ts";
import { useSite } from "./site-context.ts";

/**
 * The store of a feature: made with the site it belongs to when something first wants it, and the same
 * one from then on.
 */
export function featureStore<Store>(site: Site, create: (site: Site) => Store): Store {
  if (!site.stores.has(create)) site.stores.set(create, create(site));
  return site.stores.get(create) as Store;
}

/** Puts in a store that began with something of the page's, instead of one that `create` would make. */
export function provideStore<Store>(
  site: Site,
  create: (site: Site) => Store,
  store: NoInfer<Store>,
): void {
  site.stores.set(create, store);
}

/** What `featureStore` returns, for a component. */
export function useFeatureStore<Store>(create: (site: Site) => Store): Store {
  return featureStore(useSite(), create);
}
