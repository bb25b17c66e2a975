#!/usr/bin/env bash
# A pause or an exclusion of a month, from 31 January at 20:00.
#
# One would guess: a month ends on 28 February at 20:00, or, where a package counts days, 30 of them later; "a month"
#   and "an hour" are one of each; and what is not understood is refused.
# What it does: with timestring (30.4375 days) a month ends on 3 March at 06:30, three months on 3 May at 04:30. With
#   iso8601-duration P1M ends on 3 March, and P6M from 31 August on 2 March. With human-interval, which reads "one
#   month" as 30 days, "a month" and "an hour" are nothing at all: a pause that is over; "two and a half hours" are two.
#   "1,5 hours", as a Belgian writes it, is one hour in it and 15 in timestring.
# Versions: timestring 7.0.0, iso8601-duration 2.1.4, human-interval 2.0.1, date-and-time 4.5.2 (as one would guess).
# Source: timestring's README gives the days of a year and the weeks of a month, human-interval's the 30 days; run.
# Where a sportsbook's page meets it: cooling off, limits of a month, exclusions. The end that a page states is not that
#   of the licence, and a pause of an hour never begins.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  timestring@7.0.0 \
  iso8601-duration@2.1.4 \
  human-interval@2.0.1 \
  date-and-time@4.5.2
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
import { addMonths } from "date-and-time";
import { end, parse } from "iso8601-duration";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const humanInterval = require("human-interval");
const timestring = require("timestring");

const clock = (date) => date.toLocaleString("sv-SE").slice(0, 16);
const january = new Date("2027-01-31T20:00");
const august = new Date("2027-08-31T20:00");
const after = (from, milliseconds) => clock(new Date(Number(from) + milliseconds));

see("date-and-time, a month", clock(addMonths(january, 1)), "2027-02-28 20:00");
see("timestring, 1, 3 and 6 months", ["1 month", "3 months", "6 months"].map((text) => after(january, timestring(text, "ms"))), [
  "2027-03-03 06:30",
  "2027-05-03 04:30",
  "2027-08-02 12:00",
]);
see("iso8601-duration, P1M", clock(end(parse("P1M"), january)), "2027-03-03 20:00");
see("iso8601-duration, P6M from 31 August", clock(end(parse("P6M"), august)), "2028-03-02 20:00");
see("human-interval, one month", after(january, humanInterval("one month")), "2027-03-02 20:00");
const hour = 3_600_000;
see("human-interval, in hours", Object.fromEntries(["one hour", "an hour", "a month", "two and a half hours", "1,5 hours"].map((text) => [text, humanInterval(text) / hour])), {
  "one hour": 1,
  "an hour": 0,
  "a month": 0,
  "two and a half hours": 2,
  "1,5 hours": 1,
});
see("timestring, 1,5 hours", timestring("1,5 hours", "ms") / hour, 15);
PROGRAM
TZ=Europe/Brussels node run.mjs
