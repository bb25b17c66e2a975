#!/usr/bin/env bash
# Odds and commentary beside the picture of a live stream: date ranges of a playlist, and WebVTT.
#
# One would guess: of a date range's own attributes what is in quotes is text, "1.50" and "0042", and what is not is a
#   number; cues below an hour may leave the hour out and have settings, and are read; STYLE, REGION and NOTE are no
#   cues.
# What they do: m3u8-parser makes 1.5 of "1.50" and 42 of the bet "0042", while hls-parser keeps both. A cue from
#   45:30.500 to 45:33.000 with a setting behind it ends after 45 hours in @plussub/srt-vtt-parser;
#   subtitles-parser-vtt leaves each cue without an hour out, as well as one that begins at 59:58, and shows a NOTE as
#   part of the text before it. node-webvtt refuses a file with a STYLE, a REGION, or the time map that HLS puts into
#   each; subtitle refuses STYLE, and a cue with a name that is no number. webvtt-parser reads them all.
# Versions: m3u8-parser 7.2.0, hls-parser 0.16.1, @plussub/srt-vtt-parser 2.0.5, subtitles-parser-vtt 0.1.0,
#   node-webvtt 1.9.4, subtitle 4.2.2, webvtt-parser 2.2.0.
# Source: RFC 8216, 4.3.2.7 (client attributes: a quoted string, a hexadecimal sequence or a decimal number) and 3.5
#   (X-TIMESTAMP-MAP); WebVTT (hours may be left out; settings; blocks); run.
# Where a sportsbook's page meets it: odds and the minute that travel with the stream of a match, and its commentary. A
#   goal is on the picture for 45 hours, or the first half has no words at all. Compare what is shown after 45 minutes
#   with what is shown after 65.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  m3u8-parser@7.2.0 \
  hls-parser@0.16.1 \
  @plussub/srt-vtt-parser@2.0.5 \
  subtitles-parser-vtt@0.1.0 \
  node-webvtt@1.9.4 \
  subtitle@4.2.2 \
  webvtt-parser@2.2.0
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
const playlist = [
  "#EXTM3U",
  "#EXT-X-VERSION:7",
  "#EXT-X-TARGETDURATION:6",
  "#EXT-X-PROGRAM-DATE-TIME:2026-11-28T19:45:00.000Z",
  '#EXT-X-DATERANGE:ID="1",START-DATE="2026-11-28T19:45:03.000Z",X-COM-ODDS="1.50",X-COM-BET="0042",X-COM-SCORE="2-1",X-COM-MINUTE=90.5',
  "#EXTINF:6,",
  "1.ts",
  "",
].join("\n");
const { Parser } = require("m3u8-parser");
const parser = new Parser();
parser.push(playlist);
parser.end();
const [{ xComOdds, xComBet, xComScore, xComMinute }] = parser.manifest.dateRanges;
see("m3u8-parser", [xComOdds, xComBet, xComScore, xComMinute], [1.5, 42, "2-1", 90.5]);
see("hls-parser", Object.values(require("hls-parser").parse(playlist).segments[0].dateRange.attributes), ["1.50", "0042", "2-1", 90.5]);

const packages = {
  "@plussub/srt-vtt-parser": (text) => require("@plussub/srt-vtt-parser").parse(text).entries.map((cue) => [cue.from / 1000, cue.to / 1000, cue.text]),
  "subtitles-parser-vtt": (text) => require("subtitles-parser-vtt").fromVtt(text, "s").map((cue) => [cue.startTime, cue.endTime, cue.text]),
  "node-webvtt": (text) => require("node-webvtt").parse(text).cues.map((cue) => [cue.start, cue.end, cue.text]),
  subtitle: (text) =>
    require("subtitle")
      .parseSync(text)
      .filter(({ type }) => type === "cue")
      .map(({ data }) => [data.start / 1000, data.end / 1000, data.text]),
  "webvtt-parser": (text) => new (require("webvtt-parser").WebVTTParser)().parse(text, "metadata").cues.map((cue) => [cue.startTime, cue.endTime, cue.text]),
};
const read = (text) =>
  Object.values(packages).map((parse) => {
    try {
      return parse(text).flat();
    } catch {
      return "refused";
    }
  });
const goal = [2730.5, 2733, "2-1"];
const cue = "00:45:30.500 --> 00:45:33.000\n2-1\n";
see("with an hour", read(`WEBVTT\n\n${cue}`), [goal, goal, goal, goal, goal]);
see("without one", read("WEBVTT\n\n45:30.500 --> 45:33.000\n2-1\n"), [goal, [], goal, goal, goal]);
see("with a setting", read("WEBVTT\n\n45:30.500 --> 45:33.000 line:0\n2-1\n"), [[2730.5, 163980, "2-1"], [], goal, goal, goal]);
const late = [3598, 3602, "2-1"];
see("over the hour", read("WEBVTT\n\n59:58.000 --> 01:00:02.000\n2-1\n"), [late, [], late, late, late]);
see("a name", read(`WEBVTT\n\nGoal\n${cue}`), [goal, goal, goal, "refused", goal]);
see("STYLE", read(`WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${cue}`), [goal, goal, "refused", "refused", goal]);
see("a time map", read(`WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n${cue}`), [goal, goal, "refused", goal, goal]);
see("a note after it", read(`WEBVTT\n\n${cue}\nNOTE\nsuspended\n`)[1], [2730.5, 2733, "2-1\n\nNOTE\nsuspended"]);
PROGRAM
node run.mjs
