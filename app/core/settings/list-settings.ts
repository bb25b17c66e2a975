import type { Density } from "@grandstand/ui/site-settings";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { densityMark } from "../entry/list-density.ts";
import { type Storage, storageKeys } from "../storage/storage.ts";

export interface ListSettings {
  readonly density: Density;
  /** The types of market that the columns of a sport's lists show, by its slug; missing where nothing was chosen. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

export interface ListSettingsStore extends StoreApi<ListSettings> {
  /** Reads what the browser kept. Not before a page is hydrated: its document is the same for everybody. */
  restore(): void;
  /** Counts on the whole page at once. */
  changeDensity(density: Density): void;
  changeColumns(sportSlug: string, types: readonly string[]): void;
}

const keptSchema = v.object({
  density: v.fallback(v.picklist(["comfortable", "compact"]), "comfortable"),
  columns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
});

/** How lists look to the person of this browser, and in this browser alone. For `featureStore`. */
export function createListSettings({ storage }: { readonly storage: Storage }): ListSettingsStore {
  const store = createStore<ListSettings>(() => ({ density: "comfortable", columns: {} }));
  function change(part: Partial<ListSettings>) {
    store.setState(part);
    storage.write(storageKeys.lists, JSON.stringify(store.getState()));
  }
  return {
    ...store,
    restore() {
      const kept = v.safeParse(
        v.pipe(v.string(), v.parseJson(), keptSchema),
        storage.read(storageKeys.lists),
      );
      if (kept.success) store.setState(kept.output);
    },
    changeDensity(density) {
      change({ density });
      document.documentElement.setAttribute(densityMark, density);
    },
    changeColumns(sportSlug, types) {
      change({ columns: { ...store.getState().columns, [sportSlug]: types } });
    },
  };
}
