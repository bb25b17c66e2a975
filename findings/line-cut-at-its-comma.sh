#!/usr/bin/env bash
# Long names of outcomes in a narrow row, cut by what promises not to cut words.
#
# One would guess: what "truncates without cutting words", or "avoids half-chopped words", does not cut a number either:
#   of "Genk -1,5" there is Genk…, or all of it.
# What they do: prune of voca takes a comma, a hyphen and a stroke for the end of a word: Genk -1… is what is left of
#   -1,5, Meer dan 2… of 2,5, Stand 2… of 2-1, and Genk wint 10… of the price 10/11. prune of underscore.string does so
#   too, and leaves Genk -1,… and Genk wint 1…. ellipsize, whose words end at a space or a hyphen, makes Stand 2… of
#   Stand 2-1, and truncateEnd of friendly-truncate all that voca does. text-clipper and lodash.truncate, with a space
#   as its separator, leave numbers whole.
# Versions: voca 1.4.1, underscore.string 3.3.6, ellipsize 0.7.0, friendly-truncate 1.3.0, text-clipper 2.2.0,
#   lodash.truncate 4.4.2.
# Source: the packages' READMEs; run.
# Where a sportsbook's page meets it: rows of a list, titles of a push message, a bet in an e-mail. A handicap of a goal
#   and a half is one of a goal, over 2.5 is over 2, and each is a market of its own. Let the style sheet cut, and keep
#   the line outside of what is cut.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  voca@1.4.1 \
  underscore.string@3.3.6 \
  ellipsize@0.7.0 \
  friendly-truncate@1.3.0 \
  text-clipper@2.2.0 \
  lodash.truncate@4.4.2
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
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { default: clip } = require("text-clipper");
const truncate = require("lodash.truncate");
const ellipsize = require("ellipsize").default;
const packages = {
  voca: (text, length) => require("voca").prune(text, length, "…"),
  "underscore.string": (text, length) => require("underscore.string").prune(text, length, "…"),
  ellipsize: (text, length) => ellipsize(text, length),
  "friendly-truncate": (text, length) => require("friendly-truncate").truncateEnd(text, length),
  "text-clipper": (text, length) => clip(text, length, { breakWords: false }),
  "lodash.truncate": (text, length) => truncate(text, { length, separator: " ", omission: "…" }),
};
/** All that is left of a text at any length, where it ends within a number. */
function cut(name, text) {
  const left = new Set(Array.from({ length: text.length - 4 }, (_, at) => packages[name](text, at + 4)));
  return Array.from(left).filter((part) => /\d/.test(part) && !part.includes(text.match(/[\d.,/-]*\d[\d.,/]*(-\d)?/)[0]));
}
const found = {
  voca: [["Genk -1…"], ["Meer dan 2…"], ["Stand 2…"], ["Genk wint 10…"]],
  "underscore.string": [["Genk -1,…"], ["Meer dan 2,…"], ["Stand 2-…"], ["Genk wint 1…"]],
  ellipsize: [[], [], ["Stand 2…"], []],
  "friendly-truncate": [["Genk -1…"], ["Meer dan 2…"], ["Stand 2…"], ["Genk wint 10…", "Genk wint 10/…"]],
  "text-clipper": [[], [], [], []],
  "lodash.truncate": [[], [], [], []],
};
const texts = ["Genk -1,5 @ 1.85", "Meer dan 2,5 doelpunten", "Stand 2-1 na rust", "Genk wint 10/11"];
for (const name of Object.keys(packages)) see(name, texts.map((text) => cut(name, text)), found[name]);
PROGRAM
node run.mjs
