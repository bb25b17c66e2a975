#!/usr/bin/env bash
# The lines of a system bet: six doubles of four selections, four trebles, a Lucky 15.
#
# One would guess: a package for combinations gives six doubles of four selections where it is given sizes from two to
#   two, as its README has it for two to three, each of its own array, and counts that can be multiplied by a stake in
#   cents.
# What they do: combinations gives ten lines for 2 to 2 (the six doubles and the four trebles), four of them too many,
#   and for 3 to 3 of five selections fifteen instead of ten: its maximum only leaves out the line of all.
#   generatorics gives six times one array, which is the last line, as soon as its lines are spread into a list. The
#   number of lines of js-combinatorics is a bigint, which cannot be multiplied by a number of cents. powerset counts
#   a line without a selection, so that a Lucky 15 has 16.
# Versions: combinations 1.0.0, generatorics 1.1.0, js-combinatorics 2.1.4, powerset 0.0.1.
# Source: the packages' READMEs (generatorics and js-combinatorics say so, that of combinations says that a maximum
#   can be given); run.
# Where a sportsbook's page meets it: the stake of a system is lines times stake. Ten doubles are charged for six, or
#   six equal lines are placed. Compare the count with the binomial coefficient.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  combinations@1.0.0 \
  generatorics@1.1.0 \
  js-combinatorics@2.1.4 \
  powerset@0.0.1
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
import { Combination } from "js-combinatorics";
import combinations from "combinations";
import generatorics from "generatorics";
import powerset from "powerset";
import { see } from "./see.mjs";

const selections = ["A", "B", "C", "D"];
const text = (lines) => lines.map((line) => line.join("")).join(" ");
see("combinations, 2 to 2", text(combinations(selections, 2, 2)), "AB AC AD BC BD CD ABC ABD ACD BCD");
see("combinations, 2 to 3 (its README's example)", combinations(selections, 2, 3).length, 10);
see("combinations, 3 to 3 of five", combinations([...selections, "E"], 3, 3).length, 15);
see("combinations, 2 and more", combinations(selections, 2).length, 11);

see("generatorics, spread", text([...generatorics.combination(selections, 2)]), "CD CD CD CD CD CD");
see("generatorics, cloned", text([...generatorics.clone.combination(selections, 2)]), "AB AC AD BC BD CD");

const doubles = new Combination(selections, 2);
see("js-combinatorics, its count", [typeof doubles.length, [...doubles].length], ["bigint", 6]);
let stake;
try {
  stake = doubles.length * 500;
} catch (error) {
  stake = error.name;
}
see("js-combinatorics, its count times 500 cents", stake, "TypeError");
see("powerset, a Lucky 15", [powerset(selections).length, powerset(selections)[0]], [16, []]);
PROGRAM
node run.mjs
