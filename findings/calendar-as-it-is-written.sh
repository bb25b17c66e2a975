#!/usr/bin/env bash
# A calendar of fixtures to download, written by a package.
#
# One would guess: a calendar that is given a zone "for all times of all events" writes it with each
#   time (TZID), a time stamp is in UTC as the RFC requires, and a duration of a day is P1D.
# What it does: ical-generator, its calendar set to Europe/Brussels and its times given as Luxon's, writes
#   times without any zone: it stands in non-standard lines only. The two 02:30 of 25 October 2026,
#   an hour apart, become the same text, so that what lasts an hour has the length 0. DTSTAMP has no Z
#   either. A VTIMEZONE from a generator changes nothing of this. Without a zone all is in UTC, and right.
#   ics writes a day as P1DT, a week as P1WT, and an alarm a day before as -P1DT: the grammar requires a
#   time behind a T, and has weeks as P1W alone.
# Versions: ical-generator 10.2.0 (with luxon 3.7.2), ics 3.12.0.
# Source: RFC 5545, 3.3.5 (a time without a zone is floating: each reader's own), 3.3.6 (the grammar of
#   durations), 3.8.7.2 (DTSTAMP in UTC); the docstring of ical-generator's timezone().
# Where a sportsbook's page meets it: "add to my calendar". Whoever opens the file abroad is reminded
#   at the wrong hour, and a strict reader refuses the file with the duration. Write UTC, and an end
#   instead of a duration.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  ical-generator@10.2.0 \
  luxon@3.7.2 \
  ics@3.12.0
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
import { createEvent } from "ics";
import ical from "ical-generator";
import { DateTime } from "luxon";
import { see } from "./see.mjs";

const zone = "Europe/Brussels";
const linesOf = (text, pattern) => text.split(/\r?\n/).filter((line) => pattern.test(line));
const at = (instant) => DateTime.fromISO(instant, { zone });
const calendarOf = (options) => {
  const calendar = ical({ name: "Fixtures", ...options });
  calendar.createEvent({
    start: at("2026-10-25T00:30:00Z"),
    end: at("2026-10-25T01:30:00Z"),
    stamp: at("2026-09-01T10:00:00Z"),
    summary: "Home - Away",
  });
  return linesOf(calendar.toString(), /^DT/);
};
const floating = ["DTSTAMP:20260901T120000", "DTSTART:20261025T023000", "DTEND:20261025T023000"];
const generator = (name) => `BEGIN:VTIMEZONE\r\nTZID:${name}\r\nEND:VTIMEZONE`;
see("ical-generator, in a zone", calendarOf({ timezone: zone }), floating);
see("and with its VTIMEZONE", calendarOf({ timezone: { name: zone, generator } }), floating);
see("ical-generator, without a zone", calendarOf({}), [
  "DTSTAMP:20260901T100000Z",
  "DTSTART:20261025T003000Z",
  "DTEND:20261025T013000Z",
]);

const written = (duration) => {
  const trigger = { days: 1, before: true };
  const { error, value } = createEvent({
    title: "Home - Away",
    start: [2026, 10, 24, 18, 45],
    startInputType: "utc",
    duration,
    alarms: [{ action: "display", description: "Home - Away", trigger }],
  });
  if (error) throw error;
  return linesOf(value, /^(DURATION|TRIGGER)/);
};
see("ics, a day", written({ days: 1 }), ["DURATION:P1DT", "TRIGGER:-P1DT"]);
see("ics, a week", written({ weeks: 1 }), ["DURATION:P1WT", "TRIGGER:-P1DT"]);
see("ics, two hours", written({ hours: 2 }), ["DURATION:PT2H", "TRIGGER:-P1DT"]);
PROGRAM
node run.mjs
