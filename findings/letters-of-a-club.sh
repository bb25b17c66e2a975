#!/usr/bin/env bash
# Two letters in the place of a club's mark.
#
# One would guess: clubs of one league have letters of their own, each has some, and they are readable on their plate.
# What it does: name-initials has none for "1. FC Köln" and "'s-Gravenzande SV", since it looks for what begins with a
#   capital. Genk and Gent are both KG in all three packages, Club and Cercle Brugge both CB. DiceBear writes white
#   letters on each of its colours: of its 16 plates 12 have less than 4.5:1, the lowest 1.4:1.
# Versions: name-initials 0.1.3, initials 3.1.2, @dicebear/core 9.4.3, @dicebear/initials 9.4.3.
# Source: run; DiceBear's list of background colours is in its schema, with text that is always white.
# Where a sportsbook's page meets it: a match's two marks. Genk against Gent has the same letters twice, a German match
#   an empty plate. Letters need the league's other clubs, and a plate that is chosen with them.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  name-initials@0.1.3 \
  initials@3.1.2 \
  @dicebear/core@9.4.3 \
  @dicebear/initials@9.4.3
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
import { createAvatar } from "@dicebear/core";
import * as style from "@dicebear/initials";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const initials = require("initials");
const loaded = require("name-initials");
const nameInitials = loaded.default ?? loaded;

function dicebear(seed) {
  const svg = createAvatar(style, { seed }).toString();
  return { letters: svg.match(/>([^<>]{1,4})<\/text>/)?.[1], plate: svg.match(/fill="(#[0-9a-f]{6})"/)?.[1] };
}
/** Contrast of white on a colour, as WCAG 2 has it. */
function contrast(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
const pair = ["KRC Genk", "KAA Gent", "Club Brugge", "Cercle Brugge"];
see("initials", pair.map((name) => initials(name)), ["KG", "KG", "CB", "CB"]);
see("name-initials", pair.map((name) => nameInitials(name)), ["KG", "KG", "CB", "CB"]);
see("DiceBear", pair.map((name) => dicebear(name).letters), ["KG", "KG", "CB", "CB"]);
see("name-initials, 1. FC Köln and 's-Gravenzande SV", [nameInitials("1. FC Köln"), nameInitials("'s-Gravenzande SV")], ["", ""]);
const plates = new Set(Array.from({ length: 2000 }, (_, index) => dicebear(`club ${index}`).plate));
const low = [...plates].map(contrast).filter((ratio) => ratio < 4.5);
see("plates of DiceBear, those under 4.5:1, the lowest", [plates.size, low.length, Number(Math.min(...low).toFixed(2))], [16, 12, 1.4]);
PROGRAM
node run.mjs
