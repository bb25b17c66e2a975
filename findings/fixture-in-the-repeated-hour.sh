#!/usr/bin/env bash
# Fixtures in a calendar (iCalendar) on the days on which the clocks change.
#
# One would guess: two readers of the format agree; 02:30 on the night when it comes twice is the first
#   one, 02:30 on the night without it is counted with the offset before, a day is a day on the calendar
#   and 24 hours are 24 hours: all four stand in the RFC.
# What it does (Europe/Brussels, with its VTIMEZONE):
#   02:30 on 25 October 2026 is 01:30 UTC, the second one, in both (RFC: 00:30 UTC).
#   02:30 on 28 March 2027 is 00:30 UTC in ical.js, an hour before it should (RFC, node-ical: 01:30 UTC).
#   24 October 2026, 20:45 with DURATION P1D ends at 18:45 UTC in node-ical, which is 19:45 there (RFC,
#   ical.js: 19:45 UTC). With PT24H it ends at 19:45 UTC in ical.js, 25 hours later (RFC, node-ical:
#   18:45 UTC). So each is right about one kind of duration, and about the other wrong.
#   rrule-temporal leaves out the 02:30 of a daily series that does not exist, and appends another one.
# Versions: node-ical 0.26.1, ical.js 2.2.1, rrule-temporal 2.2.8.
# Source: RFC 5545, 3.3.5 (form 3: a repeated time is the first, a missing one has the offset before the
#   gap), 3.3.6 (weeks and days are nominal, hours exact), 3.3.10 (a missing time of a series likewise).
# Where a sportsbook's page meets it: fights and American matches begin in that hour in Belgium; a
#   closing time that is an hour late takes bets on a match in play.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  node-ical@0.26.1 \
  ical.js@2.2.1 \
  rrule-temporal@2.2.8
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
import ical from "node-ical";
import { RRuleTemporal } from "rrule-temporal";
import { see } from "./see.mjs";

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
const calendar = (start, duration) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//fixtures//EN
${zone}
BEGIN:VEVENT
UID:fixture
DTSTAMP:20260901T000000Z
DTSTART;TZID=Europe/Brussels:${start}
DURATION:${duration}
SUMMARY:Home - Away
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

const minute = (date) => date.toISOString().slice(0, 16);
function byNodeIcal(text) {
  const fixture = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  return [fixture.start, fixture.end].map(minute);
}
function byIcalJs(text) {
  const component = new ICAL.Component(ICAL.parse(text));
  for (const each of component.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(each);
  const fixture = new ICAL.Event(component.getFirstSubcomponent("vevent"));
  return [fixture.startDate, fixture.endDate].map((time) => minute(time.toJSDate()));
}

const twice = calendar("20261025T023000", "PT1H");
see("02:30 that comes twice, node-ical", byNodeIcal(twice)[0], "2026-10-25T01:30");
see("02:30 that comes twice, ical.js", byIcalJs(twice)[0], "2026-10-25T01:30");
const never = calendar("20270328T023000", "PT1H");
see("02:30 that never comes, node-ical", byNodeIcal(never)[0], "2027-03-28T01:30");
see("02:30 that never comes, ical.js", byIcalJs(never)[0], "2027-03-28T00:30");
const day = calendar("20261024T204500", "P1D");
see("a day later, node-ical", byNodeIcal(day), ["2026-10-24T18:45", "2026-10-25T18:45"]);
see("a day later, ical.js", byIcalJs(day), ["2026-10-24T18:45", "2026-10-25T19:45"]);
const hours = calendar("20261024T204500", "PT24H");
see("24 hours later, node-ical", byNodeIcal(hours), ["2026-10-24T18:45", "2026-10-25T18:45"]);
see("24 hours later, ical.js", byIcalJs(hours), ["2026-10-24T18:45", "2026-10-25T19:45"]);

const series = new RRuleTemporal({
  rruleString: "DTSTART;TZID=Europe/Brussels:20270327T023000\nRRULE:FREQ=DAILY;COUNT=3",
});
see(
  "daily at 02:30 from 27 March, rrule-temporal",
  series.all().map((time) => String(time).slice(0, 16)),
  ["2027-03-27T02:30", "2027-03-29T02:30", "2027-03-30T02:30"],
);
PROGRAM
node run.mjs
