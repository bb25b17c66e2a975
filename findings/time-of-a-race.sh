#!/usr/bin/env bash
# Times of a race and gaps of a stage, as results write them.
#
# One would guess: 1:05 is 65 seconds, 2:04.35 are 124.35; what cannot be read is refused.
# What it does: hh-mm-ss refuses 1:05, 2:04.35 and a match's 95:10, and reads 01:05 alone, as a minute and five seconds;
#   5,710 seconds it writes as 01:35:10, though mm:ss was named. parse-duration takes the colon for nothing it knows and
#   answers in milliseconds: 1:05 is 1.005 of them, 2:04.35 is 2.00435: a gap of a minute is none. timestring refuses
#   the colon, and of 1m12.35 it keeps the minute.
# Versions: hh-mm-ss 1.2.0, parse-duration 2.1.9, timestring 7.0.0.
# Source: hh-mm-ss's README gives formats of two digits a part; run.
# Where a sportsbook's page meets it: fastest laps, margins of a stage, bets on over or under a time. The result is
#   nought, and the lower side of the line wins.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  hh-mm-ss@1.2.0 \
  parse-duration@2.1.9 \
  timestring@7.0.0
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
import parseDuration from "parse-duration";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const times = require("hh-mm-ss");
const timestring = require("timestring");

/** Seconds, or that a text is refused. */
function seconds(read, text) {
  try {
    return read(text) ?? "refused";
  } catch {
    return "refused";
  }
}
const texts = ["01:05", "1:05", "2:04.35", "95:10"];
const all = (read) => Object.fromEntries(texts.map((text) => [text, seconds(read, text)]));
see("hh-mm-ss", all((text) => times.toS(text)), { "01:05": 65, "1:05": "refused", "2:04.35": "refused", "95:10": "refused" });
see("hh-mm-ss, 5710 seconds in minutes", times.fromS(5_710, "mm:ss"), "01:35:10");
see("parse-duration, in milliseconds", all((text) => parseDuration(text)), {
  "01:05": 1.005,
  "1:05": 1.005,
  "2:04.35": 2.00435,
  "95:10": 95.01,
});
see("timestring", all((text) => timestring(text)), { "01:05": "refused", "1:05": "refused", "2:04.35": "refused", "95:10": "refused" });
see("timestring, with a letter", seconds((text) => timestring(text), "1m12.35"), 60);
PROGRAM
node run.mjs
