import { getSports } from "@grandstand/contract/content";
import type { Language } from "@grandstand/contract/entities";
import type { MenuItemView } from "@grandstand/ui/sport-menu";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { PollEnd } from "../../core/scheduler/scheduler.ts";
import { type SportLists, toSportLists } from "./view.ts";

export interface Menu extends SportLists {
  readonly leagues: readonly MenuItemView[];
}

export interface MenuStore extends StoreApi<Menu> {
  /** Asks for the sports again, with how many events each has (B9: every 50 s). */
  refresh(): Promise<PollEnd>;
}

/** The lists of the left column (B2, Sports menus); they begin with what the page came with. */
export function createMenuStore(
  api: CallApi,
  terms: { readonly language: Language; readonly bookmaker: string; readonly country: string },
  begin: Menu,
): MenuStore {
  const store = createStore<Menu>(() => begin);
  return {
    ...store,
    async refresh() {
      const { language: lang, bookmaker, country } = terms;
      const answer = await api(getSports, { query: { lang, bookmaker, country } });
      // A failure leaves the menu as it was: the interface carries on (B8).
      if (!answer.ok) return { kind: "failed", retryAfter: null };
      store.setState(toSportLists(answer.value.sports, lang));
      return { kind: "done" };
    },
  };
}
