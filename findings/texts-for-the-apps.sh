#!/usr/bin/env bash
# Texts of a page written as resources of an Android and an iOS app, and read back, as a translation office's tools do.
#
# One would guess: what a package writes it reads back as it was; accents, no-break spaces and a text's two numbers
#   (plurals) are what such files are for.
# What they do: android-string-resource reads a French text with an element in it back with entities ("<b>Gagn&#xe9;</b>"),
#   makes plain spaces of the no-break ones and one of two, and writes "@1.50" and "? Pariez" as they are, which
#   Android takes for references to a resource and to an attribute. rdotjson makes one text of two plurals, "%d but %d
#   buts". strings-file loses each text of two lines, which it has itself written, each one with a comment behind it,
#   and the last one of a file that ends without a new line, without an error; "L\'équipe" keeps its backslash.
# Versions: android-string-resource 2.3.10, rdotjson 1.1.1, strings-file 0.0.5.
# Source: run; Android's guide "String resources", "Handle special characters" (\@ and \? where they come first);
#   rdotjson's README has no plurals among its types, and no error comes for them.
# Where a sportsbook's page meets it: the apps beside the site have its texts: terms of two lines, "@ 1.50", "1 but" and
#   "2 buts". Compare each file read back with what was written, text by text, before it is sent.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  android-string-resource@2.3.10 \
  rdotjson@1.1.1 \
  strings-file@0.0.5
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
const { asr2js, js2asr } = require("android-string-resource");
const rdotjson = require("rdotjson");
const strings = require("strings-file");

/** The texts that come back as others, each with what it is now. */
const changed = (before, after) =>
  Object.fromEntries(
    Object.keys(before)
      .filter((key) => after[key] !== before[key])
      .map((key) => [key, after[key] ?? "lost"]),
  );

const french = {
  price: "@1.50",
  question: "? Pariez",
  won: "<b>Gagné</b>",
  stake: "Mise\u00A0: 5\u00A0€",
  spaces: "1  X  2",
  team: "L'équipe à domicile",
  share: "100 %",
};
const written = await js2asr(french);
const entities = { won: "<b>Gagn&#xe9;</b>", stake: "Mise : 5 €", spaces: "1 X 2" };
see("android-string-resource, read back", changed(french, await asr2js(written)), entities);
const line = (name) => written.split("\n").find((text) => text.includes(`name="${name}"`)).trim();
see("as written: a price", line("price"), '<string name="price">@1.50</string>');
see("as written: a question", line("question"), '<string name="question">? Pariez</string>');

const goals = `<resources><plurals name="goals"><item quantity="one">%d but</item>
<item quantity="other">%d buts</item></plurals></resources>`;
const byRdotjson = await new Promise((resolve) => {
  rdotjson(goals, (_, found) => resolve(found));
});
see("plurals, rdotjson", byRdotjson.plurals, { goals: "%d but %d buts" });

const terms = { terms: "Dès 18 ans.\nJouez avec modération.", over: "Plus de 2.5", said: 'dit "oui"' };
see("strings-file, read back", changed(terms, strings.parse(strings.compile(terms))), { terms: "lost" });
const file = `"draw" = "Nul"; // on a button
"team" = "L\\'équipe";
"odds" = "1.50";
`;
see("a comment behind a text, strings-file", strings.parse(file), { team: "L\\'équipe", odds: "1.50" });
see("no new line at the end, strings-file", strings.parse('"yes" = "Oui";\n"no" = "Non";'), { yes: "Oui" });
PROGRAM
node run.mjs
