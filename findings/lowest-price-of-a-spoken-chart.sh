#!/usr/bin/env bash
# A price's history as a chart that is read aloud and played as tones, with a suspension in it.
#
# One would guess: a price that is null is a gap: it is not the lowest price; the numbers of a French summary are
#   written as in French; a language that a package does not have falls back to English.
# What it does: chart2music takes null for a point and says that the prices go from 0 (to 1.5), so that the scale of
#   tones begins at 0 too, and 1.40 and 1.50 are nearly one tone. NaN is left out of it. A list of plain numbers with
#   a null in it is refused, and so is a point without y. The French summary has "1.4" in French words, unless each
#   axis is given a format. In Dutch there is no chart at all: the call gives an error back, and does not throw.
# Versions: chart2music 1.20.0, jsdom 29.1.1.
# Source: run; its error text has the languages: de, en, es, fr, hmn, it.
# Where a sportsbook's page meets it: the history of a price for someone who does not see the line. Hand on NaN while
#   the price is suspended, a format for each axis, and the texts of a page in Dutch in another way.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  chart2music@1.20.0 \
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

const { window } = new JSDOM("<main></main>", { url: "https://example.org" });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
}
globalThis.window = window;
const { c2mChart } = createRequire(import.meta.url)("chart2music");

/** The error that the chart gives back, or the summary that a reader is given on focus. */
function summaryOf(data, options = {}) {
  const [element, cc] = ["div", "div"].map((name) => window.document.createElement(name));
  window.document.querySelector("main").replaceChildren(element, cc);
  const audioEngine = { masterGain: 1, playDataPoint() {}, playNoise() {} };
  const { err } = c2mChart({ element, cc, type: "line", title: "Genk", audioEngine, data, ...options });
  if (err) return err;
  element.dispatchEvent(new window.Event("focus"));
  return cc.textContent.match(/Y (?:is|est) .*? (?:to|à) [\d.,]+/u)[0];
}
const points = (...prices) => prices.map((y, x) => ({ x, y }));

see("1.5, 1.4", summaryOf(points(1.5, 1.4)), 'Y is "" from 1.4 to 1.5.');
see("1.5, null, 1.4", summaryOf(points(1.5, null, 1.4)), 'Y is "" from 0 to 1.5.');
see("1.5, NaN, 1.4", summaryOf(points(1.5, Number.NaN, 1.4)), 'Y is "" from 1.4 to 1.5.');
see("plain numbers with a null", String(summaryOf([1.5, null, 1.4])).includes("should be of the same type"), true);
see("a point without y", String(summaryOf([{ x: 0, y: 1.5 }, { x: 1 }])).includes("should be of the same type"), true);
see("in French", summaryOf(points(1.5, 1.4), { lang: "fr" }), 'Y est "" de 1.4 à 1.5.');
const format = (price) => price.toLocaleString("fr-BE", { minimumFractionDigits: 2 });
const axes = { y: { label: "Cote", format } };
see("in French, with a format", summaryOf(points(1.5, 1.4), { lang: "fr", axes }), 'Y est "Cote" de 1,40 à 1,50.');
see("in Dutch", String(summaryOf(points(1.5, 1.4), { lang: "nl" })).slice(0, 34), 'Error: Unrecognized language "nl".');
process.exit();
PROGRAM
node run.mjs
