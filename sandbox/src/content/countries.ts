import type { Language } from "@grandstand/contract/entities";

/** The European Economic Area and its neighbours, by ISO code. */
const codes =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK";

/** The countries in the order of their names in the language; `name` is the English one. */
export function listCountries(language: Language) {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const own = new Intl.DisplayNames(language, { type: "region" });
  return codes
    .split(" ")
    .map((code) => ({ code, name: english.of(code) ?? code, label: own.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
