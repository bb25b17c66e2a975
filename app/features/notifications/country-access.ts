import { canAccess } from "@grandstand/contract/countries";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createLatest } from "../../core/fetched/latest.ts";
import type { Site } from "../../core/site/site.ts";

/** Whether the site may be used from where the person is. */
export interface CountryAccess {
  /** The country that may not use it; null where it may be used, or where that is not known. */
  readonly refusedCountry: string | null;
  readonly isChecking: boolean;
}

export interface CountryAccessStore extends StoreApi<CountryAccess> {
  /** Fetches it; a failure changes nothing. */
  check(): Promise<void>;
}

/** Makes the store; it has nothing to say until it is checked. For `featureStore`. */
export function createCountryAccess({ api }: Pick<Site, "api">): CountryAccessStore {
  const store = createStore<CountryAccess>(() => ({ refusedCountry: null, isChecking: false }));
  const latest = createLatest();
  return {
    ...store,
    async check() {
      const signal = latest.begin();
      store.setState({ isChecking: true });
      const answer = await api(canAccess, { signal });
      if (signal.aborted) return;
      if (!answer.ok) return store.setState({ isChecking: false });
      const { status, country_code } = answer.value;
      store.setState({ isChecking: false, refusedCountry: status ? null : country_code });
    },
  };
}
