#!/usr/bin/env bash
# The contrast of a colour that is written as OKLCH.
#
# One would guess: a package that measures contrast either knows oklch() or throws.
# What it does: wcag-contrast answers 21, the highest there is, for any oklch() on white. tinycolor2 reads
#   it as black, so that readability is 21 and isReadable true; only isValid(), which no one has to
#   call, says no. apca-w3 reads oklch(0.96 0.02 150) as three channels from 0 to 255, which is nearly
#   black, and gives Lc 99 for a colour that is nearly white. White on white passes all three.
#   culori and colorjs.io are right (1.12).
# Versions: wcag-contrast 3.0.0, tinycolor2 1.6.0, apca-w3 0.1.9 (with colorparsley 0.1.8).
# Source: CSS Color 4, oklch(); WCAG 2.2, contrast ratio (from 1 to 21); the packages' READMEs, of which
#   none names oklch().
# Where a sportsbook's page meets it: tokens are written in OKLCH. The check that should hold back a grey
#   price on white passes everything, in every theme, and the statement on accessibility rests on it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  wcag-contrast@3.0.0 \
  tinycolor2@1.6.0 \
  apca-w3@0.1.9 \
  culori@4.0.2 \
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
import { createRequire } from "node:module";
import { calcAPCA } from "apca-w3";
import Color from "colorjs.io";
import { wcagContrast } from "culori";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { hex } = require("wcag-contrast");
const tinycolor = require("tinycolor2");

const white = "#ffffff";
const pale = "oklch(0.96 0.02 150)";
const none = "oklch(1 0 0)";
for (const [name, colour, right] of [["pale green on white", pale, 1.12], ["white on white", none, 1]]) {
  see(`${name}, wcag-contrast`, hex(colour, white), 21);
  see(`${name}, tinycolor2`, [tinycolor.readability(colour, white), tinycolor.isReadable(colour, white)], [21, true]);
  see(`${name}, tinycolor2's isValid`, tinycolor(colour).isValid(), false);
  see(`${name}, culori`, Number(wcagContrast(colour, white).toFixed(2)), right);
  see(`${name}, colorjs.io`, Number(new Color(colour).contrast(white, "WCAG21").toFixed(2)), right);
}
see("pale green on white, APCA, apca-w3", Math.round(calcAPCA(pale, white)), 99);
see("white on white, APCA, apca-w3", Math.round(calcAPCA(none, white)), 106);
see("white on white, APCA, colorjs.io", Math.round(new Color(white).contrast(none, "APCA")), 0);
PROGRAM
node run.mjs
