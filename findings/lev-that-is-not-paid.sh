#!/usr/bin/env bash
# The currency of a player's country: Bulgaria, which has the euro since January 2026, Croatia, which has it since
#   2023.
#
# One would guess: in November 2026 both are EUR in what is up to date; a country that a table has is given its
#   currency, or none, but not another one's; currencies that came in 2022 or later have their decimals.
# What they do: country-data-list, world-countries and currency-codes have BGN for Bulgaria; country-currency-map has
#   that, HRK for Croatia, and USD for Lithuania, Turkey and Albania. Sierra Leone and Venezuela are SLL and VEF in
#   country-data-list, which both are gone. Of XCG, the guilder of Curaçao since 2025, currency-codes knows nothing.
#   country-to-currency and countries-list are right.
# Versions: country-data-list 1.6.3, world-countries 5.1.0, currency-codes 2.2.0, country-currency-map 2.1.7,
#   country-to-currency 3.0.1, countries-list 3.4.1.
# Source: the Council of the European Union, July 2025 (Bulgaria); ISO 4217 with its amendments; run.
# Where a sportsbook's page meets it: the currency of a new account, and of a deposit from abroad. A Bulgarian is shown
#   limits in a currency that no bank transfers. Keep the list of ISO 4217 with the date at which each one ends.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  country-data-list@1.6.3 \
  world-countries@5.1.0 \
  currency-codes@2.2.0 \
  country-currency-map@2.1.7 \
  country-to-currency@3.0.1 \
  countries-list@3.4.1
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
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const countryToCurrency = require("country-to-currency");
const { getCountryByAbbreviation, getCurrencyAbbreviation } = require("country-currency-map");
const packages = {
  "country-data-list": (country) => require("country-data-list").countries[country].currencies[0],
  "world-countries": (country) => Object.keys(require("world-countries").find(({ cca2 }) => cca2 === country).currencies)[0],
  "country-currency-map": (country) => getCurrencyAbbreviation(getCountryByAbbreviation(country)),
  "country-to-currency": (country) => (countryToCurrency.default ?? countryToCurrency)[country],
  "countries-list": (country) => require("countries-list").countries[country].currency[0],
};
const currencies = (country) => Object.values(packages).map((currency) => currency(country));
see("Belgium", currencies("BE"), ["EUR", "EUR", "EUR", "EUR", "EUR"]);
see("Bulgaria", currencies("BG"), ["BGN", "BGN", "BGN", "EUR", "EUR"]);
see("Croatia", currencies("HR"), ["EUR", "EUR", "HRK", "EUR", "EUR"]);
see("Lithuania", currencies("LT"), ["EUR", "EUR", "USD", "EUR", "EUR"]);
see("Turkey", currencies("TR"), ["TRY", "TRY", "USD", "TRY", "TRY"]);
see("Sierra Leone", currencies("SL")[0], "SLL");
see("Venezuela", currencies("VE")[0], "VEF");
const codes = require("currency-codes");
see("currency-codes, Bulgaria", codes.country("bulgaria").map(({ code }) => code), ["BGN"]);
see("currency-codes, XCG", String(codes.code("XCG")), "undefined");
PROGRAM
node run.mjs
