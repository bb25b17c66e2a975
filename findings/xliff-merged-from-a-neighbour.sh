#!/usr/bin/env bash
# New texts merged into a translated XLIFF file, where an old text with similar words went away.
#
# One would guess: a unit with a new id has no translation, or its own source instead of one, and the
#   translation of a unit that is gone goes with it.
# What it does: xliff-simple-merge uses the translation of the most similar unit that is gone, by its
#   defaults. "Your bet was not won" is given "Votre pari est gagné", which was approved for "Your bet was
#   won"; "Maximum deposit" is given "Dépôt minimum". The state is set to "new", and nothing else says
#   that the words are another text's. With --no-match-fuzzy the source stands there instead.
# Versions: xliff-simple-merge 1.3.0.
# Source: its README (the option --no-match-fuzzy); XLIFF 1.2, the attribute state of target ("new").
# Where a sportsbook's page meets it: results, limits and terms differ from each other by one word that
#   turns the meaning round. The state is all that warns, and other tools drop it on their way. Refuse a
#   target in state "new", and never match texts of money or results by likeness.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  xliff-simple-merge@1.3.0
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
import { readFileSync, writeFileSync } from "node:fs";
import { see } from "./see.mjs";

const fileOf = (units) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="wording" source-language="en" target-language="fr" datatype="plaintext"><body>
${units}
</body></file></xliff>`;
const isNew = (id, source) => `<trans-unit id="${id}"><source>${source}</source></trans-unit>`;
const isFinal = (id, source, target) =>
  `<trans-unit id="${id}"><source>${source}</source><target state="final">${target}</target></trans-unit>`;

writeFileSync("new.xlf", fileOf(isNew("lost", "Your bet was not won") + isNew("most", "Maximum deposit")));
writeFileSync(
  "french.xlf",
  fileOf(
    isFinal("won", "Your bet was won", "Votre pari est gagné") +
      isFinal("least", "Minimum deposit", "Dépôt minimum"),
  ),
);
function merged(...options) {
  const files = ["-i", "new.xlf", "-d", "french.xlf", "-o", "merged.xlf"];
  execFileSync("node_modules/.bin/xliff-simple-merge", [...options, ...files], { stdio: "ignore" });
  const units = readFileSync("merged.xlf", "utf8").matchAll(
    /<source>(.*?)<\/source>\s*<target state="(.*?)">(.*?)<\/target>/g,
  );
  return [...units].map(([, source, state, target]) => `${source} = ${target} (${state})`);
}
see("by default", merged(), [
  "Your bet was not won = Votre pari est gagné (new)",
  "Maximum deposit = Dépôt minimum (new)",
]);
see("with --no-match-fuzzy", merged("--no-match-fuzzy"), [
  "Your bet was not won = Your bet was not won (new)",
  "Maximum deposit = Maximum deposit (new)",
]);
PROGRAM
node run.mjs
