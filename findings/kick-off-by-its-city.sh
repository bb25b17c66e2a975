#!/usr/bin/env bash
# The time zone of a match, by the name of its city.
#
# One would guess: the football cities of Belgium and its neighbours are there by their English or their own name,
#   with accents or without, and the larger city of a name comes first.
# What they do: city-timezones knows Brugge, Gent, Antwerpen and Liege, by one spelling each, and neither Bruges,
#   Ghent, Antwerp, Liège nor Bruxelles, and of Genk, Mechelen, Leuven, Eupen and Lens nothing. The first London is in
#   Canada, the first Granada in Nicaragua, the first Brest in Belarus, the first Leon in Mexico, and San José is in
#   Bolivia alone; Córdoba with its accent is in Argentina, without it in Mexico. timezone-soft has Valencia in
#   Venezuela alone, and for BST, London's summer, Dhaka and Gibraltar as well. windows-iana, for calendars of
#   Outlook, knows Europe/Kiev and not Europe/Kyiv, which is the name that Node and browsers may give.
# Versions: city-timezones 1.3.4, timezone-soft 1.5.2, windows-iana 5.1.0.
# Source: the time zone database (Europe/Kyiv since 2022b); run.
# Where a sportsbook's page meets it: fixtures that come with a place and a local time. A match of Granada begins
#   seven hours late, and its market closes then. Use the zone from the feed, or coordinates; refuse names that have
#   several.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  city-timezones@1.3.4 \
  timezone-soft@1.5.2 \
  windows-iana@5.1.0
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
import soft from "timezone-soft";
import { findWindows } from "windows-iana";
import { see } from "./see.mjs";

const { lookupViaCity } = createRequire(import.meta.url)("city-timezones");
const first = (city) => lookupViaCity(city)[0]?.timezone ?? "none";
const of = (...cities) => Object.fromEntries(cities.map((city) => [city, first(city)]));
const belgian = ["Brugge", "Bruges", "Gent", "Ghent", "Antwerpen", "Antwerp", "Liege", "Liège", "Brussels", "Bruxelles"];
see("known by", belgian.filter((city) => first(city) === "Europe/Brussels"), ["Brugge", "Gent", "Antwerpen", "Liege", "Brussels"]);
see("unknown", of("Genk", "Mechelen", "Leuven", "Eupen", "Lens"), { Genk: "none", Mechelen: "none", Leuven: "none", Eupen: "none", Lens: "none" });
see("the first of a name", of("London", "Granada", "Brest", "Leon", "Hamilton"), {
  London: "America/Toronto",
  Granada: "America/Managua",
  Brest: "Europe/Minsk",
  Leon: "America/Mexico_City",
  Hamilton: "Australia/Melbourne",
});
see("with an accent and without", of("Córdoba", "Cordoba", "San José"), {
  Córdoba: "America/Argentina/Cordoba",
  Cordoba: "America/Mexico_City",
  "San José": "America/La_Paz",
});
const zones = (name) => soft(name).map(({ iana }) => iana);
see("timezone-soft, Valencia", zones("Valencia"), ["America/Caracas"]);
see("timezone-soft, BST", zones("BST"), ["Europe/London", "Asia/Dhaka", "Europe/Gibraltar"]);
see("windows-iana, Kyiv and Kiev", [findWindows("Europe/Kyiv"), findWindows("Europe/Kiev")], [[], ["FLE Standard Time"]]);
PROGRAM
node run.mjs
