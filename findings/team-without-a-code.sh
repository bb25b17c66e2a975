#!/usr/bin/env bash
# The three letters of a national team (FIFA's, or the Olympic ones) to a country, and back.
#
# One would guess: a package that has these lists has each team that plays, and England and Scotland as two; a code that
#   was given up is an old one beside the new.
# What they do: country-code-info has FIFA's list without Kosovo, South Sudan and Curaçao, which have been members since
#   2016, 2012 and 2011; ENG, SCO, WAL and NIR are one country with one code, "ENG, NIR, SCO, WAL", and ANT, that of the
#   former Antilles, is Bonaire. convert-country-codes has Montenegro as MGO and MNE as nothing, no Olympic code for
#   South Sudan, and of Lebanon and Singapore the codes until 2016 alone (LIB, SIN). country-data-list has Kosovo, South
#   Sudan and MNE, and LIB alone for Lebanon. Of GER, NED and SUI all three know the country.
# Versions: country-code-info 0.3.0, convert-country-codes 1.0.0, country-data-list 1.6.3.
# Source: run; FIFA's list of member associations; the READMEs name the lists, one its source (statoids.com).
# Where a sportsbook's page meets it: flags and names of national teams by a feed's codes. A qualifier with a team that
#   has neither, and England against Scotland as the United Kingdom twice. Keep the teams of the offer in a list of
#   their own, and have a code that is not in it show the feed's name.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  country-code-info@0.3.0 \
  convert-country-codes@1.0.0 \
  country-data-list@1.6.3
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
const { findCountry } = require("country-code-info");
const { convertIocCode, convertIso2Code } = require("convert-country-codes");
const { countries, lookup } = require("country-data-list");

/** Each code's country by two letters, or none. */
const each = (codes, country) =>
  Object.fromEntries(codes.map((code) => [code, country(code) ?? "none"]));
const known = ["GER", "NED", "SUI"];
const right = { GER: "DE", NED: "NL", SUI: "CH" };

const byFifa = (fifa) => findCountry({ fifa })?.a2;
see("known, country-code-info", each(known, byFifa), right);
const members = { KOS: "none", SSD: "none", CUW: "none", ANT: "BQ" };
see("members, country-code-info", each(Object.keys(members), byFifa), members);
see("Britain, country-code-info", each(["ENG", "SCO"], byFifa), { ENG: "GB", SCO: "GB" });
see("its code", findCountry({ a2: "GB" }).fifa, "ENG, NIR, SCO, WAL");

const byIoc = (code) => convertIocCode(code)?.iso2;
see("known, convert-country-codes", each(known, byIoc), right);
const games = { MNE: "none", MGO: "ME", SSD: "none", LBN: "none", LIB: "LB", SGP: "none" };
see("teams, convert-country-codes", each(Object.keys(games), byIoc), games);
const back = { ME: "MGO", SS: "none", LB: "LIB", SG: "SIN" };
see("and back", each(Object.keys(back), (code) => convertIso2Code(code).ioc), back);

const byList = (ioc) => lookup.countries({ ioc })[0]?.alpha2;
see("known, country-data-list", each(known, byList), right);
const listed = { MNE: "ME", KOS: "XK", SSD: "SS", LBN: "none", LIB: "LB" };
see("teams, country-data-list", each(Object.keys(listed), byList), listed);
const listedBack = { XK: "KOS", SS: "SSD", CW: "none" };
see("and back", each(Object.keys(listedBack), (code) => countries[code].ioc || undefined), listedBack);
PROGRAM
node run.mjs
