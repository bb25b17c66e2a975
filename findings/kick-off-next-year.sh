#!/usr/bin/env bash
# A kick-off of next year, in the days around the change of the clocks.
#
# One would guess: a package of time zones knows on which Sunday the clocks change next year, or says
#   that it does not.
# What it does: spacetime has one pair of dates for a zone, this year's (in 7.15.0 29 March and 25
#   October, which are 2026's), and uses them for every year. In 2027 the clocks of Brussels change on 28
#   March and 31 October: from 03:00 on 28 March 2027 all of the day is an hour late, and so is each time
#   from 25 to 31 October 2027, a week with matches of the European cups. 20:45 there is 19:45 UTC
#   instead of 18:45.
# Versions: spacetime 7.15.0; right: temporal-polyfill 1.0.8.
# Source: spacetime's README, "Historical timezone info": the latest dates alone are kept and are
#   applied to historical ones. That future ones are meant as well is not said.
# Where a sportsbook's page meets it: long-term markets and next season's fixtures are listed months
#   ahead; a countdown, a closing time and a reminder are then an hour off.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  spacetime@7.15.0 \
  temporal-polyfill@1.0.8
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
import spacetime from "spacetime";
import { Temporal } from "temporal-polyfill";
import { see } from "./see.mjs";

const zone = "Europe/Brussels";
const minute = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 16);
const bySpacetime = (local) => minute(spacetime(local, zone).epoch);
const byTemporal = (local) =>
  minute(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

for (const [local, found, right] of [
  ["2026-10-27T20:45:00", "2026-10-27T19:45", "2026-10-27T19:45"],
  ["2027-03-28T14:30:00", "2027-03-28T13:30", "2027-03-28T12:30"],
  ["2027-03-29T14:30:00", "2027-03-29T12:30", "2027-03-29T12:30"],
  ["2027-10-26T20:45:00", "2027-10-26T19:45", "2027-10-26T18:45"],
  ["2027-10-30T20:45:00", "2027-10-30T19:45", "2027-10-30T18:45"],
  ["2027-11-01T20:45:00", "2027-11-01T19:45", "2027-11-01T19:45"],
]) {
  see(`${local} in Brussels, spacetime`, bySpacetime(local), found);
  see(`${local} in Brussels, temporal-polyfill`, byTemporal(local), right);
}
PROGRAM
node run.mjs
