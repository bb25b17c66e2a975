#!/usr/bin/env bash
# Chess games as PGN: one that ends with mate, one whose tags are left out, and two in one file.
#
# One would guess: a package that knows of a mate writes the game with its result; a game that ends with 0-1 was won by
#   Black, whether its tags say so or not; two games of a round are two, or an error.
# What they do: chess.js and kokopu know that 2... Qh4# is mate, and write [Result "*"] and * behind it, which says that
#   the game is not over; so does chess.js of a position that comes for the third time. cm-pgn has no result for a game
#   whose tags are left out, where five others take the one at its end; of two games in a file it gives the last one
#   alone, with nothing said, where four give both and chess.js raises an error. All six agree about 1/2-1/2, and about
#   a game that was won without a move.
# Versions: chess.js 1.4.0, kokopu 4.13.4, cm-pgn 5.0.0, chessops 0.15.1, @mliebelt/pgn-parser 1.4.19,
#   @jackstenglein/pgn-parser 2.0.13.
# Source: PGN standard, 8.1.1.7 (Result: * is a game in progress, or one that was abandoned) and 8.2.6 (game termination
#   markers); run.
# Where a sportsbook's page meets it: bets on chess, and what they are settled by. A bet on a game that is over stays
#   open, and of a round of several boards one result is known. Take the result from the position as well as from the
#   tags.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  chess.js@1.4.0 \
  kokopu@4.13.4 \
  cm-pgn@5.0.0 \
  chessops@0.15.1 \
  @mliebelt/pgn-parser@1.4.19 \
  @jackstenglein/pgn-parser@2.0.13
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
import { Chess } from "chess.js";
import { parsePgn } from "chessops/pgn";
import { Pgn } from "cm-pgn/src/Pgn.js";
import { Game, pgnRead, pgnWrite } from "kokopu";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { parse: parseOfMliebelt } = require("@mliebelt/pgn-parser");
const { parse: parseOfJackstenglein } = require("@jackstenglein/pgn-parser");
const packages = {
  "chess.js"(text) {
    const game = new Chess();
    game.loadPgn(text);
    return [game.getHeaders().Result];
  },
  kokopu: (text) => Array.from(pgnRead(text).games(), (game) => game.result()),
  chessops: (text) => parsePgn(text).map(({ headers }) => headers.get("Result")),
  "@mliebelt/pgn-parser": (text) => parseOfMliebelt(text, { startRule: "games" }).map(({ tags }) => tags.Result),
  "@jackstenglein/pgn-parser": (text) => parseOfJackstenglein(text, { startRule: "games" }).map(({ tags }) => tags.Result),
  "cm-pgn": (text) => [new Pgn(text).header.tags.Result ?? "none"],
};
const tags = (result) => `[Event "Open"]\n[Site "Gent BEL"]\n[Date "2026.11.28"]\n[Round "1"]\n[White "A"]\n[Black "B"]\n[Result "${result}"]\n\n`;
function results(text) {
  return Object.values(packages).map((read) => {
    try {
      return read(text).join(" ");
    } catch {
      return "raised";
    }
  });
}
see("1/2-1/2", results(`${tags("1/2-1/2")}1. e4 e5 1/2-1/2\n`), Array(6).fill("1/2-1/2"));
see("won without a move", results(`${tags("1-0")}1-0\n`), Array(6).fill("1-0"));
see("without tags", results("1. e4 e5 0-1\n"), ["0-1", "0-1", "0-1", "0-1", "0-1", "none"]);
const both = `${tags("1-0")}1. e4 e5 1-0\n\n${tags("0-1")}1. d4 d5 0-1\n`;
see("two games", results(both), ["raised", "1-0 0-1", "1-0 0-1", "1-0 0-1", "1-0 0-1", "0-1"]);

function played(moves) {
  const game = new Chess();
  for (const move of moves.split(" ")) game.move(move);
  return game;
}
const end = (text) => [text.match(/\[Result "(.+)"\]/)[1], text.trim().split(" ").slice(-2).join(" ")];
const mate = played("f3 e5 g4 Qh4#");
see("chess.js, mate", [mate.isCheckmate(), ...end(mate.pgn())], [true, "*", "Qh4# *"]);
const repeated = played("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
see("chess.js, three times", [repeated.isThreefoldRepetition(), ...end(repeated.pgn())], [true, "*", "Ng8 *"]);
const game = new Game();
let node = game.mainVariation();
for (const move of ["f3", "e5", "g4", "Qh4#"]) node = node.play(move);
see("kokopu, mate", [game.finalPosition().isCheckmate(), ...end(pgnWrite(game))], [true, "*", "Qh4# *"]);
PROGRAM
node run.mjs
