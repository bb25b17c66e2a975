#!/usr/bin/env bash
# The time zones of a visitor's country, for a list in the settings, and the country of a zone.
#
# One would guess: the Netherlands have Europe/Amsterdam, Norway Europe/Oslo; the country of a zone is the one that it
#   is in; all zones that a browser names are among all zones.
# What it does: since the time zone database keeps one zone for places that have had one time since 1970, Amsterdam,
#   Luxembourg, Oslo, Stockholm, Copenhagen, Monaco and Reykjavik are deprecated names, which the package leaves out
#   unless it is given an option. The zone of the Netherlands and of Luxembourg is Europe/Brussels, that of Norway,
#   Sweden and Denmark Europe/Berlin, that of Iceland Africa/Abidjan. The country of Europe/Berlin is given as
#   Germany, and 93 countries have no zone whose country they are. Intl.Locale and a browser say Europe/Amsterdam.
# Versions: countries-and-timezones 3.10.0, moment-timezone 0.6.6.
# Source: its README (deprecated: false is the default; aliasOf); the theory page of the time zone database (links for
#   places that agree since 1970); run in Node 24, whose ICU has the old zones.
# Where a sportsbook's page meets it: kick-offs by the reader's clock, and a list of zones to choose from. The zone
#   that a Dutch browser reports is not in its country's list, and a reader in Oslo finds Berlin there. Fill the list
#   from Intl.supportedValuesOf, and keep what the browser reports.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  countries-and-timezones@3.10.0 \
  moment-timezone@0.6.6
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
const zones = require("countries-and-timezones");
const moment = require("moment-timezone");

const of = (country, options) => zones.getTimezonesForCountry(country, options).map(({ name }) => name);
see("the zones of NL, LU, NO, SE, DK, IS", ["NL", "LU", "NO", "SE", "DK", "IS"].map((country) => of(country).join()), ["Europe/Brussels", "Europe/Brussels", "Europe/Berlin", "Europe/Berlin", "Europe/Berlin", "Africa/Abidjan"]);
see("NL, with the deprecated ones", of("NL", { deprecated: true }).filter((name) => name.includes("/")), ["Europe/Amsterdam", "Europe/Brussels"]);
see("are Amsterdam and Oslo among all zones", ["Europe/Amsterdam", "Europe/Oslo"].map((name) => name in zones.getAllTimezones()), [false, false]);
see("Europe/Amsterdam is deprecated", [zones.getTimezone("Europe/Amsterdam").aliasOf, zones.getTimezone("Europe/Amsterdam").deprecated], ["Europe/Brussels", true]);
see("the countries of Europe/Brussels, and the first of them", [zones.getCountriesForTimezone("Europe/Brussels").map(({ id }) => id), zones.getCountryForTimezone("Europe/Brussels").id], [["BE", "LU", "NL"], "BE"]);
see("the country of Europe/Berlin and of Africa/Abidjan", ["Europe/Berlin", "Africa/Abidjan"].map((name) => zones.getCountryForTimezone(name).id), ["DE", "CI"]);
const countries = Object.values(zones.getAllCountries()).filter(({ timezones }) => timezones.length > 0);
see("countries that are the country of none of their zones", countries.filter(({ id, timezones }) => timezones.every((name) => zones.getCountryForTimezone(name).id !== id)).length, 93);
see("Intl.Locale: NL, NO, LU", ["NL", "NO", "LU"].map((country) => new Intl.Locale(`und-${country}`).getTimeZones().join()), ["Europe/Amsterdam", "Europe/Oslo", "Europe/Luxembourg"]);
see("moment-timezone: NL, BE", ["NL", "BE"].map((country) => moment.tz.zonesForCountry(country)), [["Europe/Amsterdam", "Europe/Brussels"], ["Europe/Brussels"]]);
PROGRAM
node run.mjs
