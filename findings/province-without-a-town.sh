#!/usr/bin/env bash
# A player's province and town, from lists for the fields of a registration.
#
# One would guess: Belgium has ten provinces, with ISO's codes, each with its towns, and Brussels.
# What they do: country-state-city lists the ten provinces, Brussels, Flanders and Wallonia side by side, and has no
#   town in any province: Genk, Gent and Antwerpen are in Flanders (300 of them), Liège and Mons in Wallonia, and
#   Brussels has one, without its other eighteen. Towns go by Gent, Antwerpen and Brugge, and by Ostend.
#   country-region-data and iso3166-2-db have the three regions and no province; the second gives them in English
#   where Dutch is requested. iso-3166 has thirteen side by side, each with BE as its parent; iso-3166-2 calls one
#   "wallonne, Région".
# Versions: country-state-city 3.2.1, country-region-data 4.1.0, iso3166-2-db 2.3.11, iso-3166 4.4.0, iso-3166-2
#   1.0.0.
# Source: ISO 3166-2:BE (three regions; ten provinces, each within a region); the packages' READMEs; run.
# Where a sportsbook's page meets it: the address of a registration. A player in Limburg chooses the province, and no
#   town is there to choose; who chooses Flanders sends a code that the check of addresses does not expect. Fetch the
#   towns by postcode from the post's list.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  country-state-city@3.2.1 \
  country-region-data@4.1.0 \
  iso3166-2-db@2.3.11 \
  iso-3166@4.4.0 \
  iso-3166-2@1.0.0
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
import { iso31662 } from "iso-3166";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { City, State } = require("country-state-city");
const regions = require("country-region-data");
const { getDataSet } = require("iso3166-2-db");
const iso31662ByCountry = require("iso-3166-2");

const provinces = ["VAN", "VBR", "VLI", "VOV", "VWV", "WBR", "WHT", "WLG", "WLX", "WNA"];
const states = State.getStatesOfCountry("BE").map(({ isoCode }) => isoCode);
see("country-state-city: all provinces, and how many more", [provinces.every((code) => states.includes(code)), states.filter((code) => !provinces.includes(code))], [true, ["BRU", "VLG", "WAL"]]);
see("its towns by province", provinces.map((code) => City.getCitiesOfState("BE", code).length), provinces.map(() => 0));
see("its towns of Flanders and Brussels", ["VLG", "BRU"].map((code) => City.getCitiesOfState("BE", code).length), [300, 1]);
const towns = City.getCitiesOfCountry("BE");
const where = (name) => towns.find((town) => town.name === name)?.stateCode ?? "none";
see("Genk, Liège, Ostend, Oostende, Ixelles", ["Genk", "Liège", "Ostend", "Oostende", "Ixelles"].map(where), ["VLG", "WAL", "VLG", "none", "none"]);

const belgium = (regions.allCountries ?? regions.default).find((country) => country[1] === "BE");
see("country-region-data", belgium[2].map(([name, code]) => `${name} ${code}`), ["Brussels BRU", "Flanders VLG", "Wallonia WAL"]);
see("iso3166-2-db, in Dutch", getDataSet({ lang: "nl" }).BE.regions.map(({ name }) => name), ["Brussels", "Wallonia", "Flemish Region"]);
const parents = iso31662.filter(({ code }) => code.startsWith("BE-")).map(({ parent }) => parent);
see("iso-3166: how many, and their parents", [parents.length, [...new Set(parents)]], [13, ["BE"]]);
see("iso-3166-2, Wallonia", iso31662ByCountry.subdivision("BE-WAL").name, "wallonne, Région");
PROGRAM
node run.mjs
