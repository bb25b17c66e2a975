import type { Favourite } from "@grandstand/contract/favourites";
import { FavouriteButton } from "@grandstand/ui/favourite-button";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createFavouriteIds } from "./favourite-ids.ts";

interface ConnectFavouriteProps extends Favourite {
  readonly name: string;
}

/** The star of one event or competition; what it does comes with the first press. */
export function ConnectFavourite({ kind, id, name }: ConnectFavouriteProps) {
  const site = useSite();
  const isFavourite = useStore(featureStore(site, createFavouriteIds), (state) =>
    state[kind].has(id),
  );
  const toggle = () => void withFavourites(site, (favourites) => favourites.toggle({ kind, id }));
  return <FavouriteButton name={name} isFavourite={isFavourite} onToggle={toggle} />;
}

const loadFavourites = () => import("./store.ts");
type Favourites = import("./store.ts").Favourites;

/** Loads what changes favourites, and has it do something; offline nothing happens. */
async function withFavourites(
  site: Site,
  run: (favourites: Favourites) => Promise<void>,
): Promise<void> {
  try {
    const { createFavourites } = await loadCodeNow(loadFavourites);
    await run(featureStore(site, createFavourites));
  } catch {
    // Its code could not be had: the star stays as it is, and a further press tries again.
  }
}
