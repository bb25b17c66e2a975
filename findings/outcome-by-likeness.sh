#!/usr/bin/env bash
# The outcome of a market that is searched for by its name: "Gent -1.5" among the lines of a handicap.
#
# One would guess: a name that is in the list letter for letter comes first, alone with the highest score; a handicap
#   of +1.5 is a little less like it, and so is a total of 25 like one of 2.5.
# What they do: fuzzball takes away all signs that are no letters and digits before it compares, fast-fuzzy does so
#   with points, hyphens and plus signs. "Gent +1.5" and "Gent -1.5" are one text to both, with the highest score, and
#   the search for one finds the one that is first in the list. To fast-fuzzy "Over 2.5" is "Over 25", and 1-1 is 11;
#   to fuzzball's usual scorer for words in any order, 2-1 is 1-2, and its WRatio gives that 95 of 100. fuse.js,
#   fuzzysort, string-similarity and didyoumean2 find the right one.
# Versions: fuzzball 2.2.6, fast-fuzzy 1.12.0, fuse.js 7.5.0, fuzzysort 4.0.2, string-similarity 4.0.4, didyoumean2
#   7.0.4.
# Source: run; fuzzball's page (full_process), fast-fuzzy's (ignoreSymbols, which is true).
# Where a sportsbook's page meets it: outcomes of two feeds that are matched by their names, and a search for a bet.
#   The handicap of the other side has another price. full_process: false and ignoreSymbols: false keep the signs.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  fuzzball@2.2.6 \
  fast-fuzzy@1.12.0 \
  fuse.js@7.5.0 \
  fuzzysort@4.0.2 \
  string-similarity@4.0.4 \
  didyoumean2@7.0.4
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
import Fuse from "fuse.js";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const fuzzball = require("fuzzball");
const { fuzzy, search } = require("fast-fuzzy");
const fuzzysort = require("fuzzysort");
const { findBestMatch } = require("string-similarity");
const { default: didYouMean } = require("didyoumean2");

const lines = ["Gent +1.5", "Gent -1.5", "Gent -2.5"];
const wanted = "Gent -1.5";
const [first, second] = fuzzball.extract(wanted, lines);
see("fuzzball, the first two for Gent -1.5", [first, second].map(([line, score]) => [line, score]), [["Gent +1.5", 100], ["Gent -1.5", 100]]);
const found = search(wanted, lines, { returnMatchData: true });
see("fast-fuzzy", found.slice(0, 2).map(({ item, score }) => [item, score]), [["Gent +1.5", 1], ["Gent -1.5", 1]]);
see("fast-fuzzy, ignoreSymbols: false", search(wanted, lines, { ignoreSymbols: false })[0], wanted);
const whole = fuzzball.extract(wanted, lines, { full_process: false })[0][0];
see("fuzzball, full_process: false", whole, wanted);

see("fast-fuzzy, Over 2.5 and Over 25", fuzzy("Over 2.5", "Over 25"), 1);
see("fast-fuzzy, 1-1 and 11", fuzzy("1-1", "11"), 1);
see("fuzzball, 2-1 and 1-2 by token_sort_ratio", fuzzball.token_sort_ratio("2-1", "1-2"), 100);
see("fuzzball, 2-1 and 1-2 by WRatio", fuzzball.WRatio("2-1", "1-2"), 95);

const others = {
  "fuse.js": new Fuse(lines).search(wanted)[0].item,
  fuzzysort: fuzzysort.go(wanted, lines)[0].target,
  "string-similarity": findBestMatch(wanted, lines).bestMatch.target,
  didyoumean2: didYouMean(wanted, lines),
};
see("the others", Object.values(others), [wanted, wanted, wanted, wanted]);
PROGRAM
node run.mjs
