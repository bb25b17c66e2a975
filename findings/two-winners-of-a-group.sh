#!/usr/bin/env bash
# The table of a group, by a package for tournaments.
#
# One would guess: what has a score of 2-0 is won; a table gives three points for a win, one for a draw, and puts the
#   better goal difference first where points are equal.
# What it does: with brackets-manager, scores alone leave every match running, and the table of a group that has been
#   played has no match, no win and no point in it, but the goals. With results beside the scores, teams of equal points
#   share the rank whatever their goals: a group has two winners, and the next rank is 2, not 3.
# Versions: brackets-manager 1.11.1, brackets-memory-db 1.0.6.
# Source: its README shows a result beside the scores, and has no word of ranks; run.
# Where a sportsbook's page meets it: bets on the winner of a group, and who is next in it. Two winners are a dead heat,
#   and pay half.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  brackets-manager@1.11.1 \
  brackets-memory-db@1.0.6
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
const { BracketsManager } = require("brackets-manager");
const { InMemoryDatabase } = require("brackets-memory-db");

const goals = { "A-D": [2, 0], "C-B": [1, 1], "B-D": [0, 3], "A-C": [2, 2], "C-D": [1, 0], "B-A": [0, 0] };
const resultOf = (own, other) => (own === other ? "draw" : own > other ? "win" : "loss");
const threeAndOne = ({ wins, draws }) => 3 * wins + draws;

/** The table of a group that has been played. */
async function table(hasResults) {
  const manager = new BracketsManager(new InMemoryDatabase());
  const stage = await manager.create.stage({
    tournamentId: 0,
    name: "Group",
    type: "round_robin",
    seeding: ["A", "B", "C", "D"],
    settings: { groupCount: 1 },
  });
  const { match, participant } = await manager.get.stageData(stage.id);
  const nameOf = ({ id }) => participant.find((each) => each.id === id).name;
  for (const { id, opponent1, opponent2 } of match) {
    const [first, second] = goals[`${nameOf(opponent1)}-${nameOf(opponent2)}`];
    await manager.update.match({
      id,
      opponent1: { score: first, ...(hasResults && { result: resultOf(first, second) }) },
      opponent2: { score: second, ...(hasResults && { result: resultOf(second, first) }) },
    });
  }
  const standings = await manager.get.finalStandings(stage.id, { rankingFormula: threeAndOne });
  return standings.map(({ name, rank, played, points, scoreDifference }) => `${rank}. ${name}: ${played} played, ${points}, ${scoreDifference}`);
}
see("scores alone", await table(false), [
  "1. A: 0 played, 0, 2",
  "1. C: 0 played, 0, 1",
  "1. D: 0 played, 0, 0",
  "1. B: 0 played, 0, -3",
]);
see("with results", await table(true), [
  "1. A: 3 played, 5, 2",
  "1. C: 3 played, 5, 1",
  "2. D: 3 played, 3, 0",
  "3. B: 3 played, 2, -3",
]);
PROGRAM
node run.mjs
