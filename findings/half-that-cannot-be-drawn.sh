#!/usr/bin/env bash
# Names of markets and outcomes, by a dictionary of them.
#
# One would guess: two markets that settle otherwise have two names; a handicap that is named with its line has it; and
#   the outcomes of a market, by their ids, are 1, X and 2.
# What it does: in @azuro-org/dictionaries "1st Half - Winner" is a market with a draw and another without one: at
#   half-time 1-1 the bet on "1" is lost in the first. "Total Corners" of the half is there twice. Of all handicaps 26
#   have no line, though it was called for: "Handicap, Team 1". By their ids the outcomes of "Full Time Result" are 1,
#   X, 2 of one sport, 2, 1, X of another, and X, 2, 1 of a third.
# Versions: @azuro-org/dictionaries 3.0.28.
# Source: its README says that each outcome belongs to a market's key, and shows the line beside the name; run.
# Where a sportsbook's page meets it: names on odds buttons and on a bet that is placed. What was backed cannot be known
#   from its name, and a row's first button is the away team.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @azuro-org/dictionaries@3.0.28
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

const { dictionaries, getMarketKey, getMarketName, getSelectionName } = createRequire(import.meta.url)("@azuro-org/dictionaries");

const outcomes = Object.keys(dictionaries.outcomes).map(Number).sort((first, second) => first - second);
/** The outcomes of all markets of a name, by the market's key, in the order of their ids. */
function marketsCalled(name) {
  const markets = {};
  for (const outcomeId of outcomes.filter((id) => getMarketName({ outcomeId: id }) === name)) {
    (markets[getMarketKey(outcomeId)] ??= []).push(getSelectionName({ outcomeId, withPoint: true }));
  }
  return markets;
}
see("1st Half - Winner", marketsCalled("1st Half - Winner"), { "1-50-1": ["1", "2", "X"], "19-50-76": ["1", "2"] });
see("Full Time Result", marketsCalled("Full Time Result"), {
  "1-1-1": ["1", "X", "2"],
  "1-76-76": ["1", "X", "2"],
  "1-1-51": ["2", "1", "X"],
  "1-1-76": ["X", "2", "1"],
});
const corners = marketsCalled("1st Half - Total Corners");
see("markets of corners in the half", Object.keys(corners).length, 2);
const withoutLine = outcomes
  .map((outcomeId) => ({ market: getMarketName({ outcomeId }), selection: getSelectionName({ outcomeId, withPoint: true }) }))
  .filter(({ market, selection }) => /Handicap/.test(market) && !selection.includes("("));
see("handicaps without a line", [withoutLine.length, withoutLine[0]], [26, { market: "Handicap", selection: "Team 1" }]);
PROGRAM
node run.mjs
