import { getCountries } from "@grandstand/contract/countries";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** What a country is called in the person's language, by its code; null where it is not known. */
export function createCountryName({ api }: Pick<Site, "api">): FetchedStore<string | null> {
  return createFetched(async (code, signal) => {
    const answer = await api(getCountries, { signal });
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value.find((each) => each.code === code)?.label ?? null };
  });
}
