#!/usr/bin/env bash
# A nationality that is chosen by its name, in a registration.
#
# One would guess: each country has a name of its own in each language, and a name leads back to the country
#   that it was taken from.
# What it does: i18n-nationality calls people of Sudan and of South Sudan by one Dutch name, and that name leads
#   to Sudan. So it is in other languages: of the Norwegian names two lead to another country (one Congo for
#   the other, the Dominican Republic for Dominica), of the Spanish ones Iceland's leads to an uninhabited
#   island. Where some languages have the word for a person, others have the adjective or the country: "Belg"
#   beside "Nederlandse" and "Kosovo" in one list. Aruba, American Samoa and Anguilla have no name at all.
# Versions: i18n-nationality 1.4.0, judged by the codes of i18n-iso-countries 7.14.0.
# Source: ISO 3166-1; the package's README (getAlpha2Code is the way back from getName).
# Where a sportsbook's page meets it: the national number of a Belgian resident of another nationality, the
#   check against lists of sanctions, and the identity check: each gets the wrong country, and nobody mistyped.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  i18n-nationality@1.4.0 \
  i18n-iso-countries@7.14.0
npm ls --depth=0 | tail -n +2
node -p '`node ${process.version}, ICU ${process.versions.icu}`'

cat >see.mjs <<'PROGRAM'
/** Prints what was seen, and ends with 1 where it is no longer what was found. */
export function see(what, seen, found) {
  const isSame = JSON.stringify(seen) === JSON.stringify(found);
  console.log(`${isSame ? "as found" : "CHANGED"}  ${what}: ${JSON.stringify(seen)}`);
  if (isSame) return;
  console.log(`         found before: ${JSON.stringify(found)}`);
  process.exitCode = 1;
}
PROGRAM

cat >run.mjs <<'PROGRAM'
import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import nationalities from "i18n-nationality";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const languages = ["nl", "no", "es", "fr", "en"];
for (const language of languages) {
  nationalities.registerLocale(require(`i18n-nationality/langs/${language}.json`));
}

/** The countries whose name leads to another one: "from>to". */
const led = (language) =>
  Object.entries(nationalities.getNames(language)).flatMap(([code, name]) => {
    const back = nationalities.getAlpha2Code(name, language);
    return back === code ? [] : [`${code}>${back}`];
  });
see("South Sudan in Dutch", nationalities.getName("SS", "nl"), "Soedanees");
see("Sudan in Dutch", nationalities.getName("SD", "nl"), "Soedanees");
for (const [language, found] of [
  ["nl", ["SS>SD"]],
  ["no", ["CD>CG", "DO>DM"]],
  ["es", ["IS>BV"]],
  ["fr", []],
  ["en", []],
]) {
  see(`names that lead elsewhere, ${language}`, led(language), found);
}
see(
  "a person, an adjective, a country, in one Dutch list",
  ["BE", "NL", "XK"].map((code) => nationalities.getName(code, "nl")),
  ["Belg", "Nederlandse", "Kosovo"],
);
see(
  "countries without a name",
  Object.keys(countries.getAlpha2Codes()).filter((code) => !nationalities.getName(code, "en")).sort(),
  ["AI", "AQ", "AS", "AW"],
);
PROGRAM
node run.mjs
