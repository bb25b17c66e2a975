#!/usr/bin/env bash
# Prices that follow what a book may lose.
#
# One would guess: only what would be lost moves a price; where the book wins by each outcome, none moves; an outcome
#   whose chance would reach 1 closes its market, with two outcomes or with three.
# What it does: the worst of the outcomes is looked for with its sign, and then compared without it: where the book
#   wins 700 by one team and 800 by the other, with a cap of 1,000, the first team's price is cut as if 700 would be
#   lost; of a market with one price it is not. 985 chances in 1,000 that become more than 1 close a market of two; of
#   a market of three only that outcome is at 0, and the two others stay open, at 5 and 3 in a hundred. "isRebalanced"
#   is true.
# Version: overtime-utils 0.2.0.
# Source: the package's source and its comments; run.
# Where a sportsbook's page meets it: prices that move by the bets that are accepted. The side that would be good for
#   the book is made worse for those who bet on it, and a market is shown with its two outsiders alone. Clamp what is
#   won to 0 before it is compared, and close a market whole.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  overtime-utils@0.2.0
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

const { rebalanceOddsBasedOnRisk } = createRequire(import.meta.url)("overtime-utils");
/** The chances after the book's risk at each outcome, with a cap of 1,000. */
const moved = (chances, positionRisk) => {
  const riskObject = [{ typeId: 0, cap: 1000, numberOfPositions: chances.length, positionRisk }];
  const { odds, isRebalanced } = rebalanceOddsBasedOnRisk(chances, 0, { fileExists: true, riskObject });
  return [odds.map((chance) => Number(chance.toFixed(4))), isRebalanced];
};
see("700 would be lost", moved([0.52, 0.53], [700, -800]), [[0.5304, 0.53], true]);
see("100 would be lost", moved([0.52, 0.53], [100, -800]), [[0.52, 0.53], false]);
see("700 or 800 are won", moved([0.52, 0.53], [-700, -800]), [[0.5304, 0.53], true]);
see("of three, 700 to 900 are won", moved([0.5, 0.3, 0.27], [-700, -800, -900]), [[0.51, 0.3, 0.27], true]);
see("of one, 700 are won", moved([0.5], [-700]), [[0.5], false]);
see("of two, more than certain", moved([0.985, 0.05], [700, -100]), [[0, 0], false]);
see("of three, more than certain", moved([0.985, 0.05, 0.03], [700, -100, -100]), [[0, 0.05, 0.03], true]);
PROGRAM
node run.mjs
