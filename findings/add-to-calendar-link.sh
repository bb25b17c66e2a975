#!/usr/bin/env bash
# "Add to my calendar" for a match, as a link.
#
# One would guess: the links for all calendars mean the same instant, the file's text is escaped, and the
#   file of a match that is loaded twice is one entry.
# What it does: calendar-link writes the times for Outlook and Office 365 as the machine's wall clock, without
#   a zone: a match at 18:45 UTC is 18:45 on a server in UTC, 20:45 on one in Brussels and 14:45 in New York,
#   whoever reads it. Google, Yahoo and the file have UTC. The two 02:30 of
#   25 October are the same text for Outlook in Brussels. In the file commas and semicolons of the title are
#   not escaped, and the UID is a random number of up to five digits, another one each time, unless one is
#   given.
# Versions: calendar-link 2.11.5.
# Source: RFC 5545, 3.3.11 (a comma and a semicolon are escaped in a text), 3.8.4.7 (UID: persistent and
#   globally unique); the package's README (a start with an offset); run.
# Where a sportsbook's page meets it: the page is drawn on a server in UTC, and the link that a bettor in
#   Belgium follows is two hours early in summer, one in winter. A postponed match that is added again stands
#   there twice. Draw these links in the browser, and give a UID.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  calendar-link@2.11.5
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
import { google, ics, office365, outlook, yahoo } from "calendar-link";
import { see } from "./see.mjs";

const [zone] = process.argv.slice(2);
const parameter = (link, name) => new URL(link).searchParams.get(name);
const match = { title: "Home - Away", start: "2026-09-05T20:45:00+02:00", duration: [2, "hour"] };
const wall = { UTC: "18:45", "Europe/Brussels": "20:45", "America/New_York": "14:45" };
const text = `2026-09-05T${wall[zone]}:00`;
see("Outlook", parameter(outlook(match), "startdt"), text);
see("Office 365", parameter(office365(match), "startdt"), text);
see("Google", parameter(google(match), "dates").split("/")[0], "20260905T184500Z");
see("Yahoo", parameter(yahoo(match), "st"), "20260905T184500Z");

const linesOf = (event) => decodeURIComponent(ics(event)).split(/\r?\n/);
const line = (event, name) => linesOf(event).find((each) => each.startsWith(name));
see("the file", line(match, "DTSTART"), "DTSTART:20260905T184500Z");

const starts = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"];
const twice = starts.map((start) => parameter(outlook({ ...match, start }), "startdt"));
see("the two 02:30 for Outlook are one", twice[0] === twice[1], zone === "Europe/Brussels");

const title = "Home, Away; final";
see("a title in the file", line({ ...match, title }, "SUMMARY"), "SUMMARY:Home, Away; final");
const uids = Array.from({ length: 20 }, () => line(match, "UID").slice("UID:".length));
see(
  "UIDs of up to five digits",
  uids.every((uid) => /^\d{1,5}$/.test(uid)),
  true,
);
see("one UID for one match", new Set(uids).size === 1, false);
see("a UID that is given", line({ ...match, uid: "match-1" }, "UID"), "UID:match-1");
PROGRAM
for zone in UTC Europe/Brussels America/New_York; do
  echo "a machine in $zone"
  TZ="$zone" node run.mjs "$zone"
done
