#!/usr/bin/env bash
# Kick-offs by a stadium's clock on the days on which clocks change.
#
# One would guess: a package that knows the zones' changes makes the right instant of each local time but those that
#   come twice or never; one that answers with the offset of a zone knows summer time.
# What they do: timezone-support reads the local time as if it were UTC to choose the offset. In Auckland the clocks
#   change on Sunday, 27 September 2026, at 02:00, and each local time from Saturday, 14:00, is an hour early: a match
#   at 19:35 begins at 06:35 UTC and not at 07:35. In Sydney it is so from Saturday, 16:00, in New York an hour late
#   until 07:00 on the Sunday in March, in Brussels and London for an hour in the night. Its zones are those of 2022:
#   Cairo has no summer time, Almaty the offset that it left in 2024, and Ciudad Juárez is unknown. tz-offset has one
#   offset a zone, so that Brussels in July is what it is in January.
# Versions: timezone-support 3.1.0, tz-offset 0.0.2; compared with Node's own Intl.
# Source: timezone-support's README ("daylight-saving time changes", "time zone database version 2022f"), tz-offset's
#   README; run, 30 November 2026.
# Where a sportsbook's page meets it: kick-offs of feeds that have local times and a zone, and when their markets close.
#   Rugby and football of a Saturday evening are an hour early, far from the hours that tests of a change of clocks try.
#   Test each hour of the day before.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  timezone-support@3.1.0 \
  tz-offset@0.0.2
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
import { findTimeZone, getUnixTime } from "timezone-support";
import { see } from "./see.mjs";

const { offsetOf } = createRequire(import.meta.url)("tz-offset");
const hour = 3_600_000;
const clocks = {};
/** The minutes by which a zone's clock is ahead of UTC, by Node's own data. */
function ahead(zone, instant) {
  clocks[zone] ??= new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const { value } = clocks[zone].formatToParts(instant).find(({ type }) => type === "timeZoneName");
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(value);
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}
/** The hours of a zone's days, from a quarter to one, of which the package makes another instant, and by how much. */
function wrong(zone, from, to) {
  const all = [];
  for (let instant = Date.parse(`${from}T00:45Z`); instant < Date.parse(`${to}T24:00Z`); instant += hour) {
    const local = new Date(instant + ahead(zone, instant) * 60_000);
    const made = getUnixTime(
      { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate(), hours: local.getUTCHours(), minutes: local.getUTCMinutes(), seconds: 0, milliseconds: 0 },
      findTimeZone(zone),
    );
    if (made !== instant) all.push(`${local.toISOString().slice(5, 16)} ${(made - instant) / 60_000}`);
  }
  return all.length > 2 ? [all[0], all.at(-1), all.length] : all;
}
const auckland = getUnixTime({ year: 2026, month: 9, day: 26, hours: 19, minutes: 35, seconds: 0, milliseconds: 0 }, findTimeZone("Pacific/Auckland"));
see("19:35 in Auckland on the eve of the change", new Date(auckland), new Date("2026-09-26T06:35:00Z"));
see("its own clock at that time", ahead("Pacific/Auckland", Date.parse("2026-09-26T07:35:00Z")), 720);
see("Auckland", wrong("Pacific/Auckland", "2026-09-20", "2026-10-01"), ["09-26T14:45 -60", "09-27T01:45 -60", 12]);
see("Sydney", wrong("Australia/Sydney", "2026-09-28", "2026-10-08"), ["10-03T16:45 -60", "10-04T01:45 -60", 10]);
see("Brussels, March", wrong("Europe/Brussels", "2026-03-25", "2026-04-02"), ["03-29T01:45 -60"]);
see("Brussels, October, where 02:45 comes twice", wrong("Europe/Brussels", "2026-10-21", "2026-10-28"), ["10-25T01:45 60", "10-25T02:45 60"]);
see("New York", wrong("America/New_York", "2026-03-05", "2026-03-12"), ["03-08T03:45 60", "03-08T06:45 60", 4]);
see("London", wrong("Europe/London", "2026-10-21", "2026-10-28"), ["10-25T01:45 60"]);
const inJuly = Date.parse("2026-07-15T12:00Z");
const noon = (zone) => (getUnixTime({ year: 2026, month: 7, day: 15, hours: 12, minutes: 0, seconds: 0, milliseconds: 0 }, findTimeZone(zone)) - inJuly) / -60_000;
see("Cairo and Almaty in July", ["Africa/Cairo", "Asia/Almaty"].map((zone) => [noon(zone), ahead(zone, inJuly)]), [[120, 180], [360, 300]]);
let unknown;
try {
  findTimeZone("America/Ciudad_Juarez");
} catch ({ message }) {
  unknown = message;
}
see("Ciudad Juárez", unknown, 'Unknown time zone "America/Ciudad_Juarez".');
see("Brussels and New York, tz-offset", ["Europe/Brussels", "America/New_York"].map((zone) => [-offsetOf(zone), ahead(zone, inJuly)]), [[60, 120], [-300, -240]]);
PROGRAM
node run.mjs
