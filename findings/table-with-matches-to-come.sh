#!/usr/bin/env bash
# A league table from a season's matches, of which some are still to be played.
#
# One would guess: a package that sorts league tables leaves out a match without goals, whether they are
#   missing or null, as feeds write them before the kick-off and for a match that is postponed.
# What it does: leaguesort leaves out a match whose goals are missing. One whose goals are null counts as
#   played, and as 0-0: both teams have a point for it. With nine rounds to come each team has nine points
#   too many, so that the table's order changes where their numbers of matches differ. A fork of it,
#   @sports-club-manager/leaguesort, does the same. Its tie-breakers (difference, goals, wins, head to head)
#   are right, in whatever order the results come.
# Versions: leaguesort 1.2.0, @sports-club-manager/leaguesort 1.2.0.
# Source: run; JSON has null for what is not known, and no undefined.
# Where a sportsbook's page meets it: the table beside a match, and bets on the place at the end. Filter the
#   fixtures by their state before the table is computed.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  leaguesort@1.2.0 \
  @sports-club-manager/leaguesort@1.2.0
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
const match = (homeTeam, awayTeam, homeGoals, awayGoals) => ({ homeTeam, awayTeam, homeGoals, awayGoals });

for (const name of ["leaguesort", "@sports-club-manager/leaguesort"]) {
  const { calculateTable } = require(name);
  const tableOf = (matches) => {
    const table = [];
    calculateTable(structuredClone(matches), table);
    return table.map(({ name: team, played, points }) => `${team} ${played} ${points}`);
  };
  const played = [match("Gent", "Genk", 1, 0), match("Genk", "Eupen", 2, 2)];
  const table = ["Gent 1 3", "Eupen 1 1", "Genk 2 1"];
  see(`${name}, what was played`, tableOf(played), table);
  const missing = [...played, { homeTeam: "Eupen", awayTeam: "Genk" }];
  see(`${name}, a match without goals`, tableOf(missing), table);
  const unknown = [...played, match("Eupen", "Genk", null, null)];
  see(`${name}, a match whose goals are null`, tableOf(unknown), ["Gent 1 3", "Eupen 2 2", "Genk 3 2"]);
  const season = [...played, ...Array(3).fill(match("Eupen", "Genk", null, null))];
  see(`${name}, three of them`, tableOf(season), ["Eupen 4 4", "Genk 5 4", "Gent 1 3"]);

  const equal = [
    match("Gent", "Genk", 0, 1),
    match("Gent", "Eupen", 1, 0),
    match("Genk", "Ronse", 0, 1),
    match("Eupen", "Ronse", 0, 0),
  ];
  const first = ["Ronse 2 4", "Genk 2 3", "Gent 2 3", "Eupen 2 1"];
  see(`${name}, head to head`, tableOf(equal), first);
  see(`${name}, the other way round`, tableOf(equal.toReversed()), first);
}
PROGRAM
node run.mjs
