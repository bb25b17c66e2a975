#!/usr/bin/env bash
# Clubs' crests in one sprite of symbols, each with a gradient "a" and a clip path "b", as drawing programs name them.
#
# One would guess: a tool that makes a sprite gives each crest ids of its own, or has an option that does; the elements
#   stay what they are.
# What they do: svgstore and @qrac/svgstore leave the ids, so that each crest has the first one's gradient and outline.
#   Their option renameDefs renames what is in <defs>, and of what refers to it the attributes `fill` and `use` alone:
#   clip-path, stroke, a fill in `style`, and a gradient that inherits from another refer to ids that are gone: a crest
#   without its outline, a stripe without colour. svg-symbol-sprite and spritesh write <lineargradient> and <clippath>,
#   which are no elements of SVG: as a file the sprite has neither; inside HTML, where the parser mends them, it has.
#   svg-symbol-sprite drops the <title> as well. svg-sprite renames all of them.
# Versions: svgstore 3.0.1, @qrac/svgstore 3.0.3, svg-symbol-sprite 1.5.2, spritesh 1.2.1, svg-sprite 2.0.4.
# Source: run; SVG 2, 1.5 (names are case-sensitive in XML) and HTML, 13.2.6.5 (the parser's table of SVG's names).
# Where a sportsbook's page meets it: crests in each row of a list. Two clubs with one colour, or a square crest. Give
#   ids before the sprite is made (SVGO's prefixIds), and look at the sprite as the file that the page loads.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  svgstore@3.0.1 \
  @qrac/svgstore@3.0.3 \
  svg-symbol-sprite@1.5.2 \
  spritesh@1.2.1 \
  svg-sprite@2.0.4
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
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const SvgSprite = require("svg-sprite");

/** A crest with an outline, a field, a border, a band and a stripe. */
const crest = (colour) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>Club</title><defs>
<linearGradient id="a"><stop stop-color="${colour}"/></linearGradient>
<linearGradient id="c" href="#a" x2="0" y2="1"/>
<clipPath id="b"><circle cx="5" cy="5" r="5"/></clipPath>
</defs>
<path clip-path="url(#b)" fill="url(#a)" d="M0 0h10v10H0z"/>
<path stroke="url(#a)" d="M0 5h10"/><path style="fill:url(#a)" d="M0 0h2v9z"/><path fill="url(#c)" d="M5 0h2v9z"/></svg>`;
const clubs = { north: crest("red"), south: crest("blue") };

/** Of a sprite: ids that come twice, and references to none. */
function faults(sprite) {
  const ids = [...sprite.matchAll(/\sid=["']([^"']+)/g)].map(([, id]) => id);
  const references = [...sprite.matchAll(/([a-z-]+)[=:]["']?(?:url\(#|(?<=href=")#)([\w-]+)/g)];
  return {
    twice: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    toNone: [...new Set(references.filter(([, , id]) => !ids.includes(id)).map(([, name]) => name))],
  };
}
const stored = (name, options) => {
  const make = require(name);
  const store = (make.default ?? make)(options);
  for (const [club, drawing] of Object.entries(clubs)) store.add(club, drawing);
  return store.toString();
};
for (const name of ["svgstore", "@qrac/svgstore"]) {
  see(name, faults(stored(name, {})), { twice: ["a", "c", "b"], toNone: [] });
  const renamed = { twice: [], toNone: ["href", "clip-path", "stroke", "fill"] };
  see(`${name}, renameDefs`, faults(stored(name, { renameDefs: true })), renamed);
}
const spriter = new SvgSprite({ mode: { symbol: true } });
for (const [club, drawing] of Object.entries(clubs)) spriter.add(`/${club}.svg`, `${club}.svg`, drawing);
const { result } = await spriter.compileAsync();
see("svg-sprite", faults(String(result.symbol.sprite.contents)), { twice: [], toNone: [] });

mkdirSync("crests");
for (const [club, drawing] of Object.entries(clubs)) writeFileSync(`crests/${club}.svg`, drawing);
for (const [name, titles] of Object.entries({ "svg-symbol-sprite": 0, spritesh: 2 })) {
  execFileSync(`node_modules/.bin/${name}`, ["-i", "crests", "-o", "sprite.svg"], { stdio: "ignore" });
  const sprite = readFileSync("sprite.svg", "utf8");
  const elements = [...sprite.matchAll(/<(lineargradient|clippath)\b/gi)].map(([, element]) => element);
  see(`${name}, its elements`, [...new Set(elements)], ["lineargradient", "clippath"]);
  see(`${name}, its titles`, sprite.match(/<title>/g)?.length ?? 0, titles);
}
PROGRAM
node run.mjs
