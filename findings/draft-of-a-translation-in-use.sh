#!/usr/bin/env bash
# A translation that is marked as a draft, and French of Belgium, in readers of gettext.
#
# One would guess: an entry that is marked "fuzzy", as msgmerge marks what it took from a text that is alike, is not in
#   use until someone has read it: msgfmt leaves it out. The plural is the one that the file states. fr-BE takes fr where
#   there is no file of its own.
# What they do: node-gettext says "gagné" (won) for "not won", which was marked as a draft; po2json leaves drafts out in
#   the format for Jed, and takes them in the formats for messages, with the same options. node-gettext goes by a plural
#   of its own for French, whatever the file states: in a file with the three of CLDR "2 paris" is "2 de paris", which is
#   the form of a million. fr-BE finds nothing, and the page is in English; there is no warning.
# Versions: node-gettext 3.0.1 with gettext-parser 6.0.0, @connectedcars/po2json 2.0.0.
# Source: GNU gettext's manual, 8.3.6 ("fuzzy entries ... are not used"), CLDR's plurals of fr; po2json's README ("fuzzy:
#   whether to include fuzzy translation, defaults to false"); run on 30 November 2026.
# Where a sportsbook's page meets it: results, limits and refusals turned round by a sentence that was alike. Compile by
#   msgfmt, or leave out what has the flag oneself.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  node-gettext@3.0.1 \
  gettext-parser@6.0.0 \
  @connectedcars/po2json@2.0.0
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
import { po } from "gettext-parser";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Gettext = require("node-gettext");
const po2json = require("@connectedcars/po2json");
const file = (plurals, forms) => `msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: ${plurals}\\n"

msgid "bet"
msgid_plural "bets"
${forms.map((form, index) => `msgstr[${index}] "${form}"`).join("\n")}

msgid "won"
msgstr "gagné"

#, fuzzy
msgid "not won"
msgstr "gagné"
`;
const two = file("nplurals=2; plural=(n > 1);", ["pari", "paris"]);
const three = file("nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;", ["pari", "de paris", "paris"]);
function read(text, locale = "fr") {
  const gettext = new Gettext();
  gettext.addTranslations("fr", "messages", po.parse(text));
  gettext.setLocale(locale);
  return gettext;
}
see("node-gettext, won and not won", ["won", "not won"].map((text) => read(two).gettext(text)), ["gagné", "gagné"]);
see("po2json, not won", ["raw", "jed", "mf"].map((format) => {
  const json = po2json.parse(two, { format });
  return (format === "jed" ? json.locale_data.messages : json)["not won"] ?? "none";
}), ["none", "none", "gagné"]);
const counts = [0, 1, 2, 1_000_000];
see("node-gettext, two forms", counts.map((count) => read(two).ngettext("bet", "bets", count)), ["pari", "pari", "paris", "paris"]);
see("node-gettext, three forms", counts.map((count) => read(three).ngettext("bet", "bets", count)), ["pari", "pari", "de paris", "de paris"]);
see("node-gettext, fr-BE", read(two, "fr-BE").gettext("won"), "won");
PROGRAM
node run.mjs
