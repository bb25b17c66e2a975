#!/usr/bin/env bash
# Translations as .properties, read and written by five packages.
#
# One would guess: each value is a text, 2.00 and 0042 as they are written; \u2013 is a dash, a line that ends with a
#   backslash ends in the next one, "over\ 2.5" is a key with a space; what one package writes another one reads.
# What they do: properties-reader gives 2 for "2.00", 42 for "0042", 1.5 for "+1.5" and a number that is one less for a
#   bet of sixteen digits; it leaves \u2013 as six signs, ends "Over 2.5 goals" at its backslash, and makes a key of
#   "goals". properties-parser reads as the format is, and writes a key #1 as a comment, so that the text is gone, and
#   c:\d without its backslash. dot-properties, properties-file and java-props agree in all.
# Versions: properties-reader 3.0.1, properties-parser 0.6.0, dot-properties 1.1.2, properties-file 5.0.7, java-props
#   2.3.1.
# Source: Java's Properties.load (escapes, continued lines, comments); the packages' READMEs; run.
# Where a sportsbook's page meets it: texts that come back from translators, and an operator's settings. A market is
#   "Over 2.5 \", even odds are 2, and the first of a list has no text. Write one file with an escape, a long line and
#   a key that begins with #, and compare what is read.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  properties-reader@3.0.1 \
  properties-parser@0.6.0 \
  dot-properties@1.1.2 \
  properties-file@5.0.7 \
  java-props@2.3.1
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
import { writeFileSync } from "node:fs";
import { parse as parseDot, stringify as writeDot } from "dot-properties";
import { parse as parseJava } from "java-props";
import { getProperties } from "properties-file";
import { createEditor, parse as parseParser } from "properties-parser";
import { propertiesReader } from "properties-reader";
import { see } from "./see.mjs";

const readers = {
  "properties-reader": (text) => {
    writeFileSync("texts.properties", text);
    const texts = {};
    const reader = propertiesReader({ sourceFile: "texts.properties" });
    reader.each((key) => (texts[key] = reader.get(key)));
    return texts;
  },
  "properties-parser": parseParser,
  "dot-properties": parseDot,
  "properties-file": getProperties,
  "java-props": parseJava,
};
const lines = String.raw`even=2.00
bet=0042
long=9007199254740993
line=+1.5
match=Genk \u2013 Gent
over=Over 2.5 \
   goals
over\ 2.5=yes
`;
const right = ["2.00", "0042", "9007199254740993", "+1.5", "Genk – Gent", "Over 2.5 goals", null, "yes"];
for (const [name, read] of Object.entries(readers)) {
  const { even, bet, long, line, match, over, goals = null, "over 2.5": key = null } = read(lines);
  see(name, [even, bet, long, line, match, over, goals, key], name === "properties-reader" ? [2, 42, 9007199254740992, 1.5, "Genk \\u2013 Gent", "Over 2.5 \\", "", null] : right);
}

const texts = { "#1": "first", "over 2.5": "yes", path: "c:\\d" };
const editor = createEditor();
for (const [key, text] of Object.entries(texts)) editor.set(key, text);
see("written by dot-properties", parseJava(writeDot(texts)), texts);
see("written by properties-parser", parseJava(editor.toString()), { "over 2.5": "yes", path: "c:d" });
PROGRAM
node run.mjs
