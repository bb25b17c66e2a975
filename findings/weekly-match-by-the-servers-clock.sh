#!/usr/bin/env bash
# A match at 20:45 each Saturday in a calendar, over the change of the clocks, one of which is moved to a Tuesday.
#
# One would guess: a rule repeats in the zone of its start, so that the match is at 20:45 in Brussels in October and in
#   November, on any machine; a match that is moved is at its new time alone; of one that is sent again with a higher
#   SEQUENCE the newer counts.
# What they do: ts-ics reads the start rightly and repeats it by the clock of the machine: from 31 October the match is
#   at 19:45 in Brussels where the server is in UTC, for one week where it is in New York, and right where it is in
#   Brussels. Of the match that is moved from the 17th to the 20th it lists both, since a RECURRENCE-ID has to be
#   matched by hand. ical-expander and node-ical have the zone and the move right. Of a match that is in the calendar
#   twice, with SEQUENCE 0 and 1, ts-ics and ical-expander give both kick-offs; node-ical gives the newer one.
# Versions: ts-ics 2.4.6, ical-expander 3.2.0, node-ical 0.27.2.
# Source: RFC 5545, 3.8.5.3 (a rule with a start in a zone keeps its local time), 3.8.4.4 and 3.8.7.4; run in three
#   zones.
# Where a sportsbook's page meets it: fixtures of a league that has a calendar alone. On a developer's machine they are
#   right, on the server a market closes an hour before its match, and a match that is moved is offered twice. Expand
#   rules with the zone, and test on a machine in UTC.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  ts-ics@2.4.6 \
  ical-expander@3.2.0 \
  node-ical@0.27.2
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
import { convertIcsCalendar, extendByRecurrenceRule } from "ts-ics";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const IcalExpander = require("ical-expander");
const nodeIcal = require("node-ical");
const zone = "BEGIN:VTIMEZONE|TZID:Europe/Brussels|BEGIN:DAYLIGHT|DTSTART:19810329T020000|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3|TZOFFSETFROM:+0100|TZOFFSETTO:+0200|END:DAYLIGHT|BEGIN:STANDARD|DTSTART:19961027T030000|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10|TZOFFSETFROM:+0200|TZOFFSETTO:+0100|END:STANDARD|END:VTIMEZONE";
const calendar = (...events) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//League//Fixtures//EN", zone, ...events.map((lines) => `BEGIN:VEVENT|DTSTAMP:20260901T120000Z|SUMMARY:Match|${lines}|END:VEVENT`), "END:VCALENDAR", ""].join("|").replaceAll("|", "\r\n");
const at = (name, time) => `${name};TZID=Europe/Brussels:${time}`;
const weekly = calendar(
  `UID:1|${at("DTSTART", "20261010T204500")}|${at("DTEND", "20261010T224500")}|RRULE:FREQ=WEEKLY;COUNT=5`,
  `UID:1|${at("RECURRENCE-ID", "20261017T204500")}|${at("DTSTART", "20261020T200000")}|${at("DTEND", "20261020T220000")}`,
);
const twice = calendar(`UID:2|${at("DTSTART", "20261128T204500")}|SEQUENCE:0`, `UID:2|${at("DTSTART", "20261129T180000")}|SEQUENCE:1`);
const from = new Date("2026-10-01T00:00:00Z");
const until = new Date("2026-12-31T00:00:00Z");
const inBrussels = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "numeric", hour: "numeric", minute: "numeric", timeZone: "Europe/Brussels" });
const readers = {
  "ts-ics"(text) {
    const starts = convertIcsCalendar(undefined, text).events.map(({ start, recurrenceRule }) => (recurrenceRule ? extendByRecurrenceRule(recurrenceRule, { start: start.date, end: until }) : [start.date]));
    return starts.flat();
  },
  "ical-expander"(text) {
    const { events, occurrences } = new IcalExpander({ ics: text }).between(from, until);
    return [...events, ...occurrences].map(({ startDate }) => startDate.toJSDate());
  },
  "node-ical": (text) =>
    Object.values(nodeIcal.sync.parseICS(text))
      .filter(({ type }) => type === "VEVENT")
      .flatMap((event) => nodeIcal.expandRecurringEvent(event, { from, to: until }))
      .map(({ start }) => start),
};
const read = (name, text) =>
  readers[name](text)
    .toSorted((one, other) => one - other)
    .map((start) => inBrussels.format(start));
const moved = ["10/10, 20:45", "20/10, 20:00", "24/10, 20:45", "31/10, 20:45", "07/11, 20:45"];
const both = ["10/10, 20:45", "17/10, 20:45", "20/10, 20:00", "24/10, 20:45"];
const winter = { "Europe/Brussels": ["31/10, 20:45", "07/11, 20:45"], UTC: ["31/10, 19:45", "07/11, 19:45"], "America/New_York": ["31/10, 19:45", "07/11, 20:45"] };
for (const machine of Object.keys(winter)) {
  process.env.TZ = machine;
  see(`${machine}, ts-ics`, read("ts-ics", weekly), [...both, ...winter[machine]]);
  see(`${machine}, ical-expander`, read("ical-expander", weekly), moved);
  see(`${machine}, node-ical`, read("node-ical", weekly), moved);
}
const kickOffs = ["28/11, 20:45", "29/11, 18:00"];
see("sent again", Object.keys(readers).map((name) => read(name, twice)), [kickOffs, kickOffs, kickOffs.slice(1)]);
PROGRAM
node run.mjs
