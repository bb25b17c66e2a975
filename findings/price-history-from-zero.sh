#!/usr/bin/env bash
# A price's last hours as a small line (sparkline).
#
# One would guess: the lowest price is at the bottom and the highest at the top, a price that does not move is
#   a line in the middle, and where there was none (null, suspended) the line has a gap.
# What it does: @fnando/sparkline and sparkline-svg begin at 0. From 1.90 to 1.95 and back is 0.56 of 22
#   pixels in the one and 2.6 of 100 in the other: a straight line at the top, as that of a price that stands
#   still. react-sparklines begins at the lowest, and uses the whole height for it. A null is a price of 0 in
#   @fnando/sparkline and react-sparklines: the line falls to the bottom, and in react-sparklines all else is
#   at the top. One price alone has the path "M NaN,0" in sparkline-svg and none in @fnando/sparkline.
# Versions: @fnando/sparkline 0.3.10, sparkline-svg 1.0.4, react-sparklines 1.7.0 (with react 19.3.1); DOM
#   jsdom 31.0.1.
# Source: the READMEs of the two first say nothing of where the scale begins; run.
# Where a sportsbook's page meets it: the history of a price beside it. A move of 3 % is not to be seen, or a
#   suspension looks like a fall to nothing. Give min and max, and draw a path a stretch between suspensions.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @fnando/sparkline@0.3.10 \
  sparkline-svg@1.0.4 \
  react-sparklines@1.7.0 \
  react@19.3.1 \
  react-dom@19.3.1 \
  jsdom@31.0.1
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
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { sparkline } = require("@fnando/sparkline/dist/sparkline.commonjs2.js");
const SparklineSvg = require("sparkline-svg").default;
const { Sparklines, SparklinesLine } = require("react-sparklines");

const { window } = new JSDOM("<svg></svg>");
globalThis.document = window.document;
/** The heights of a line of 22 pixels between 4 (top) and 26 (bottom). */
function byFnando(prices) {
  const svg = window.document.querySelector("svg");
  svg.innerHTML = "";
  for (const [name, value] of [
    ["width", 100],
    ["height", 30],
    ["stroke-width", 2],
  ]) {
    svg.setAttribute(name, String(value));
  }
  sparkline(svg, prices);
  const path = svg.querySelector(".sparkline--line")?.getAttribute("d") ?? "";
  return [...path.matchAll(/L (?:[\d.]+) ([\d.]+)/g)].map(([, y]) => Number(y));
}
/** The path in a square of 100. */
const bySvg = (prices) => new SparklineSvg(prices).d;
/** The heights of a line of 26 pixels between 2 (top) and 28 (bottom). */
function byReact(data) {
  const line = createElement(SparklinesLine);
  const markup = renderToStaticMarkup(createElement(Sparklines, { data, width: 100, height: 30 }, line));
  const [, points] = [...markup.matchAll(/points="([^"]+)"/g)].map(([, found]) => found);
  return points
    .split(" ")
    .filter((_, index) => index % 2 === 1)
    .map((y) => Number(Number(y).toFixed(2)));
}

const moved = [1.9, 1.95, 1.9];
see("1.90, 1.95, 1.90, @fnando/sparkline", byFnando(moved), [4.56, 4, 4.56]);
see("1.90, 1.95, 1.90, sparkline-svg", bySvg(moved), "M 0,2.5641 L 50,0 L 100,2.5641");
see("1.90, 1.95, 1.90, react-sparklines", byReact(moved), [28, 2, 28]);

const still = [1.5, 1.5, 1.5];
see("1.50 that stands still, @fnando/sparkline", byFnando(still), [4, 4, 4]);
see("1.50 that stands still, sparkline-svg", bySvg(still), "M 0,0 L 50,0 L 100,0");
see("1.50 that stands still, react-sparklines", byReact(still), [15, 15, 15]);

const suspended = [1.5, null, 1.6];
see("1.50, suspended, 1.60, @fnando/sparkline", byFnando(suspended), [5.38, 26, 4]);
see("1.50, suspended, 1.60, react-sparklines", byReact(suspended), [3.63, 28, 2]);

see("1.50 alone, @fnando/sparkline", byFnando([1.5]), []);
see("1.50 alone, sparkline-svg", bySvg([1.5]), "M NaN,0");
see("1.50 alone, react-sparklines", byReact([1.5]), [15]);
PROGRAM
node run.mjs
