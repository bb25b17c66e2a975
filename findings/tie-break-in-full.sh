#!/usr/bin/env bash
# The score of a tennis match as a text, read by the engine of the tournament data standard (TODS).
#
# One would guess: 7-6(12-10) is a tie-break of 12 to 10, as 7-6(10) is; a set in which a player gave up has no
#   winner; a score that cannot be read is an error.
# What it does: parseScoreString makes 14 to 12 of 7-6(12-10), and 9 to 7 of 7-6(7-5): it takes the first number for
#   the loser's and adds two, if the winner is named first. 6-7(10-12) is right, and so is 7-6(5-7). The result passes
#   its own validateMatchUpScore. In "6-4 3-2 RET" the second set is won by the one who led, there is a third set
#   (NaN), and the word is gone. With a dash as it is printed (6–4), or a slash, the second player has no games and no
#   error is raised; a space before the bracket makes a set of its own of the tie-break.
# Versions: tods-competition-factory 6.38.0.
# Source: run; TODS writes the loser's points alone, feeds write either.
# Where a sportsbook's page meets it: points of a tie-break, "second set, winner" after a retirement, and totals of
#   games. Bring a feed's scores to the short form first, and settle by the state of the match.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  tods-competition-factory@6.38.0
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

const { scoreGovernor } = createRequire(import.meta.url)("tods-competition-factory");

const read = (scoreString) => scoreGovernor.parseScoreString({ scoreString });
const tieBreakOf = (text) => read(text).map((set) => [set.side1TiebreakScore, set.side2TiebreakScore])[0];
const setsOf = (text) => read(text).map((set) => [set.side1Score ?? "-", set.side2Score ?? "-", set.winningSide ?? "-"].join(" "));

see("7-6(10), the tie-break", tieBreakOf("7-6(10)"), [12, 10]);
see("7-6(12-10)", tieBreakOf("7-6(12-10)"), [14, 12]);
see("7-6(7-5)", tieBreakOf("7-6(7-5)"), [9, 7]);
see("7-6(5-7)", tieBreakOf("7-6(5-7)"), [7, 5]);
see("6-7(10-12)", tieBreakOf("6-7(10-12)"), [10, 12]);
see("6-7(4-7)", tieBreakOf("6-7(4-7)"), [4, 7]);
const judged = (text) => scoreGovernor.validateMatchUpScore(read(text), "SET3-S:6/TB7", "COMPLETED").isValid;
see("7-6(12-10) 6-3 is valid", judged("7-6(12-10) 6-3"), true);

see("6-4 3-2 RET, games and winner of each set", setsOf("6-4 3-2 RET"), ["6 4 1", "3 2 1", "NaN - -"]);
const back = scoreGovernor.generateScoreString({ sets: read("6-4 3-2 RET") });
see("6-4 3-2 RET, written again", back, "6-4 3-2");
see("6-4 1-1 RET", setsOf("6-4 1-1 RET"), ["6 4 1", "1 1 -", "NaN - -"]);
see("6–4 7–6(5), with dashes", setsOf("6–4 7–6(5)"), ["6 - -", "7 - -"]);
see("6/4 7/6(5)", setsOf("6/4 7/6(5)"), ["6 - -", "7 - -"]);
see("7-6 (5)", setsOf("7-6 (5)"), ["7 6 1", "NaN - -"]);
PROGRAM
node run.mjs
