#!/usr/bin/env bash
# A fixture of a calendar whose title has a colon, as French titles have ("Quart de finale : Union - Royal").
#
# One would guess: what stands before the first colon of a line is its name, and all the rest is the text; what a reader
#   leaves out is what few need.
# What they do: ics-to-json ends each text at its second colon: the title is "Quart de finale", and of "Plus de 2.5 : 1.50"
#   the price is gone. It has no length and no STATUS: a match that is cancelled is as any other. ical-js-parser and
#   ical2json have the whole text, and leave a comma as the file escapes it ("Parc\, Bruxelles"). ts-ics reads all of it.
# Versions: ics-to-json 2.0.2, ical-js-parser 0.7.4, ical2json 5.0.0, ts-ics 2.4.6.
# Source: run; RFC 5545, 3.1 (what comes after the first colon outside of quotes is the value) and 3.3.11 (escapes).
# Where a sportsbook's page meets it: fixtures of a federation that has a calendar and no feed. A round without its
#   teams, and a cancelled match in the list. Test a reader with a title of your own, colon, comma and all.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  ics-to-json@2.0.2 \
  ical-js-parser@0.7.4 \
  ical2json@5.0.0 \
  ts-ics@2.4.6
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
import { convertIcsCalendar } from "ts-ics";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const parser = require("ical-js-parser");
const { icsToJson } = require("ics-to-json");
const { convert } = require("ical2json");

const calendar = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//federation//fixtures//FR",
  "BEGIN:VEVENT",
  "UID:match-1",
  "DTSTAMP:20261101T000000Z",
  "DTSTART:20261128T194500Z",
  "DURATION:PT1H45M",
  "STATUS:CANCELLED",
  "SUMMARY:Quart de finale : Union - Royal",
  "LOCATION:Parc\\, Bruxelles",
  "DESCRIPTION:Plus de 2.5 : 1.50",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const whole = {
  summary: "Quart de finale : Union - Royal",
  location: "Parc, Bruxelles",
  description: "Plus de 2.5 : 1.50",
  status: "CANCELLED",
};
const texts = ({ summary, location, description, status }) => ({ summary, location, description, status });

const cut = { summary: "Quart de finale", location: "Parc\\, Bruxelles", description: "Plus de 2.5" };
see("ics-to-json", texts(icsToJson(calendar)[0]), cut);
const names = ["startDate", "summary", "location", "description"];
see("all that it has", Object.keys(icsToJson(calendar)[0]), names);

const escaped = { ...whole, location: "Parc\\, Bruxelles" };
see("ical-js-parser", texts((parser.default ?? parser).toJSON(calendar).events[0]), escaped);
const [event] = convert(calendar).VCALENDAR[0].VEVENT;
const inSmall = Object.fromEntries(Object.entries(event).map(([name, text]) => [name.toLowerCase(), text]));
see("ical2json", texts(inSmall), escaped);
see("ts-ics", texts(convertIcsCalendar(undefined, calendar).events[0]), whole);
PROGRAM
node run.mjs
