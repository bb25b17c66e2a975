import {
  addFavourite,
  type Favourite,
  getFavourites,
  removeFavourite,
} from "@grandstand/contract/favourites";
import { intervals } from "@grandstand/rules/intervals";
import { wordsOf } from "../../core/client/client.ts";
import { loggedIn } from "../../core/session/session.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createFavouriteIds, type FavouriteIds } from "./favourite-ids.ts";

export interface Favourites {
  /** Fetches what the person kept; a failure leaves the lists as they are. */
  load(): Promise<void>;
  /** Keeps it, or no longer; a visitor has to log in. */
  toggle(favourite: Favourite): Promise<void>;
}

/**
 * Keeps events and competitions first in the lists (B2). What was pressed shows at once, and goes back
 * with a message where the server refuses it; what the server answers is what holds.
 */
export function createFavourites(site: Site): Favourites {
  const { api, session, messages } = site;
  const favourites = featureStore(site, createFavouriteIds);
  const isLoggedIn = () => loggedIn(session.getState());
  function show(kept: readonly Favourite[]) {
    const ids = (kind: Favourite["kind"]) =>
      new Set(kept.filter((each) => each.kind === kind).map(({ id }) => id));
    if (isLoggedIn()) favourites.setState({ event: ids("event"), competition: ids("competition") });
  }
  return {
    async load() {
      const answer = await api(getFavourites);
      if (answer.ok) show(answer.value.favourites);
    },
    async toggle(favourite) {
      if (!isLoggedIn()) return messages.open({ kind: "login", reason: "asked" });
      const before = favourites.getState();
      const wasKept = before[favourite.kind].has(favourite.id);
      favourites.setState(withToggled(before, favourite));
      const call = wasKept ? removeFavourite : addFavourite;
      const answer = await api(call, { body: favourite });
      if (answer.ok) return show(answer.value.favourites);
      if (isLoggedIn()) favourites.setState(withToggled(favourites.getState(), favourite));
      const said = wordsOf(answer.failure);
      messages.showToast({
        severity: "error",
        title: { key: "favourites.failed.title" },
        text: said === null ? { key: "favourites.failed.text" } : { text: said },
        duration: intervals.toastError,
      });
    },
  };
}

function withToggled(before: FavouriteIds, { kind, id }: Favourite): FavouriteIds {
  const ids = new Set(before[kind]);
  if (!ids.delete(id)) ids.add(id);
  return { ...before, [kind]: ids };
}
