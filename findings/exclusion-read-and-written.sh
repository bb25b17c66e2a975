#!/usr/bin/env bash
# The length of an exclusion, read by one package and written by another one.
#
# One would guess: what is read as a year is written as a year, and six months as six months; "3 maanden" and "3 mois"
#   are refused by what knows English alone, and P6M, as an API has it, by what does not know ISO 8601.
# What they do: a year of 365.25 days, which ms, @lukeed/ms and itty-time read, is 1y 6h in pretty-ms, and one of 365,
#   which enhanced-ms and @sapphire/duration read, is "11 months, 4 weeks, 2 days, 4 hours, 30 minutes" in
#   humanize-duration. Six months are 180 days in itty-time and 182.5 in two; humanize-duration writes "5 months, ..."
#   of each. P6M is six minutes in enhanced-ms and @sapphire/duration. enhanced-ms takes "3 maanden" for three minutes
#   and "2 semaines" for two seconds, itty-time "1 jaar", "6 uur" and "3 mois" for as many thousandths of a second. ms
#   and @lukeed/ms know no months, and say so.
# Versions: ms 2.1.3, @lukeed/ms 2.0.2, itty-time 2.0.2, enhanced-ms 5.0.0, @sapphire/duration 1.2.0; pretty-ms 10.0.0,
#   humanize-duration 3.35.1.
# Source: the packages' READMEs; ISO 8601-1 (PnM are months, PTnM minutes); run.
# Where a sportsbook's page meets it: pauses, exclusions and limits that are configured in words, and the sentence that
#   says to a player how long. An exclusion of six months is over after six minutes, and a year is announced as eleven
#   months. Keep lengths as calendar units, and count days on a calendar.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  ms@2.1.3 \
  @lukeed/ms@2.0.2 \
  itty-time@2.0.2 \
  enhanced-ms@5.0.0 \
  @sapphire/duration@1.2.0 \
  pretty-ms@10.0.0 \
  humanize-duration@3.35.1
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
import { parse } from "@lukeed/ms";
import { ms as enhanced } from "enhanced-ms";
import { ms as itty } from "itty-time";
import prettyMs from "pretty-ms";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const humanize = require("humanize-duration");
const { Duration } = require("@sapphire/duration");
const readers = { ms: require("ms"), "@lukeed/ms": parse, "itty-time": itty, "enhanced-ms": enhanced, "@sapphire/duration": (text) => new Duration(text).offset };
const names = Object.keys(readers);
console.log(names.join(", "));
/** Milliseconds, or none where a text is refused. */
const read = (text) => Object.values(readers).map((reader) => reader(text) || "none");
const day = 24 * 60 * 60_000;
const days = (text) => read(text).map((length) => (length === "none" ? length : length / day));
const written = (text, write) => read(text).map((length) => (length === "none" ? length : write(length)));

see("1 week, in days", days("1 week"), [7, 7, 7, 7, 7]);
see("1 year, in days", days("1 year"), [365.25, 365.25, 365.25, 365, 365]);
see("1 year, by pretty-ms", written("1 year", prettyMs), ["1y 6h", "1y 6h", "1y 6h", "1y", "1y"]);
const short = "11 months, 4 weeks, 2 days, 4 hours, 30 minutes";
see("1 year, by humanize-duration", written("1 year", (length) => humanize(length)), ["1 year", "1 year", "1 year", short, short]);
see("6 months, in days", days("6 months"), ["none", "none", 180, 182.5, 182.5]);
const half = "5 months, 4 weeks, 2 days, 7 hours, 30 minutes";
see("6 months, by humanize-duration", written("6 months", (length) => humanize(length)), ["none", "none", "5 months, 3 weeks, 6 days, 19 hours, 30 minutes", half, half]);
see("P6M", read("P6M"), ["none", "none", "none", 6 * 60_000, 6 * 60_000]);
see("3 maanden", read("3 maanden"), ["none", "none", 3, 3 * 60_000, "none"]);
see("3 mois", read("3 mois"), ["none", "none", 3, 91.25 * day, "none"]);
see("2 semaines", read("2 semaines"), ["none", "none", 2, 2000, "none"]);
see("1 jaar, 6 uur", [read("1 jaar"), read("6 uur")], [["none", "none", 1, "none", "none"], ["none", "none", 6, "none", "none"]]);
PROGRAM
node run.mjs
