#!/usr/bin/env bash
# A leg of darts, 501 and double out, scored dart by dart.
#
# One would guess: after both have thrown, nextRound() begins with the first player again, as in the example of the
#   README, which ends with it; "DB" is the double bull, as in the example of the documentation; a leg that is won is
#   over; and what a feed sends as text counts as the number.
# What it does: nextRound() counts the round and leaves the second player at the board: the next 60 points are theirs
#   (nextPlayer() begins the round as it should, without nextRound()). "DB" is NaN points, and so is the rest of the
#   leg. The second player may win a leg that the first has won: both are winners. With 32 left, "16" and "2" as texts
#   are bust, while 16 and 2 win, since the multiplier is compared with the number 2.
# Versions: darts-scorer-core 1.3.0.
# Source: its README (the example of two players) and the comments in its source (fromString); the rules of darts
#   (the first to reach nought by a double wins the leg); run.
# Where a sportsbook's page meets it: the score of a leg between two messages of a feed, bets on 180s, checkouts and the
#   next leg. A market on the wrong player's finish is open. Count by the thrower whom the feed names, and keep one
#   winner.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  darts-scorer-core@1.3.0
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

const { Player, games } = createRequire(import.meta.url)("darts-scorer-core").default ?? createRequire(import.meta.url)("darts-scorer-core");
function leg(points) {
  const players = [new Player("home"), new Player("away")];
  return [new games.Darts501Game(players, { startingPoints: points }), ...players];
}
/** The README's example: three darts each, then the next round. */
const [game, home, away] = leg(501);
for (const [number, times] of [[10, 1], [15, 2], [20, 3]]) game.throw(number, times);
game.nextPlayer();
for (const [number, times] of [[1, 1], [18, 2], [19, 3]]) game.throw(number, times);
const left = () => [game.getPointsByPlayer(home), game.getPointsByPlayer(away)];
see("both after their darts", left(), [401, 407]);
game.nextRound();
see("who throws in the next round", String(game.currentPlayer), "away");
game.throw(20, 3);
see("after a treble 20", left(), [401, 347]);

const [wrapped, first] = leg(501);
wrapped.nextPlayer();
wrapped.nextPlayer();
see("nextPlayer twice, without nextRound", [wrapped.currentPlayer === first, wrapped.currentRoundNumber], [true, 2]);

const [finish, one, other] = leg(32);
const bull = finish.throw(0).constructor.fromString("DB");
see("DB, its points", String(bull.number * bull.multiplier), "NaN");
finish.throw(16, 2);
finish.nextPlayer();
finish.throw(16, 2);
see("the winners of one leg", [one.winner, other.winner], [true, true]);

const [text, reader] = leg(32);
text.throw("16", "2");
see("double 16 as texts: won, left", [reader.winner ?? false, text.currentPlayerTotalPoints], [false, 32]);
PROGRAM
node run.mjs
