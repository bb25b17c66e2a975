#!/usr/bin/env bash
# A calendar of fixtures, read by two small packages on machines in three zones.
#
# One would guess: 20:45 with TZID=Europe/Brussels, whose VTIMEZONE stands in the file, is 18:45 UTC on each
#   machine; an end that is given as a duration is an end; a reminder does not touch its match.
# What it does: cal-parser reads the time as UTC on every machine, 20:45 UTC, two hours late in summer, and
#   gives the zone beside it as a text. ical reads it as the machine's own: right in Brussels, 20:45 UTC in a
#   container, 00:45 UTC of the next day in New York. ical gives no end where there is a DURATION, cal-parser
#   its text. cal-parser writes a reminder's DESCRIPTION over the match's, and a whole day begins on the day
#   before, UTC, on a machine in Brussels. Times in UTC are right in both, and icalendar and ical-expander
#   are right in all.
# Versions: cal-parser 1.0.2, ical 0.8.0; right: icalendar 0.7.1, ical-expander 3.2.0.
# Source: RFC 5545, 3.2.19 (TZID names the zone of the time), 3.6.1 (DURATION in place of DTEND), 3.6.6
#   (an alarm is a component of its own); run.
# Where a sportsbook's page meets it: fixtures of a league, taken from its calendar. Bets are open for two
#   hours after the kick-off, and a test on a developer's machine in Belgium is green.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  cal-parser@1.0.2 \
  ical@0.8.0 \
  icalendar@0.7.1 \
  ical-expander@3.2.0
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
const calParser = require("cal-parser");
const ical = require("ical");
const icalendar = require("icalendar");
const IcalExpander = require("ical-expander");

const zone = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;
const calendar = (...lines) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//fixtures//EN
${zone}
BEGIN:VEVENT
UID:fixture
DTSTAMP:20260901T000000Z
SUMMARY:Home - Away
${lines.join("\n")}
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

const minute = (date) => date?.toISOString().slice(0, 16);
const byCalParser = (text) => calParser.parseString(text).events[0];
const byIcal = (text) => Object.values(ical.parseICS(text)).find(({ type }) => type === "VEVENT");
const byIcalendar = (text) => icalendar.parse_calendar(text).events()[0].getPropertyValue("DTSTART");
const byExpander = (text) => new IcalExpander({ ics: text }).all().events[0].startDate.toJSDate();

const [zoneOfMachine] = process.argv.slice(2);
const byMachine = { UTC: "T20:45", "Europe/Brussels": "T18:45" };
const own = byMachine[zoneOfMachine] ? `2026-10-24${byMachine[zoneOfMachine]}` : "2026-10-25T00:45";
const local = calendar("DTSTART;TZID=Europe/Brussels:20261024T204500", "DURATION:PT1H45M");
see("20:45 in Brussels, cal-parser", minute(byCalParser(local).dtstart.value), "2026-10-24T20:45");
see("20:45 in Brussels, ical", minute(byIcal(local).start), own);
see("20:45 in Brussels, icalendar", minute(byIcalendar(local)), "2026-10-24T18:45");
see("20:45 in Brussels, ical-expander", minute(byExpander(local)), "2026-10-24T18:45");
see("its end, cal-parser", [byCalParser(local).dtend, byCalParser(local).duration.value], [null, "PT1H45M"]);
see("its end, ical", byIcal(local).end ?? null, null);

const utc = calendar("DTSTART:20261024T184500Z");
see("18:45 UTC, cal-parser and ical", [byCalParser(utc).dtstart.value, byIcal(utc).start].map(minute), [
  "2026-10-24T18:45",
  "2026-10-24T18:45",
]);
const reminded = calendar(
  "DTSTART:20261024T184500Z",
  "DESCRIPTION:Round 12",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  "TRIGGER:-PT15M",
  "DESCRIPTION:Soon",
  "END:VALARM",
);
see("a match with a reminder, cal-parser", byCalParser(reminded).description.value, "Soon");
see("a match with a reminder, ical", byIcal(reminded).description, "Round 12");

const midnights = { UTC: "2026-10-24T00:00", "Europe/Brussels": "2026-10-23T22:00" };
const day = calendar("DTSTART;VALUE=DATE:20261024");
see(
  "a whole day, cal-parser",
  minute(byCalParser(day).dtstart.value),
  midnights[zoneOfMachine] ?? "2026-10-24T04:00",
);
PROGRAM
for zone in UTC Europe/Brussels America/New_York; do
  echo "a machine in $zone"
  TZ="$zone" node run.mjs "$zone"
done
