#!/usr/bin/env bash
# A font's figures of one width, for prices that move, after the font was cut down to the signs of a price.
#
# One would guess: a package that cuts a font to some signs keeps what the font does with them: tabular figures
#   (tnum), so that 1.11 is as wide as 8.88, and the axes of a variable font; or it says what is lost.
# What it does: fontmin and fonteditor-core drop the table that has tnum, pnum and fractions (GSUB), without a
#   word and with no option for it. font-variant-numeric: tabular-nums is accepted by the browser, and does
#   nothing: four ones are 9 % narrower than four eights. Of a variable font with weight and width they keep one
#   instance, without its axes, and so font-weight and font-stretch do nothing either. subset-font keeps both.
# Versions: fontmin 2.0.3, fonteditor-core 2.6.3; right: subset-font 2.9.0; measured by fontkit 2.0.4 on
#   @fontsource/archivo 5.3.0 and @fontsource-variable/archivo 5.3.0 (fontverter 2.0.0 unpacks them).
# Source: CSS Fonts 4, font-variant-numeric; OpenType, tnum; the packages' READMEs (options for hinting and
#   kerning); run.
# Where a sportsbook's page meets it: columns of prices, a countdown and a stake that is typed jump with each
#   digit, and a narrow price is a wide one. Compare the widths of 1 and 8 in a test of the font.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  fontmin@2.0.3 \
  fonteditor-core@2.6.3 \
  subset-font@2.9.0 \
  fontkit@2.0.4 \
  fontverter@2.0.0 \
  @fontsource/archivo@5.3.0 \
  @fontsource-variable/archivo@5.3.0
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
import { readFileSync } from "node:fs";
import { createFont } from "fonteditor-core";
import * as fontkit from "fontkit";
import Fontmin from "fontmin";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { see } from "./see.mjs";

const signs = "0123456789.,/+-€ ";
const unpack = (path) => fontverter.convert(readFileSync(`node_modules/${path}`), "truetype");
const plain = await unpack("@fontsource/archivo/files/archivo-latin-400-normal.woff");
const variable = await unpack("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2");

function byFonteditor(font, options) {
  const subset = [...signs].map((sign) => sign.codePointAt(0));
  return createFont(Buffer.from(font), { type: "ttf", subset, ...options }).write({ type: "ttf", toBuffer: true, ...options });
}
const byFontmin = (font) =>
  new Promise((resolve, reject) => {
    const fontmin = new Fontmin().src(Buffer.from(font)).use(Fontmin.glyph({ text: signs }));
    fontmin.run((error, files) => (error ? reject(error) : resolve(files[0].contents)));
  });
const bySubsetFont = (font) => subsetFont(font, signs, { targetFormat: "truetype" });

/** The width of ones and eights as tabular figures, and the axes. */
function measure(font) {
  const read = fontkit.create(Buffer.from(font));
  const [ones, eights] = ["1111", "8888"].map((text) => read.layout(text, ["tnum"]).advanceWidth);
  return { ones, eights, axes: Object.keys(read.variationAxes) };
}

see("the font", measure(plain), { ones: 2_272, eights: 2_272, axes: [] });
see("without tabular figures", fontkit.create(plain).layout("1111", []).advanceWidth, 2_084);
see("subset-font", measure(await bySubsetFont(plain)), { ones: 2_272, eights: 2_272, axes: [] });
see("fontmin", measure(await byFontmin(plain)), { ones: 2_084, eights: 2_296, axes: [] });
see("fonteditor-core", measure(byFonteditor(plain, {})), { ones: 2_084, eights: 2_296, axes: [] });
see("with kerning and hinting", measure(byFonteditor(plain, { kerning: true, hinting: true })), { ones: 2_084, eights: 2_296, axes: [] });

see("the variable font", measure(variable), { ones: 2_316, eights: 2_316, axes: ["wght", "wdth"] });
see("subset-font", measure(await bySubsetFont(variable)).axes, ["wght", "wdth"]);
see("fontmin", measure(await byFontmin(variable)).axes, []);
see("fonteditor-core", measure(byFonteditor(variable, {})).axes, []);
PROGRAM
node run.mjs
