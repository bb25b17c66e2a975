#!/usr/bin/env bash
# XLIFF of a translator, made into the JSON that a page loads.
#
# One would guess: a text is found by the id of its unit, as XLIFF means it, so that two units with one word in English
#   have two translations; an element in a text, where the amount goes, is kept in some form; what is not translated yet
#   is left out or in English.
# What it does: the English text is the key. "Draw" of a match and "Draw" of a lottery are one, and the last wins: a
#   match ends in "Trekking". All texts with an element in them have the key "[object Object]", and the last one of the
#   file is all of them, as an object without the place of the amount; so is a text whose target says that it is
#   translated, by state, or in which language. Where one unit has no target yet, an error is raised for the whole file.
# Version: xliff2json 0.0.2, with cleanJSON, which is its way to such a JSON.
# Source: XLIFF 1.2, 2.2 and 2.3 (ids of units, targets are optional); the package's README (one sentence); run on 30
#   November 2026.
# Where a sportsbook's page meets it: results, limits and stakes in two languages, of three. "Draw" is on each match.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  xliff2json@0.0.2
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

const Xliff2Json = createRequire(import.meta.url)("xliff2json");
const unit = (id, source, target) => `<trans-unit id="${id}"><source>${source}</source>${target === undefined ? "" : `<target>${target}</target>`}</trans-unit>`;
/** What the JSON of some units is; the converter hands it over in the same turn. */
function json(...units) {
  let result = "nothing";
  const converter = new Xliff2Json({ cleanJSON: true });
  const file = `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="nl" datatype="plaintext" original="texts"><body>${units.join("")}</body></file></xliff>`;
  try {
    converter.parseXliff(file, (read) => {
      result = read;
    });
  } catch (error) {
    result = error.name;
  }
  return result;
}
see("two draws", json(unit("match.draw", "Draw", "Gelijkspel"), unit("lottery.draw", "Draw", "Trekking")), { Draw: "Trekking" });
const amount = '<x id="AMOUNT"/>';
see("a stake and a limit", json(unit("stake", `Stake ${amount} placed`, `Inzet ${amount} geplaatst`), unit("limit", `Limit ${amount} a week`, `Limiet ${amount} per week`)), {
  "[object Object]": { _: "Limiet  per week", x: [{ $: { id: "AMOUNT" } }] },
});
see("one that is said to be translated", json('<trans-unit id="won"><source>Won</source><target state="translated">Gewonnen</target></trans-unit>'), {
  Won: { _: "Gewonnen", $: { state: "translated" } },
});
see("one that is not translated", json(unit("won", "Won", "Gewonnen"), unit("void", "Void")), "TypeError");
PROGRAM
node run.mjs
