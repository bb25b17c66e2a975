#!/usr/bin/env bash
# Television listings of matches, XMLTV, whose times are short or have no offset.
#
# One would guess: the format lets a time be any first part of YYYYMMDDhhmmss, with a zone behind it or none, which is
#   UTC; so 20:45 is 20:45 with seconds or without, and what a reader does not know it refuses; "Genk &amp; Gent" is
#   read as "Genk & Gent".
# What they do: @iptv/xmltv reads 20261128204500, which has no zone, as 02:00, and 202611282045 as 2 November; of a
#   zone by its name, as in the format's own example, it keeps nothing: 20:45 BST, CET and EST are all 20:45 UTC.
#   epg-parser reads 202611282045 +0100 as 20:45:01 UTC, an hour late, and gives null for what has no offset. Both
#   leave "&amp;" in titles.
# Versions: @iptv/xmltv 1.0.1, epg-parser 0.5.0.
# Source: the comments of XMLTV's own DTD (some initial substring; UTC where no zone is given; the example 200007281733
#   BST); run.
# Where a sportsbook's page meets it: "on television tonight" beside a match, and fixtures that are matched with their
#   broadcast. A match is eighteen hours early, or four weeks, and no error says so. Check that a time has its fourteen
#   digits and an offset before it is read, and read names of zones from a list of one's own.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @iptv/xmltv@1.0.1 \
  epg-parser@0.5.0
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
import { parseXmltv } from "@iptv/xmltv";
import { parse } from "epg-parser";
import { see } from "./see.mjs";

const listing = (start) =>
  `<?xml version="1.0" encoding="UTF-8"?><tv><channel id="one"><display-name>One</display-name></channel>` +
  `<programme start="${start}" channel="one"><title lang="nl">Genk &amp; Gent</title></programme></tv>`;
const first = async (start) => [parseXmltv(listing(start)).programmes[0], (await parse(listing(start))).programs[0]];
const starts = async (start) => (await first(start)).map((match) => (match.start === null ? null : new Date(match.start).toISOString()));

see("with seconds and an offset", await starts("20261128204500 +0100"), ["2026-11-28T19:45:00.000Z", "2026-11-28T19:45:00.000Z"]);
see("an offset, no seconds", await starts("202611282045 +0100"), ["2026-11-28T19:45:00.000Z", "2026-11-28T20:45:01.000Z"]);
see("seconds, no zone", await starts("20261128204500"), ["2026-11-28T02:00:00.000Z", null]);
see("neither", await starts("202611282045"), ["2026-11-02T00:00:00.000Z", null]);
see("a day", await starts("20261128"), ["2026-11-28T00:00:00.000Z", "2026-11-28T00:00:00.000Z"]);
for (const zone of ["BST", "CET", "EST"]) {
  see(`20:45 ${zone}`, await starts(`20261128204500 ${zone}`), ["2026-11-28T20:45:00.000Z", null]);
}
const [one, other] = await first("20261128204500 +0100");
see("titles", [one.title[0]._value, other.title[0].value], ["Genk &amp; Gent", "Genk &amp; Gent"]);
PROGRAM
node run.mjs
