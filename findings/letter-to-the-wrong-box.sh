#!/usr/bin/env bash
# The address of a Belgian player, as it is printed on a letter.
#
# One would guess: the box stands behind the number of the house, as the Belgian post asks; the name of the place that
#   goes with the postcode is kept; the country is in the language of the address.
# What they do: @fragaria/address-formatter, by OpenCage's templates, has "bte 3" on a line of its own above the street,
#   where a name of a building stands; of Heverlee in Leuven, with 3001, it prints "3001 Leuven" where it is called a
#   suburb, and "3001 Heverlee" where it is called a village; the country that it adds is "Belgium" beside a street in
#   French, and abbreviated, "Rue de la Loi" is "R de la Loi". address-format has one order for Belgium, the Netherlands,
#   Luxembourg and France, the American one: "Brussel BRU 1000". localized-address-format is as one would guess.
# Versions: @fragaria/address-formatter 6.7.1, address-format 0.0.3, localized-address-format 1.3.3.
# Source: the Belgian post's rules for addresses (street, number and box on one line, postcode and place on the next); run
#   on 30 November 2026.
# Where a sportsbook's page meets it: letters with a code that prove where a player lives. In a house of twenty boxes
#   the letter comes back, and the account stays shut. Keep the lines that the player wrote.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @fragaria/address-formatter@6.7.1 \
  address-format@0.0.3 \
  localized-address-format@1.3.3
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
import formatter from "@fragaria/address-formatter";
import { formatAddress } from "localized-address-format";
import { see } from "./see.mjs";

const simple = createRequire(import.meta.url)("address-format");
const { format } = formatter.format ? formatter : formatter.default;
const lines = (address, options) => format({ countryCode: "BE", ...address }, { output: "array", ...options });
const street = { road: "Rue de la Loi", houseNumber: "16", postcode: "1000", city: "Bruxelles" };
see("with a box", lines({ ...street, unit: "bte 3" }), ["bte 3", "Rue de la Loi 16", "1000 Bruxelles"]);
see("with its country", lines(street, { appendCountry: true }), ["Rue de la Loi 16", "1000 Bruxelles", "Belgium"]);
see("abbreviated", lines(street, { abbreviate: true }), ["R de la Loi 16", "1000 Bruxelles"]);
const steenweg = { road: "Naamsesteenweg", houseNumber: "100", postcode: "3001", city: "Leuven" };
see("a suburb, and a village", [lines({ ...steenweg, suburb: "Heverlee" }), lines({ ...steenweg, city: undefined, municipality: "Leuven", village: "Heverlee" })], [
  ["Naamsesteenweg 100", "3001 Leuven"],
  ["Naamsesteenweg 100", "3001 Heverlee"],
]);
for (const countryCode of ["BE", "NL", "LU", "FR"]) {
  see(`address-format, ${countryCode}`, simple({ address: "Wetstraat 16", address2: "bus 3", city: "Brussel", subdivision: "BRU", postalCode: "1000", countryCode }), ["Wetstraat 16", "bus 3", "Brussel BRU 1000"]);
}
see("localized-address-format", formatAddress({ postalCountry: "BE", addressLines: ["Wetstraat 16 bus 3"], dependentLocality: "Laken", locality: "Brussel", postalCode: "1020" }), ["Wetstraat 16 bus 3", "1020 Brussel"]);
PROGRAM
node run.mjs
