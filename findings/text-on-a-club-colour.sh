#!/usr/bin/env bash
# White or black on a club's colour.
#
# One would guess: a package that chooses between them takes the one of the higher contrast (WCAG).
# What it does: hex-contrast-color takes white on nine of 16 colours where black has more, on a light green 2.1 : 1
#   instead of 10; contrast-color on four of them, each time below the 4.5 that text needs. font-color-contrast is wrong
#   once, polished and color2k never.
# Versions: hex-contrast-color 1.0.1, contrast-color 1.0.1, font-color-contrast 11.1.0, polished 4.3.1, color2k 2.0.4.
# Source: contrast-color's README names YIQ, a television's brightness; run.
# Where a sportsbook's page meets it: the letters of a club, a runner's number on its cloth, the marks of a match. They
#   cannot be read, by day on a telephone least of all.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  hex-contrast-color@1.0.1 \
  contrast-color@1.0.1 \
  font-color-contrast@11.1.0 \
  polished@4.3.1 \
  color2k@2.0.4
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
import { readableColor as byColor2k } from "color2k";
import { readableColor as byPolished } from "polished";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const byHex = require("hex-contrast-color");
const { contrastColor } = require("contrast-color");
const byFont = require("font-color-contrast").default;

const colours = ["#522583", "#0067b1", "#e2001a", "#fcd116", "#d40f28", "#00a651", "#00824a", "#ff6600", "#4aa3df", "#3f9c35", "#ff0000", "#008080", "#808080", "#ff5a5f", "#1e90ff", "#2ecc71"];
/** WCAG 2.2: relative luminance. */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const withWhite = (colour) => 1.05 / (luminance(colour) + 0.05);
const withBlack = (colour) => (luminance(colour) + 0.05) / 0.05;
const isWhite = (answer) => /^(#fff(fff)?|white)$/i.test(String(answer));
/** The colours on which the lower contrast is taken, with it and the other one. */
function wrong(choose) {
  const result = {};
  for (const colour of colours) {
    const [taken, other] = isWhite(choose(colour)) ? [withWhite(colour), withBlack(colour)] : [withBlack(colour), withWhite(colour)];
    if (taken < other) result[colour] = `${taken.toFixed(1)}, not ${other.toFixed(1)}`;
  }
  return result;
}
see("hex-contrast-color", wrong(byHex), {
  "#00a651": "3.2, not 6.6",
  "#ff6600": "2.9, not 7.2",
  "#4aa3df": "2.8, not 7.6",
  "#3f9c35": "3.5, not 6.0",
  "#ff0000": "4.0, not 5.3",
  "#808080": "3.9, not 5.3",
  "#ff5a5f": "3.1, not 6.9",
  "#1e90ff": "3.2, not 6.5",
  "#2ecc71": "2.1, not 10.0",
});
see("contrast-color", wrong((colour) => contrastColor({ bgColor: colour })), {
  "#00a651": "3.2, not 6.6",
  "#3f9c35": "3.5, not 6.0",
  "#ff0000": "4.0, not 5.3",
  "#1e90ff": "3.2, not 6.5",
});
see("font-color-contrast", wrong(byFont), { "#3f9c35": "3.5, not 6.0" });
see("polished", wrong(byPolished), {});
see("color2k", wrong(byColor2k), {});
PROGRAM
node run.mjs
