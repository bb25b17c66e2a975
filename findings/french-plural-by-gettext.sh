#!/usr/bin/env bash
# French plurals of i18next on their way through gettext (PO), to a translator and back.
#
# One would guess: French has three forms in i18next (one, many, other), and what comes back from PO is
#   what went there, or an error.
# What it does: i18next-conv and gettext-converter, both with compatibilityJSON v4, write two forms:
#   the first is the text of "many", the second that of "other"; the singular is not in the file at all.
#   Back from PO "one" has the text of "many". A single bet is announced as if it were a million, and
#   nothing is reported. Dutch and English, with two forms, come back as they were. The file's rule,
#   n >= 2, leaves out the third.
# Versions: i18next-conv 16.0.0, gettext-converter 1.3.4.
# Source: CLDR 48, plural rules of French (one, many, other; many is a million and its multiples);
#   i18next's page on plurals (v4: the forms of Intl.PluralRules).
# Where a sportsbook's page meets it: "1 pari", "2 paris", "1 000 000 de paris" in the slip, the history
#   and the jackpots. A catalog that goes to an agency by PO loses its French singulars.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  i18next-conv@16.0.0 \
  gettext-converter@1.3.4
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
import { gettextToI18next, i18nextToPo } from "i18next-conv";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const toPo = require("gettext-converter/i18next2po");
const fromPo = require("gettext-converter/po2i18next");
const options = { compatibilityJSON: "v4" };
const french = {
  bets_one: "{{count}} pari",
  bets_many: "{{count}} de paris",
  bets_other: "{{count}} paris",
};
const dutch = { bets_one: "{{count}} weddenschap", bets_other: "{{count}} weddenschappen" };
const lost = { bets_one: "{{count}} de paris", bets_other: "{{count}} paris" };

async function byConv(language, texts) {
  const po = await i18nextToPo(language, JSON.stringify(texts), options);
  return JSON.parse(await gettextToI18next(language, po, options));
}
const converted = (module) => module.default ?? module;
const byConverter = (language, texts) =>
  converted(fromPo)(String(converted(toPo)(language, JSON.stringify(texts), options)), options);

see("French by i18next-conv", await byConv("fr", french), lost);
see("French by gettext-converter", byConverter("fr", french), lost);
see("Dutch by i18next-conv", await byConv("nl", dutch), dutch);
see("Dutch by gettext-converter", byConverter("nl", dutch), dutch);
const po = String(await i18nextToPo("fr", JSON.stringify(french), options));
see(
  "the French forms in PO",
  po.split("\n").filter((line) => /^msgstr\[|Plural-Forms/.test(line)),
  [
    '"Plural-Forms: nplurals=2; plural=(n >= 2)\\n"',
    'msgstr[0] "{{count}} de paris"',
    'msgstr[1] "{{count}} paris"',
  ],
);
PROGRAM
node run.mjs
