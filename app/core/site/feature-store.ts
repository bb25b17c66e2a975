import type { Site } from "./create-site.ts";

/**
 * The store of a part that not every page needs: made with the site it belongs to, when the part's
 * chunk first asks for it, and the same one from then on.
 */
export function featureStore<Store>(site: Site, create: (site: Site) => Store): Store {
  if (!site.features.has(create)) site.features.set(create, create(site));
  return site.features.get(create) as Store;
}
