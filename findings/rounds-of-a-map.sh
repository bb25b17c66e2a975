#!/usr/bin/env bash
# Who won which round of a map of Counter-Strike, of what the game itself sends (its state, with the outcome of each
# round as "t_win_bomb").
#
# One would guess: a round belongs to the team that won it, and stays with it when the teams change sides after the
#   twelfth.
# What it does: csgogsi names the winner by the side on which the team is now, and turns that for the other half; its half
#   is 15 rounds, as it was before 2023. When the teams have changed sides after twelve rounds, all twelve results go
#   to the other team: 7-5 is 5-7 from one message to the next, with no event. After the fifteenth they come back, and
#   13 to 15 alone stay wrong until the end. The score beside them comes from the game as it is. A property
#   regulationMR of 12 sets it right; the README has the one for overtime alone.
# Versions: csgogsi 4.1.2.
# Source: run; the README: "CSGOGSI also has MR property, which specifies the MR system for overtimes".
# Where a sportsbook's page meets it: bets on a round and on the first to a number of rounds, and the row of rounds
#   beside a live map. Set both properties, and check the rounds against the score in each message.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  csgogsi@4.1.2
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
import { CSGOGSI } from "csgogsi";
import { see } from "./see.mjs";

const player = (team) => ({
  name: team,
  team,
  observer_slot: 1,
  state: {},
  match_stats: {},
  weapons: {},
  position: "0, 0, 0",
  forward: "0, 0, 0",
});
const eye = { steamid: "1", activity: "playing", position: "0, 0, 0", forward: "0, 0, 0" };
/** What the game sends before the next round, with Union on a side. */
function state(outcomes, side) {
  const team = (name) => ({ name, score: 0, timeouts_remaining: 1, matches_won_this_series: 0 });
  const [ct, t] = side === "CT" ? ["Union", "Royal"] : ["Royal", "Union"];
  const wins = Object.fromEntries(outcomes.map((outcome, index) => [index + 1, outcome]));
  const map = { mode: "competitive", name: "de_nuke", phase: "live", round: outcomes.length };
  return {
    provider: {},
    map: { ...map, round_wins: wins, team_ct: team(ct), team_t: team(t) },
    round: { phase: "freezetime" },
    player: eye,
    allplayers: { 1: player("CT"), 2: player("T") },
    bomb: { state: "carried", position: "0, 0, 0" },
    grenades: {},
    phase_countdowns: { phase: "freezetime", phase_ends_in: "5" },
  };
}
/** The rounds' winners: `U` for Union, `R` for Royal. */
function winners(reader, outcomes, side) {
  const { rounds } = reader.digest(state(outcomes, side)).map;
  return rounds.map(({ team }) => team.name[0]).join("");
}
const byCounterTerrorists = "ct_win_elimination";
const byTerrorists = "t_win_bomb";
/** Union, the counter-terrorists at first, wins seven rounds, and Royal five. */
const half = [...Array(7).fill(byCounterTerrorists), ...Array(5).fill(byTerrorists)];
/** Then Union, now the terrorists, wins two, Royal one, and Union one. */
const second = [byTerrorists, byTerrorists, byCounterTerrorists, byTerrorists];

const reader = new CSGOGSI();
see("twelve rounds, before the change", winners(reader, half, "CT"), "UUUUUUURRRRR");
see("twelve rounds, after it", winners(reader, half, "T"), "RRRRRRRUUUUU");
const fifteen = [...half, ...second.slice(0, 3)];
see("fifteen rounds", winners(reader, fifteen, "T"), "UUUUUUURRRRRRRU");
see("sixteen rounds", winners(reader, [...half, ...second], "T"), "UUUUUUURRRRRRRUU");
reader.regulationMR = 12;
see("twelve rounds, regulationMR 12", winners(reader, half, "T"), "UUUUUUURRRRR");
see("sixteen rounds, regulationMR 12", winners(reader, [...half, ...second], "T"), "UUUUUUURRRRRUURU");
PROGRAM
node run.mjs
