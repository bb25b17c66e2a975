#!/usr/bin/env bash
# The knock-out rounds of a cup, drawn on a server by two packages for React, for a page in French or Dutch.
#
# One would guess: a match shows its kick-off as the reader writes it, or leaves it to the page; names of rounds come
#   from the data; who is through is said in a way that does not need colours.
# What they do: react-tournament-bracket shows the day alone, as 11/28/2026, in the order of the machine's language and
#   by its zone: a match at 23:30Z is on the 28th on a server in UTC and on the 29th in Brussels. The other,
#   react-tournament-brackets, writes the start that it is given, 2026-11-28T19:45:00Z, and names the rounds itself,
#   Semi-final and Final, whatever the data calls them; a side that is not known is TBD, one that did not come NS. A
#   winner has another class, which is a colour, and nothing in the text.
# Versions: react-tournament-bracket 0.2.4, react-tournament-brackets 1.0.41, react-svg-pan-zoom 3.13.1,
#   styled-components 5.3.11, react 18.3.1.
# Source: their READMEs (scheduled; startTime, tournamentRoundText, state); WCAG 2.2, 1.4.1 (use of colour); run, in UTC
#   and in Europe/Brussels.
# Where a sportsbook's page meets it: brackets of a cup beside its markets. The day is another one before and after the
#   page is hydrated, and a blind reader does not learn who is through. Draw the match with a component of one's
#   own, and give it times as texts that are ready.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  react-tournament-bracket@0.2.4 \
  react-tournament-brackets@1.0.41 \
  react-svg-pan-zoom@3.13.1 \
  styled-components@5.3.11 \
  react@18.3.1 \
  react-dom@18.3.1
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

globalThis.window = globalThis;
const require = createRequire(import.meta.url);
const { createElement } = require("react");
const { renderToStaticMarkup } = require("react-dom/server");
const { BracketGame } = require("react-tournament-bracket");
const brackets = require("react-tournament-brackets");

const texts = (element) =>
  renderToStaticMarkup(element).replaceAll(/<style.*?<\/style>/gsu, "").replaceAll(/<[^>]+>/gu, "|").split("|").filter(Boolean);
const side = (name, score) => ({ score: { score }, team: { id: name, name } });
const sides = { home: side("Genk", 2), visitor: side("Gent", 1) };
const late = { id: "1", name: "Demi-finale", scheduled: Date.UTC(2026, 10, 28, 23, 30), sides };
console.log(`the machine's zone: ${process.env.TZ}`);
const day = process.env.TZ === "UTC" ? "11/28/2026" : "11/29/2026";
see("react-tournament-bracket, a match at 23:30Z", texts(createElement(BracketGame, { game: late, x: 0, y: 0 })).includes(day), true);
see("its time of day", texts(createElement(BracketGame, { game: late, x: 0, y: 0 })).some((text) => text.includes(":")), false);

const player = (name, resultText, isWinner, status) => ({ id: name, name, resultText, isWinner, status });
const startTime = "2026-11-28T19:45:00Z";
const matches = [
  { id: 1, name: "Finale", nextMatchId: null, tournamentRoundText: "Finale", startTime, state: "SCHEDULED", participants: [player("Gent", null, false, null)] },
  { id: 2, name: "Demi-finale 1", nextMatchId: 1, tournamentRoundText: "Demi-finale", startTime, state: "DONE", participants: [player("Genk", "1", false, "PLAYED"), player("Gent", "2", true, "PLAYED")] },
  { id: 3, name: "Demi-finale 2", nextMatchId: 1, tournamentRoundText: "Demi-finale", startTime, state: "WALK_OVER", participants: [player("Lier", "0", true, "WALK_OVER"), player("Mons", null, false, "NO_SHOW")] },
];
const { Match, SingleEliminationBracket } = brackets;
const drawn = texts(createElement(SingleEliminationBracket, { matches, matchComponent: Match }));
see("react-tournament-brackets, the kick-off", drawn.filter((text) => text === startTime).length, 3);
see("its rounds", drawn.filter((text) => /final$/iu.test(text)), ["Semi-final", "Semi-final", "Final"]);
see("a side that is not known", drawn.includes("TBD"), true);
see("the two semi-finals", drawn.slice(0, 13).filter((text) => !text.startsWith("2026") && text !== "Semi-final").join(" "), "Genk 1 Gent 2 Demi-finale 1 Lier 0 Mons NS");
PROGRAM
for zone in UTC Europe/Brussels; do TZ="$zone" LC_ALL=C.UTF-8 node run.mjs; done
