#!/usr/bin/env bash
# A search of markets and outcomes in Dutch, English and French with the lists of words that are left out.
#
# One would guess: articles and prepositions are left out (de, le, of), and what an outcome is called (over, under, ja,
#   nul) is found; at worst both sides of an answer are left out alike.
# What they do: "over" and "ja" are words of the Dutch lists of lunr-languages and of Orama, "nee" is not: a search for
#   "ja" finds nothing, and one for "nee" finds "nee". "over" alone finds nothing; "over 2.5" finds "Onder 2.5" with
#   the same score, and "under 2.5" in English has "Over 2.5" before it by Orama: what is left of both is 2.5. In
#   English "no" is left out and "yes" is found. Of the longer lists, in stopwords-iso, the French one has "nul",
#   "plus", "moins" and "non" but not "oui", the Dutch one "gelijk", the English one "home" and "away" but not
#   "draw", and "man" and "can", which are clubs' short names.
# Versions: lunr 2.3.9, lunr-languages 1.22.0, @orama/orama 3.1.18, @orama/stopwords 3.1.18, stopword 3.1.5,
#   stopwords-iso 1.1.0.
# Source: run; the lists' READMEs name languages and sources, and no words.
# Where a sportsbook's page meets it: the search field, and answers of the help pages ("over 2.5"). The other side of
#   the market comes first as often as not. Search outcomes with no such list, or with one of articles alone.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  lunr@2.3.9 \
  lunr-languages@1.22.0 \
  @orama/orama@3.1.18 \
  @orama/stopwords@3.1.18 \
  stopword@3.1.5 \
  stopwords-iso@1.1.0
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
import { create, insertMultiple, search } from "@orama/orama";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { eng, nld } from "stopword";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const lunr = require("lunr");
require("lunr-languages/lunr.stemmer.support")(lunr);
require("lunr-languages/lunr.nl")(lunr);
const iso = require("stopwords-iso");

const inDutch = ["Over 2.5", "Onder 2.5", "Beide teams scoren: ja", "Beide teams scoren: nee"];
const inEnglish = ["Over 2.5", "Under 2.5", "Both teams to score: yes", "Both teams to score: no"];
const inFrench = ["Plus de 2.5", "Moins de 2.5", "Domicile", "Nul", "Oui", "Non"];
const written = (name, score) => `${name} (${score.toFixed(2)})`;

/** A search by lunr: the names found, best first, each with its score. */
function byLunr(language, names) {
  const index = lunr(function () {
    if (language) this.use(language);
    this.ref("name");
    this.field("name");
    for (const name of names) this.add({ name });
  });
  return (text) => index.search(text).map(({ ref, score }) => written(ref, score));
}
/** The same by Orama, with the words that it leaves out. */
function byOrama(language, stopWords, names) {
  const found = create({ schema: { name: "string" }, components: { tokenizer: { language, stopWords } } });
  insertMultiple(found, names.map((name) => ({ name })));
  return (term) => search(found, { term }).hits.map(({ document, score }) => written(document.name, score));
}
const say = (engine, find, answers) => {
  for (const [text, found] of Object.entries(answers)) see(`"${text}", ${engine}`, find(text), found);
};

say("lunr in Dutch", byLunr(lunr.nl, inDutch), {
  over: [],
  "over 2.5": ["Over 2.5 (0.90)", "Onder 2.5 (0.90)"],
  ja: [],
  nee: ["Beide teams scoren: nee (0.91)"],
});
say("lunr in English", byLunr(undefined, inEnglish), {
  yes: ["Both teams to score: yes (1.01)"],
  no: [],
});
say("Orama in Dutch", byOrama("dutch", dutch, inDutch), {
  over: [],
  "over 2.5": ["Over 2.5 (1.52)", "Onder 2.5 (1.52)"],
  ja: [],
  nee: ["Beide teams scoren: nee (0.68)"],
});
say("Orama in English", byOrama("english", english, inEnglish), {
  "under 2.5": ["Over 2.5 (1.39)", "Under 2.5 (1.39)"],
  yes: ["Both teams to score: yes (0.81)"],
  no: [],
});
say("Orama in French, stopwords-iso", byOrama("french", iso.fr, inFrench), {
  nul: [],
  oui: ["Oui (1.89)"],
  non: [],
});

const leftOut = (list, words) => words.split(" ").filter((word) => list.includes(word));
const answersInDutch = "over onder ja nee gelijk thuis uit";
see("of the Dutch words of stopword", leftOut(nld, answersInDutch), ["over", "ja", "uit"]);
see("of the English ones", leftOut(eng, "over under yes no home draw away"), ["over", "under"]);
const isoDutch = ["over", "onder", "ja", "nee", "gelijk", "uit"];
see("of the Dutch words of stopwords-iso", leftOut(iso.nl, answersInDutch), isoDutch);
const isoEnglish = ["over", "under", "yes", "no", "home", "away", "man", "can"];
see("of the English ones", leftOut(iso.en, "over under yes no home draw away man can"), isoEnglish);
const isoFrench = ["plus", "moins", "non", "nul"];
see("of the French ones", leftOut(iso.fr, "plus moins oui non domicile nul extérieur"), isoFrench);
PROGRAM
node run.mjs
