#!/usr/bin/env bash
# The contrast of a price that is suspended, and drawn at 30 % of its colour.
#
# One would guess: black at 30 % on white is the grey #b3b3b3, which has 2.1 : 1; a package that reads rgba() either
#   computes with that, or refuses a colour that can be seen through.
# What they do: eight packages say 21 : 1, as of black, and AAA: the alpha is read and left out. Only the other formula
#   of chroma-js, APCA, counts it (Lc 41 instead of 106). What is picked as the text on black at 10 %, a very light
#   grey, is white: by polished and by tinycolor2. culori gives more than 21 for a colour beyond sRGB, 31.3 : 1.
# Versions: culori 4.0.2, polished 4.3.1, chroma-js 3.2.0, color 5.0.3, tinycolor2 1.6.0, colord 2.14.0,
#   get-contrast 3.0.0, colorjs.io 0.7.1.
# Source: WCAG 2.2, 1.4.3 (text against what is behind it) and its relative luminance; run.
# Where a sportsbook's page meets it: states that are the same colour with less alpha (suspended, locked, last price),
#   and a check of tokens that passes each of them. Lay the colour over its background first, in one function, and give
#   the check what comes out; better, measure what is drawn.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  culori@4.0.2 \
  polished@4.3.1 \
  chroma-js@3.2.0 \
  color@5.0.3 \
  tinycolor2@1.6.0 \
  colord@2.14.0 \
  get-contrast@3.0.0 \
  colorjs.io@0.7.1
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
import chroma from "chroma-js";
import Color from "color";
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import ColorJs from "colorjs.io";
import { wcagContrast } from "culori";
import getContrast from "get-contrast";
import * as polished from "polished";
import tinycolor from "tinycolor2";
import { see } from "./see.mjs";

extend([a11yPlugin]);
const suspended = "rgba(0, 0, 0, 0.3)";
const drawn = "#b3b3b3";
const white = "#ffffff";
const contrasts = {
  culori: (price) => wcagContrast(price, white),
  polished: (price) => polished.getContrast(price, white),
  "chroma-js": (price) => chroma.contrast(price, white),
  color: (price) => Color(price).contrast(Color(white)),
  tinycolor2: (price) => tinycolor.readability(price, white),
  colord: (price) => colord(price).contrast(white),
  "get-contrast": (price) => getContrast.ratio(price, white),
  "colorjs.io": (price) => new ColorJs(price).contrast(white, "WCAG21"),
};
for (const [name, contrast] of Object.entries(contrasts)) {
  see(`${name}: suspended, and what is drawn`, [contrast(suspended), contrast(drawn)].map((ratio) => Number(ratio.toFixed(1))), [21, 2.1]);
}
see("color, its level", Color(suspended).level(Color(white)), "AAA");
see("get-contrast, its score", getContrast.score(suspended, white), "AAA");
see("polished, does it meet AAA", polished.meetsContrastGuidelines(suspended, white).AAA, true);
see("chroma-js, by APCA: suspended, black", [suspended, "#000"].map((price) => Math.round(chroma.contrastAPCA(price, white))), [41, 106]);
const light = "rgba(0, 0, 0, 0.1)";
see("the text on black at 10 %, polished and tinycolor2", [polished.readableColor(light), tinycolor.mostReadable(light, ["#000", "#fff"]).toHexString()], ["#fff", "#ffffff"]);
see("culori, beyond sRGB", Number(wcagContrast("color(srgb 1.2 1.2 1.2)", "#000").toFixed(1)), 31.3);
PROGRAM
node run.mjs
