#!/usr/bin/env bash
# A reminder fifteen minutes before the kick-off, as calendars write it: TRIGGER:-PT15M.
#
# One would guess: a package that reads durations of ISO 8601 keeps the sign or refuses it; at the least it
#   reads what it writes.
# What it does: Day.js writes a negative duration as "-PT15M" and reads "-PT15M" as fifteen minutes, so that its
#   own text comes back with the other sign: 20:45 and the reminder is 21:00. iso8601-duration does the same, of
#   which its README says that a sign is not supported yet; it throws nothing. parse-duration keeps the sign and
#   loses the day: "-P1DT2H" is two hours before. Luxon, Moment, duration-fns, tinyduration, ical.js and
#   Temporal read the sign; @musement/iso-duration refuses it.
# Versions: dayjs 1.11.23, iso8601-duration 2.1.4, parse-duration 2.1.9; right: luxon 3.7.2, moment 2.31.0,
#   duration-fns 3.0.2, tinyduration 3.4.1, ical.js 2.2.1, temporal-polyfill 1.0.8.
# Source: RFC 5545, 3.3.6 (a sign before P) and 3.8.6.3 (a trigger before the start is negative); ISO 8601-2;
#   Day.js's page on durations ("from an ISO 8601 string"); run.
# Where a sportsbook's page meets it: "remind me before it begins" comes when the match has begun, and bets are
#   closed. Keep minutes as a number, and read a trigger with a package that knows the sign.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  dayjs@1.11.23 \
  iso8601-duration@2.1.4 \
  parse-duration@2.1.9 \
  luxon@3.7.2 \
  moment@2.31.0 \
  duration-fns@3.0.2 \
  tinyduration@3.4.1 \
  ical.js@2.2.1 \
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
import dayjs from "dayjs";
import durationOfDayjs from "dayjs/plugin/duration.js";
import utc from "dayjs/plugin/utc.js";
import * as durationFns from "duration-fns";
import ICAL from "ical.js";
import * as iso8601 from "iso8601-duration";
import { Duration } from "luxon";
import moment from "moment";
import parseDuration from "parse-duration";
import { Temporal } from "temporal-polyfill";
import * as tiny from "tinyduration";
import { see } from "./see.mjs";

dayjs.extend(durationOfDayjs);
dayjs.extend(utc);

/** Minutes of a duration's text, by each package. */
const minutes = {
  dayjs: (text) => dayjs.duration(text).asMinutes(),
  iso8601: (text) => iso8601.toSeconds(iso8601.parse(text)) / 60,
  parseDuration: (text) => parseDuration(text, "m"),
  luxon: (text) => Duration.fromISO(text).as("minutes"),
  moment: (text) => moment.duration(text).asMinutes(),
  durationFns: (text) => durationFns.toMinutes(text),
  tinyduration(text) {
    const { days = 0, hours = 0, minutes: rest = 0, negative } = tiny.parse(text);
    return (negative ? -1 : 1) * ((days * 24 + hours) * 60 + rest);
  },
  ical: (text) => ICAL.Duration.fromString(text).toSeconds() / 60,
  temporal: (text) => Temporal.Duration.from(text).total("minutes"),
};
const right = ["luxon", "moment", "durationFns", "tinyduration", "ical", "temporal"];
const read = (text) => ({
  dayjs: minutes.dayjs(text),
  iso8601: minutes.iso8601(text),
  parseDuration: minutes.parseDuration(text),
  right: [...new Set(right.map((name) => minutes[name](text)))],
});

see("PT15M", read("PT15M"), { dayjs: 15, iso8601: 15, parseDuration: 15, right: [15] });
see("-PT15M", read("-PT15M"), { dayjs: 15, iso8601: 15, parseDuration: -15, right: [-15] });
see("-P1DT2H", read("-P1DT2H"), { dayjs: 1_560, iso8601: 1_560, parseDuration: -120, right: [-1_560] });

const before = dayjs.duration({ minutes: -15 });
see("written by Day.js", before.toISOString(), "-PT15M");
see("and read by it", dayjs.duration(before.toISOString()).asMinutes(), 15);
const start = dayjs.utc("2026-11-28T20:45:00Z");
see("a reminder for 20:45", start.add(dayjs.duration("-PT15M")).format("HH:mm"), "21:00");
see("by iso8601-duration", iso8601.end(iso8601.parse("-PT15M"), start.toDate()).toISOString(), "2026-11-28T21:00:00.000Z");
PROGRAM
node run.mjs
