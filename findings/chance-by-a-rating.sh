#!/usr/bin/env bash
# Fair prices by ratings: a draw, and the chance that one of two wins.
#
# One would guess: a draw between equals leaves both ratings as they are, since 0.5 is a draw by the package's own
#   expected(); a chance of winning is the normal distribution of the difference, as TrueSkill's authors have it and a
#   second package has it.
# What they do: elo-rating reads a result as true or false, so that 0.5 is a win: 1500 and 1500 become 1510 and 1490
#   after a draw, and null, which might be a match without a result, is a defeat. trueskill's ChanceOfWinning
#   subtracts the two as if each measured the other: 25 and 30 with the deviation 25/3 have a chance of 0.110, a price
#   of 9.07, where ts-trueskill gives 0.352 and the bare difference 0.336, 2.84 to 2.98.
# Versions: elo-rating 1.0.1, trueskill 0.0.2, ts-trueskill 5.1.0.
# Source: the packages' READMEs; Herbrich, Minka and Graepel, TrueSkill (2007); run.
# Where a sportsbook's page meets it: chances beside a price, prices of esports and of virtual leagues. Tables of
#   strength drift with each draw, and an outsider has three times his fair price.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  elo-rating@1.0.1 \
  trueskill@0.0.2 \
  ts-trueskill@5.1.0
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
import elo from "elo-rating";
import { Rating, winProbability } from "ts-trueskill";
import { see } from "./see.mjs";

const trueskill = createRequire(import.meta.url)("trueskill");
const after = (result) => Object.values(elo.calculate(1500, 1500, result));
see("elo-rating, expected of equals", elo.expected(1500, 1500), 0.5);
see("elo-rating, won", after(true), [1510, 1490]);
see("elo-rating, 0.5", after(0.5), [1510, 1490]);
see("elo-rating, null", after(null), [1490, 1510]);

const deviation = 25 / 3;
const rounded = (chance) => Number(chance.toFixed(3));
const chances = [
  [25, 25],
  [25, 30],
  [30, 25],
].map(([first, second]) => [
  rounded(trueskill.ChanceOfWinning([first, deviation], [second, deviation])),
  rounded(winProbability([new Rating(first, deviation)], [new Rating(second, deviation)])),
]);
see("25 and 25, trueskill and ts-trueskill", chances[0], [0.5, 0.5]);
see("25 and 30", chances[1], [0.11, 0.352]);
see("30 and 25", chances[2], [0.89, 0.648]);
PROGRAM
node run.mjs
