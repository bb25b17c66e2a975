#!/usr/bin/env bash
# Two line-ups on one pitch, each as a list of players by row, in the order in which feeds send them (right to left).
#
# One would guess: the away side is turned round, as it faces the other way: the home side's right back and the away
#   side's left winger are on the same touchline, and "by rows" gives any formation.
# What it does: react-soccer-lineup draws both lists from the top down, and turns the order of the away side's rows alone.
#   Both right backs are at the top, which is the right of the away side and the left of the home side: whichever order
#   is sent, one of the two teams is seen in a mirror. A row of wing backs has no name among its six (gk, df, cdm, cm,
#   cam, fw), and a player who can be pressed is a <div> with neither role nor place in the order of keys.
# Versions: react-soccer-lineup 0.4.3 (with react 16.14.0).
# Source: run; the README says "The left side team" of the home side and nothing of an order.
# Where a sportsbook's page meets it: the line-ups of a match page, and bets on "scores from the left". Turn the away
#   side's lists before they are handed over, and give each team a list of names beside the picture.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  react-soccer-lineup@0.4.3 \
  prop-types@15.8.1 \
  react@16.14.0 \
  react-dom@16.14.0 \
  jsdom@29.1.1
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
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const { window } = new JSDOM("<main></main>", { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
const require = createRequire(import.meta.url);
const { createElement } = require("react");
const { render } = require("react-dom");
const SoccerLineUp = require("react-soccer-lineup").default;

let pressed = 0;
const player = (name, number) => ({ name, number, onClick: () => (pressed += 1) });
/** Each row from the right touchline to the left one, as the side itself sees it. */
const squad = {
  gk: player("keeper", 1),
  df: [player("right back", 2), player("centre back", 4), player("left back", 3)],
  fw: [player("right winger", 7), player("striker", 9), player("left winger", 11)],
};
const main = window.document.querySelector("main");
render(createElement(SoccerLineUp, { homeTeam: { squad }, awayTeam: { squad } }), main);

const styles = [...window.document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
const direction = (selector) => {
  const [, rule] = styles.split(selector);
  return /flex-direction:\s*([a-z-]+)/.exec(rule.slice(0, rule.indexOf("}")))?.[1];
};
const rowsOf = (team) =>
  [...team.querySelectorAll(".line")].map((row) =>
    [...row.querySelectorAll(".name")].map(({ textContent }) => textContent),
  );
const [home, away] = main.querySelectorAll(".team");
const back = ["right back", "centre back", "left back"];
const front = ["right winger", "striker", "left winger"];
see("rows of the home side, from the top down", rowsOf(home), [back, front]);
see("rows of the away side, from the top down", rowsOf(away), [back, front]);
see("a row's direction", direction(".team .lines .line {"), "column");
see("the away side's rows", direction(".team.away .lines {"), "row-reverse");
const shirt = main.querySelector(".player");
const { tagName, tabIndex } = shirt;
shirt.dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
const button = { tagName, tabIndex, role: shirt.getAttribute("role"), pressed };
see("a player who can be pressed", button, { tagName: "DIV", tabIndex: -1, role: null, pressed: 1 });
// React's scheduler keeps a port open.
process.exit();
PROGRAM
node run.mjs
