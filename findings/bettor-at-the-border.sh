#!/usr/bin/env bash
# Where a bettor is, of coordinates, by packages that need no service: which country.
#
# One would guess: near a border the coarser ones may be a kilometre or two off; a town of 30,000 is in its country,
#   and Liège is in Belgium.
# What they do: of seven, three are right for all (@rapideditor/country-coder, coordinate_to_country, geo-reverse), down
#   to the Belgian parcels inside Baarle-Nassau. offline-geocode-city gives the country of the nearest city of its
#   list, and its nearest city to Liège is Eijsden: Liège, Eupen and Kelmis are in the Netherlands, Mouscron, Menen
#   and De Panne in France. which-country and country-reverse-geocoding have Arlon in Luxembourg, Bouillon in France
#   and Knokke nowhere, and turn it round as well: the middles of Maastricht, Halluin and Aachen are in Belgium.
#   geojson-places has Hamont in the Netherlands and Halluin in Belgium.
# Versions: @rapideditor/country-coder 5.6.1, coordinate_to_country 1.1.0, country-reverse-geocoding 0.2.2,
#   which-country 1.0.0, geojson-places 1.0.8, geo-reverse 1.0.13, offline-geocode-city 1.0.2.
# Source: run; the READMEs of the four say nothing of how near a border they are right (which-country: "currently
#   doesn't work for points in territorial waters").
# Where a sportsbook's page meets it: a Belgian licence is for bets that are placed in Belgium. Whoever asks for the
#   position keeps out a whole town, or lets in a foreign one. Ask a package of fine borders, count in the accuracy
#   that the browser gives beside the position, and leave the verdict near a border to the operator.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @rapideditor/country-coder@5.6.1 \
  coordinate_to_country@1.1.0 \
  country-reverse-geocoding@0.2.2 \
  which-country@1.0.0 \
  geojson-places@1.0.8 \
  geo-reverse@1.0.13 \
  offline-geocode-city@1.0.2
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
import { iso1A2Code } from "@rapideditor/country-coder";
import { getNearestCity } from "offline-geocode-city";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const byOsm = require("coordinate_to_country");
const byReverse = require("country-reverse-geocoding").country_reverse_geocoding();
const byWhich = require("which-country");
const { lookUp } = require("geojson-places");
const geoReverse = require("geo-reverse");

/** Town halls and squares: latitude, longitude, and the country by its two letters. */
const places = {
  Brussels: [50.8466, 4.3528, "BE"],
  Liège: [50.6452, 5.5734, "BE"],
  Mouscron: [50.7428, 3.2086, "BE"],
  Menen: [50.7956, 3.1222, "BE"],
  "De Panne": [51.0986, 2.5928, "BE"],
  Knokke: [51.35, 3.29, "BE"],
  Hamont: [51.2519, 5.5466, "BE"],
  Eupen: [50.6279, 6.0366, "BE"],
  Kelmis: [50.7108, 6.0094, "BE"],
  Arlon: [49.6837, 5.8164, "BE"],
  Bouillon: [49.7936, 5.0672, "BE"],
  "Baarle-Hertog": [51.4355, 4.925, "BE"],
  Maastricht: [50.849, 5.688, "NL"],
  Lille: [50.6366, 3.0635, "FR"],
  Halluin: [50.7833, 3.1256, "FR"],
  Aachen: [50.7753, 6.0839, "DE"],
  Luxembourg: [49.6117, 6.1319, "LU"],
};
const letters = { BEL: "BE", NLD: "NL", FRA: "FR", DEU: "DE", LUX: "LU" };
/** The places that a package has elsewhere, each with where. */
function wrong(countryAt) {
  return Object.entries(places).flatMap(([name, [latitude, longitude, country]]) => {
    const found = countryAt(latitude, longitude) ?? "nowhere";
    const seen = letters[found] ?? found;
    return seen === country ? [] : [`${name} ${seen}`];
  });
}

see("country-coder", wrong((latitude, longitude) => iso1A2Code([longitude, latitude])), []);
see("coordinate_to_country", wrong((...at) => byOsm(...at, true)[0]), []);
see("geo-reverse", wrong((...at) => geoReverse.country(...at)[0].isoAlpha2), []);
const finer = ["Hamont NL", "Baarle-Hertog NL", "Halluin BE"];
see("geojson-places", wrong((...at) => lookUp(...at).country_a2), finer);
const abroad = ["Knokke nowhere", "Hamont NL", "Arlon LU", "Bouillon FR"];
const coarse = [...abroad, "Maastricht BE", "Halluin BE", "Aachen BE"];
see("country-reverse-geocoding", wrong((...at) => byReverse.get_country(...at)?.code), coarse);
see("which-country", wrong((latitude, longitude) => byWhich([longitude, latitude])), coarse);

const south = ["Mouscron FR", "Menen FR", "De Panne FR"];
const east = ["Eupen NL", "Kelmis NL", "Arlon LU", "Bouillon FR", "Baarle-Hertog NL", "Aachen NL"];
const byCity = ["Liège NL", ...south, "Hamont NL", ...east];
see("offline-geocode-city", wrong((...at) => getNearestCity(...at).countryIso2), byCity);
const { cityName, countryName } = getNearestCity(...places.Liège);
see("its nearest city to Liège", `${cityName}, ${countryName}`, "Eijsden, Netherlands");
PROGRAM
node run.mjs
