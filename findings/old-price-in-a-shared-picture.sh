#!/usr/bin/env bash
# A bet that is shared as a picture: the old price struck, the new one in the colour of a price that rose.
#
# One would guess: <del> is drawn with a line through it, as <s> is; a colour that is a custom property is refused or
#   resolved; a sign that the font has not raises an error, since there is no other font to look in.
# What it does: satori strikes <s> and not <del>, nor the old <strike>; it underlines <u> and not <ins>; so an old price
#   and a new one are 1.50 1.45, both as good as each other. color: var(--up) is black, without an error, while oklch()
#   and color-mix() are right. ▲ and ▼ are drawn as the box of a missing sign, the same as a Cyrillic letter is, without
#   an error; loadAdditionalAsset is called for them, and what it does not give is the box. The minus of −1,5 and
#   tabular figures are drawn.
# Versions: satori 0.63.2, @fontsource/inter 5.3.0.
# Source: HTML, its section on rendering (s and del are both struck, u and ins underlined); satori's README (elements,
#   properties and fonts); run.
# Where a sportsbook's page meets it: pictures of a bet for a chat or a link's preview, made of the page's own
#   components and tokens. A price that no longer counts is shared as one that does. Write the line as textDecoration,
#   resolve tokens before, and compare each picture with its text.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  satori@0.63.2 \
  @fontsource/inter@5.3.0
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
import satori from "satori";
import { see } from "./see.mjs";

const data = readFileSync("node_modules/@fontsource/inter/files/inter-latin-400-normal.woff");
const fonts = [{ name: "Inter", data, weight: 400, style: "normal" }];
const missing = [];
async function draw(type, children, style = {}, embedFont = false) {
  const shown = { type, props: { children, style: { display: "flex", ...style } } };
  const page = { type: "div", props: { children: shown, style: { display: "flex", width: 400, height: 100, fontSize: 20 } } };
  const loadAdditionalAsset = async (code, sign) => {
    missing.push(sign);
    return [];
  };
  return satori(page, { width: 400, height: 100, fonts, embedFont, loadAdditionalAsset });
}
const lines = async (type, style) => ((await draw(type, "1.50", style)).match(/<line /gu) ?? []).length;
for (const type of ["s", "u"]) see(`lines of <${type}>`, await lines(type), 1);
for (const type of ["del", "strike", "ins"]) see(`lines of <${type}>`, await lines(type), 0);
see("lines of <del> with textDecoration", await lines("del", { textDecoration: "line-through" }), 1);

const fill = async (color) => (await draw("div", "1.50", { color })).match(/<text[^>]* fill="([^"]*)"/u)[1];
see("var(--up)", await fill("var(--up)"), "black");
see("oklch(0.52 0.15 150)", await fill("oklch(0.52 0.15 150)"), "rgb(0,127,53)");

const outline = async (sign) => (await draw("div", sign, {}, true)).match(/<path[^>]* d="([^"]*)"/u)[1];
const box = await outline("▲");
see("▲, ▼ and Ж are drawn alike", [await outline("▼"), await outline("Ж")].map((other) => other === box), [true, true]);
see("the minus and 1 are not", [await outline("−"), await outline("1")].map((other) => other === box), [false, false]);
see("what it looked for", missing.join(""), "▲▼Ж");
const width = async (style) => Number((await draw("div", "1.11", style)).match(/<text[^>]* width="([\d.]*)"/u)[1]);
see("1.11 in tabular figures is wider", (await width({ fontVariantNumeric: "tabular-nums" })) > (await width()), true);
PROGRAM
node run.mjs
