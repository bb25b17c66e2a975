import type { MenuItemView } from "@grandstand/ui/sport-menu";
import { createStore, type StoreApi } from "zustand/vanilla";
import { callAgain } from "../../core/client/deferred-calls.ts";
import type { Configuration } from "../../core/configuration.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { type SportLists, toLeagueLinks, toSportLists } from "./view.ts";

export interface Menu extends SportLists {
  readonly leagues: readonly MenuItemView[];
}

export interface MenuStore extends StoreApi<Menu> {
  /**
   * Fetches the sports again, with how many events each has (B9: every 50 s), and the popular leagues as
   * long as there are none: the page did not wait for them.
   */
  refresh(): Promise<PollResult>;
}

type MenuSite = Pick<Site, "api" | "language"> & {
  readonly configuration: Pick<Configuration, "bookmaker" | "country">;
};

const noMenu: Menu = { sports: [], esports: [], leagues: [] };

/** The lists of the left column (B2, Sports menus); they begin with those that the page came with. */
export function createMenu(
  { api, language: lang, configuration }: MenuSite,
  begin: Menu = noMenu,
): MenuStore {
  const store = createStore<Menu>(() => begin);
  async function fetchLeagues() {
    const answer = await callAgain(api, ({ getTopLeagues }) => getTopLeagues);
    if (answer.ok) store.setState({ leagues: toLeagueLinks(answer.value, lang) });
  }
  return {
    ...store,
    async refresh() {
      const { bookmaker, country } = configuration;
      const [answer] = await Promise.all([
        callAgain(api, ({ getSports }) => getSports, { query: { lang, bookmaker, country } }),
        store.getState().leagues.length === 0 && fetchLeagues(),
      ]);
      // A failure leaves the menu as it was: the interface carries on (B8).
      if (!answer.ok) return { kind: "failed", retryAfter: null };
      store.setState(toSportLists(answer.value.sports, lang));
      return { kind: "done" };
    },
  };
}
