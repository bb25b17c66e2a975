import { getCountries } from "@grandstand/contract/content";
import type { CountryOption } from "@grandstand/ui/country-box";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** The countries that the operator knows, in the site's language. */
export const createCountries = ({ api }: Site) => createFetched(() => api(getCountries));

/** The countries as they are chosen from; the dial code is empty where none is known. */
export function toCountryOptions(
  countries: readonly { readonly code: string; readonly label: string }[],
  dialCodes: ReadonlyMap<string, string>,
): readonly CountryOption[] {
  return countries.map(({ code, label }) => ({
    code,
    name: label,
    dialCode: dialCodes.get(code) ?? "",
  }));
}
