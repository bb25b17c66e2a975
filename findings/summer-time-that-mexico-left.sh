#!/usr/bin/env bash
# The zone that a calendar carries with its matches, made by two packages.
#
# One would guess: a calendar with a VTIMEZONE is right in every reader, since it needs no zones of its own; the zones
#   of a package of 2022 or later know that Mexico and Jordan have left summer time, and each name of IANA's is known.
# What they do: @touch4it/ical-timezones has the zones of before 2020. A match in Mexico City in May, or in São Paulo in
#   December, is an hour early in a bettor's calendar, one in Amman in December or in Cairo in May an hour late, and one
#   in Almaty an hour early. Europe/Kyiv has no zone at all, and America/Ciudad_Juarez neither. Where the name asked for
#   is an older one, or UTC, the block has another name, so that a calendar's TZID=Asia/Calcutta points to nothing. Its
#   lines end in LF, where RFC 5545 has CRLF. timezones-ical-library has all of these right, and gives the name that
#   belongs to its block.
# Versions: @touch4it/ical-timezones 1.9.0, timezones-ical-library 2.3.2; read by ical.js 2.2.1, compared with Node's
#   own Intl.
# Source: RFC 5545, 3.1 (lines end in CRLF) and 3.6.5 (VTIMEZONE); run, 30 November 2026.
# Where a sportsbook's page meets it: "add to my calendar" with the zone of a stadium. A reader that goes by the block,
#   as the RFC has it, reminds an hour late, or ends before the match does. Write times in UTC, or make the block of a
#   package that is made anew with each change of the zones.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @touch4it/ical-timezones@1.9.0 \
  timezones-ical-library@2.3.2 \
  ical.js@2.2.1
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
import ICAL from "ical.js";
import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import { tzlib_get_ical_block as getBlock } from "timezones-ical-library";
import { see } from "./see.mjs";

/** The instant of a local time, by a block for its zone. */
function instant(zone, local, block) {
  const component = new ICAL.Component(ICAL.parse(block.trim()));
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = new ICAL.Timezone({ component, tzid: component.getFirstPropertyValue("tzid") });
  return time.toUnixTime() * 1000;
}
/** By how many minutes a package's block is off, by Node's own zones. */
function off(zone, local, block) {
  const made = instant(zone, local, block);
  const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "medium" }).format(made);
  return (Date.parse(`${local}Z`) - Date.parse(`${clock.replace(" ", "T")}Z`)) / -60_000;
}
const matches = [
  ["Europe/Brussels", "2026-12-05T20:45:00", 0],
  ["America/Mexico_City", "2027-05-15T19:00:00", -60],
  ["America/Sao_Paulo", "2026-12-05T16:00:00", -60],
  ["Asia/Amman", "2026-12-05T18:00:00", 60],
  ["Africa/Cairo", "2027-05-15T20:00:00", 60],
  ["Asia/Almaty", "2026-12-05T18:00:00", -60],
];
const fixed = (zone) => getVtimezoneComponent(zone);
const fresh = (zone) => getBlock(zone)[0];
for (const [zone, local, late] of matches) see(`${zone}, minutes late`, [off(zone, local, fixed(zone)), off(zone, local, fresh(zone))], [late, 0]);

const { warn } = console;
console.warn = () => {};
const known = ["Europe/Kyiv", "America/Ciudad_Juarez"].map((zone) => [fixed(zone), typeof fresh(zone)]);
console.warn = warn;
see("Kyiv and Ciudad Juárez", known, [[null, "string"], [null, "string"]]);
const nameOf = (block) => /TZID:(.*)/.exec(block)[1].trim();
see("the names for Asia/Calcutta and UTC", ["Asia/Calcutta", "UTC"].map((zone) => [nameOf(fixed(zone)), getBlock(zone)[1]]), [["Asia/Kolkata", "TZID=Asia/Kolkata"], ["Etc/UTC", "TZID=Etc/UTC"]]);
see("line ends of CRLF", [fixed, fresh].map((make) => make("Europe/Brussels").includes("\r\n")), [false, true]);
PROGRAM
node run.mjs
