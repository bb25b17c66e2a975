#!/usr/bin/env bash
# The history of a price as a line of steps, with the times at which it moved; while it was suspended it is null.
#
# One would guess: Chartist leaves a gap for a null in each of its ways to join points, and a price that stood between two
#   suspensions is seen.
# What it does: in steps a point with a time and without a price ({ x, y: null }) makes the path "L128.333,NaN": from there
#   on nothing is drawn, and the line ends for good at the first suspension. Straight and smooth lines have a gap for the
#   same points, and steps have one too where the whole point is null, or the prices have labels and no times. A price
#   between two suspensions is a "M" without a line, in each way: it is not to be seen without its point.
# Versions: chartist 1.5.0; DOM jsdom 29.1.1.
# Source: run; SVG 2, 9.5.4, "Error handling in path data": what comes before the error is drawn.
# Where a sportsbook's page meets it: odds that moved, beside a price. Steps are the right join for a price, which holds
#   until the next. Leave the point out as null, and draw points, or a step to the time at which it was suspended.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  chartist@1.5.0 \
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
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const { window } = new JSDOM("<div></div>", { pretendToBeVisual: true });
const { document } = window;
window.matchMedia = () => ({ matches: false, addListener() {}, removeListener() {} });
document.implementation.hasFeature = () => true;
Object.assign(globalThis, { window, document, Element: window.Element, Node: window.Node });

const { FixedScaleAxis, Interpolation, LineChart } = await import("chartist");
/** The line's path, in a drawing of 300 by 100. */
async function path(data, join, axisX = {}) {
  const box = document.querySelector("div");
  box.replaceChildren();
  const options = { width: 300, height: 100, showPoint: false, lineSmooth: join, axisX };
  const chart = new LineChart(box, data, options);
  await new Promise((resolve) => chart.on("created", resolve));
  const line = box.querySelector(".ct-line").getAttribute("d");
  chart.detach();
  return line;
}
const joins = {
  straight: Interpolation.none(),
  smooth: Interpolation.monotoneCubic(),
  steps: Interpolation.step(),
};
const byTime = (...points) => ({ series: [points] });
const times = { type: FixedScaleAxis, divisor: 2 };
const before = { x: 0, y: 1.5 };
const after = [
  { x: 20, y: 1.8 },
  { x: 30, y: 1.9 },
];
const suspended = byTime(before, { x: 10, y: null }, ...after);
const leftOut = byTime(before, null, ...after);
const labels = { labels: ["18:00", "18:10", "18:20", "18:30"], series: [[1.5, null, 1.8, 1.9]] };

const gap = "M50,65M206.667,27.5L285,15";
see("no price, straight", await path(suspended, joins.straight, times), gap);
see("no price, smooth", await path(suspended, joins.smooth, times), gap);
const broken = "M50,65L128.333,65L128.333,NaNL206.667,NaNL206.667,27.5L285,27.5L285,15";
see("no price, steps", await path(suspended, joins.steps, times), broken);
const stepped = "M50,65M206.667,27.5L285,27.5L285,15";
see("no point, steps", await path(leftOut, joins.steps, times), stepped);
const labelled = "M50,65M167.5,27.5L226.25,27.5L226.25,15";
see("no price, with labels, steps", await path(labels, joins.steps), labelled);
const [first, second] = [{ x: 0, y: 1.5 }, { x: 10, y: 1.6 }];
const between = byTime(first, second, null, { x: 20, y: 1.7 }, null, { x: 30, y: 1.8 });
const lone = "M50,65L128.333,48.333M206.667,31.667M285,15";
see("one between two suspensions, straight", await path(between, joins.straight, times), lone);
process.exit();
PROGRAM
node run.mjs
