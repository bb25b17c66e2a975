#!/usr/bin/env bash
# The calendar of a league's season, made by a package for round robins, with home and away.
#
# One would guess: a package that says which team is at home in each match has the teams change between home and away
#   from round to round, two matches in a row at the most or a little more.
# What it does: roundrobin gives each team half of its matches at home, and most of them one after the other. In a
#   league of 18 teams, 17 have eight or nine in a row on one side, and one is at home for the first time in round
#   nine. The longest run is half of the number of teams. The first team alone changes each time. tournament-pairings
#   has two in a row at the most.
# Versions: roundrobin 2.0.0, tournament-pairings 2.0.1.
# Source: run; roundrobin's page ("Home/Away Matches": of each pair, the second is at home).
# Where a sportsbook's page meets it: fixtures of a sandbox and of virtual leagues, and what is computed of them:
#   tables after ten rounds, form at home, the share of home wins that a test looks for. Reverse the pairs of every
#   second round.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  roundrobin@2.0.0 \
  tournament-pairings@2.0.1
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
import { RoundRobin } from "tournament-pairings";
import { see } from "./see.mjs";

const roundrobin = createRequire(import.meta.url)("roundrobin");

/** Of each team, in the order of the rounds: true at home, false away. */
function sidesOf(matches) {
  const sides = new Map();
  for (const { home, away } of matches) {
    for (const team of [home, away]) sides.set(team, [...(sides.get(team) ?? []), team === home]);
  }
  return [...sides.values()];
}

function longest(sides) {
  let most = 0;
  let run = 0;
  sides.forEach((side, index) => {
    run = side === sides[index - 1] ? run + 1 : 1;
    most = Math.max(most, run);
  });
  return most;
}

for (const [teams, inARow] of [[4, 2], [6, 3], [8, 4], [16, 8], [18, 9]]) {
  const matches = roundrobin(teams).flat().map(([away, home]) => ({ home, away }));
  const sides = sidesOf(matches);
  see(`roundrobin, ${teams} teams, longest run of one side`, Math.max(...sides.map(longest)), inARow);
  const homes = new Set(sides.map((all) => all.filter(Boolean).length));
  see(`roundrobin, ${teams} teams, matches at home`, [...homes].toSorted((a, b) => a - b), [teams / 2 - 1, teams / 2]);

  const others = RoundRobin(teams, 1, true).map(({ player1, player2 }) => ({ home: player1, away: player2 }));
  see(`tournament-pairings, ${teams} teams, longest run`, Math.max(...sidesOf(others).map(longest)), 2);
}
const eighteen = sidesOf(roundrobin(18).flat().map(([away, home]) => ({ home, away })));
see("18 teams, the longest run of each", eighteen.map(longest).toSorted((a, b) => a - b).join(" "), `1${" 8".repeat(8)}${" 9".repeat(9)}`);
see("18 teams, the last to be at home for the first time, in round", Math.max(...eighteen.map((all) => all.indexOf(true) + 1)), 9);
PROGRAM
node run.mjs
