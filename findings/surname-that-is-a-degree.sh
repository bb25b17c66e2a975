#!/usr/bin/env bash
# A player's surname, of the whole name, as a line-up and a list of scorers show it.
#
# One would guess: the last word with the particles before it ("Van den Bossche"), and "Junior" as what it is in
#   Portuguese: a part of the name by which a player is known.
# What they do: "Tim Ma" and "Sara Md" have no surname in humanname, which takes them for degrees (MA, MD), nor has
#   "Davi Junior"; split-human-name gives ", Ma" and ", Junior", with the comma, as surnames. parse-full-name reads
#   these two well, and gives "Sara" as the surname of Sara Md, and "Bossche" as that of Kobe Van den Bossche, whose
#   middle name is "Van den"; De Bruyne is whole. split-human-name writes "van Den Bossche" and "de Bruyne", as they
#   are written nowhere in Belgium. "Mac Bride" is Bride in all three, and a sheet that has the surname first without
#   a comma ("VAN DEN BOSSCHE Kobe") is read the wrong way round, capitals or not.
# Versions: humanname 0.2.2, parse-full-name 1.2.7, split-human-name 2.0.13.
# Source: run; the READMEs speak of prefixes and suffixes (parse-full-name: 29 and 19 of them), and not of which.
# Where a sportsbook's page meets it: a pitch and the goals of a match show surnames, and a market on scorers is
#   sorted by them. A shirt without a name, or with ", Junior". Have the feed send the name to show, and keep it whole.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  humanname@0.2.2 \
  parse-full-name@1.2.7 \
  split-human-name@2.0.13
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
const humanname = require("humanname");
const { parseFullName } = require("parse-full-name");
const split = require("split-human-name");
const splitName = split.default ?? split;

const names = [
  "Jan De Bruyne",
  "Kobe Van den Bossche",
  "Tim Ma",
  "Sara Md",
  "Davi Junior",
  "Davi Jr.",
  "Owen Mac Bride",
  "VAN DEN BOSSCHE Kobe",
];
const surnames = (surname) => names.map((name) => surname(name));

const byHumanname = ["De Bruyne", "Van den Bossche", "", "", "", "", "Bride", "Kobe"];
see("humanname", surnames((name) => humanname.parse(name).lastName), byHumanname);
const { lastName, suffix } = humanname.parse("Tim Ma");
see("Tim Ma, humanname", { lastName, suffix }, { lastName: "", suffix: "MA" });

const byParse = ["De Bruyne", "Bossche", "Ma", "Sara", "Junior", "Davi", "Bride", "Kobe"];
see("parse-full-name", surnames((name) => parseFullName(name).last), byParse);
const { first, middle, last } = parseFullName("Kobe Van den Bossche");
const ofKobe = { first: "Kobe", middle: "Van den", last: "Bossche" };
see("Kobe Van den Bossche, parse-full-name", { first, middle, last }, ofKobe);

const bySplit = ["de Bruyne", "van Den Bossche", ", Ma", ", Md", ", Junior", ", Jr.", "Bride", "Kobe"];
see("split-human-name", surnames((name) => splitName(name).lastName), bySplit);
PROGRAM
node run.mjs
