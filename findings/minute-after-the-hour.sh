#!/usr/bin/env bash
# The clock of a match, counted by a timer.
#
# One would guess: what is asked for in minutes and seconds has all the minutes: in extra time 95:10.
# What it does: easytimer.js drops the hour: 95:10 is "35:10", and the 60th minute "00:00". The whole minutes are in
#   another call (getTotalTimeValues), whose text is "95:5710": each unit has all that there is.
# Versions: easytimer.js 4.6.0.
# Source: its README shows toString(["minutes", "seconds"]) for times below an hour; run.
# Where a sportsbook's page meets it: the minute of a match. From the hour on it is as if the first half were played;
#   second halves are where most bets in play are made.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  easytimer.js@4.6.0
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

const { Timer } = createRequire(import.meta.url)("easytimer.js");
/** What a timer shows that begins at a minute and second of a match. */
function shownAt(minutes, seconds) {
  const timer = new Timer();
  timer.start({ startValues: { minutes, seconds } });
  const shown = [
    timer.getTimeValues().toString(["minutes", "seconds"]),
    timer.getTotalTimeValues().toString(["minutes", "seconds"]),
    timer.getTotalTimeValues().minutes,
  ];
  timer.stop();
  return shown;
}
see("44:59", shownAt(44, 59), ["44:59", "44:2699", 44]);
see("60:00", shownAt(60, 0), ["00:00", "60:3600", 60]);
see("95:10", shownAt(95, 10), ["35:10", "95:5710", 95]);
PROGRAM
node run.mjs
