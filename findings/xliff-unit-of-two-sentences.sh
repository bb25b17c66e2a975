#!/usr/bin/env bash
# A text of two sentences in XLIFF 2.0, segmented as translators' tools do it.
#
# One would guess: a reader joins the segments of a unit with what stands between them, keeps the
#   placeholders, or refuses what it cannot hold.
# What it does: npm's xliff keeps the last segment alone: "Votre pari est placé. Bonne chance avec X." is
#   read, and written again, as "Bonne chance avec X.", in source and target. Of a text with a
#   placeholder it writes back a line break and spaces before it. ilib-xliff joins the segments and loses
#   the space between them (the ignorable) and every placeholder: a comma or nothing is left of it, as in
#   "Mise " for "Mise {{stake}}", whereas of XLIFF 1.2 it keeps it. And of a file without the optional
#   attribute "original" it reads no unit at all; it prints that each is invalid, and throws nothing.
# Versions: xliff 6.4.0, ilib-xliff 1.4.1.
# Source: XLIFF 2.0, the elements unit (one or more segments and ignorables, whose order is the text's),
#   ignorable, ph; the attribute original of file is optional.
# Where a sportsbook's page meets it: wording goes to the compliance officer by XLIFF. What comes back
#   without its first sentence is a legal text without its condition, and still has its id and note.
#   Compare the source of what comes back with what was sent.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  xliff@6.4.0 \
  ilib-xliff@1.4.1
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
import { Xliff } from "ilib-xliff";
import { see } from "./see.mjs";

const xliff = createRequire(import.meta.url)("xliff");
const fileOf = (attributes, unit) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
<file id="wording"${attributes}>${unit}</file></xliff>`;
const team = '<ph id="1" disp="{{team}}"/>';
const placed = `<unit id="placed"><segment><source>Your bet is placed.</source><target>Votre pari est placé.</target></segment><ignorable><source> </source><target> </target></ignorable><segment><source>Good luck with ${team}.</source><target>Bonne chance avec ${team}.</target></segment></unit>`;
const stake = '<unit id="stake"><segment><source>Stake <ph id="1" disp="{{stake}}"/></source><target>Mise <ph id="1" disp="{{stake}}"/></target></segment></unit>';

const read = await xliff.xliff2js(fileOf("", placed));
const { target } = read.resources.wording.placed;
const words = (parts) =>
  [parts].flat().map((part) => (typeof part === "string" ? part : part.Standalone.disp)).join("");
see("xliff reads", words(target), "Bonne chance avec {{team}}.");
const written = await xliff.js2xliff(read);
see("xliff writes the first sentence", written.includes("Votre pari"), false);
see("xliff writes a line break before the placeholder", /avec \n\s+<ph/.test(written), true);

function targets(file) {
  const log = console.log;
  const reports = [];
  console.log = (...parts) => reports.push(parts.join(" "));
  const document = new Xliff({ version: "2.0" });
  try {
    document.deserialize(file);
  } finally {
    console.log = log;
  }
  return document.getTranslationUnits().map((unit) => unit.target);
}
const original = ' original="wording.json"';
see("ilib-xliff reads two segments", targets(fileOf(original, placed)), ["Votre pari est placé.Bonne chance avec ,."]);
see("ilib-xliff reads a placeholder", targets(fileOf(original, stake)), ["Mise "]);
see("ilib-xliff reads a file without original", targets(fileOf("", stake)), []);
PROGRAM
node run.mjs
