import { getCountries, getCountriesOfResidence } from "@grandstand/contract/countries";
import type { CountryOption } from "@grandstand/ui/country-box";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** Every country, and those in which a customer may live, in the site's language. */
export const createCountries = ({ api }: Site) =>
  createFetched(async () => {
    const [all, residence] = await Promise.all([api(getCountries), api(getCountriesOfResidence)]);
    if (!all.ok) return all;
    if (!residence.ok) return residence;
    return { ok: true, value: { all: all.value, residence: residence.value } };
  });

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
