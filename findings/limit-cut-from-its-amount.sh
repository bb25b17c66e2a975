#!/usr/bin/env bash
# Sentences of terms with limits, articles and clubs, by what cuts a text into sentences.
#
# One would guess: a point before a figure or a small letter ends no sentence; "max. 500 euro" and "no. 42" stay
#   together, as do "bv. Genk" and a club's initials; two sentences are two, whatever their amounts.
# What they do: all five end a sentence at "max." and at "bv."; @stdlib/nlp-sentencize, natural and compromise at "no."
#   before 42, and all but sentence-splitter at "art." before 4.2. natural makes five of "St. Truiden - R.S.C.
#   Anderlecht ends 2-1.", and sbd two. "The stake is € 10. The odds are 1.50." is one in sentence-splitter. A price of
#   1.50 is cut by none of them.
# Versions: sbd 1.0.19, sentence-splitter 5.0.1, @stdlib/nlp-sentencize 0.2.4, natural 8.1.1, compromise 14.17.0.
# Source: the packages' READMEs (abbreviations of English); run.
# Where a sportsbook's page meets it: texts for translators, which are kept by the sentence, terms that are read out or
#   listed, and the first sentence of a message. "Your stake is max." goes out without its 500 euro. Cut where the one
#   who wrote it has put a new line.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  sbd@1.0.19 \
  sentence-splitter@5.0.1 \
  @stdlib/nlp-sentencize@0.2.4 \
  natural@8.1.1 \
  compromise@14.17.0
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
import sentencize from "@stdlib/nlp-sentencize";
import nlp from "compromise";
import { split } from "sentence-splitter";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const sbd = require("sbd");
const { SentenceTokenizer } = require("natural/lib/natural/tokenizers");
const cut = (text) =>
  [
    sbd.sentences(text),
    split(text)
      .filter(({ type }) => type === "Sentence")
      .map(({ raw }) => raw),
    sentencize(text),
    new SentenceTokenizer([]).tokenize(text),
    nlp(text).sentences().out("array"),
  ].map((sentences) => sentences.length);
see("The price was 1.50. It is 1.45 now.", cut("The price was 1.50. It is 1.45 now."), [2, 2, 2, 2, 2]);
see("De inzet is max. 500 euro per dag.", cut("De inzet is max. 500 euro per dag."), [2, 2, 2, 2, 2]);
see("Een wedstrijd, bv. Genk - Gent, telt mee.", cut("Een wedstrijd, bv. Genk - Gent, telt mee."), [2, 2, 2, 2, 2]);
see("La mise, p. ex. 10 euros, est perdue.", cut("La mise, p. ex. 10 euros, est perdue."), [1, 2, 3, 3, 1]);
see("The bet no. 42 is void.", cut("The bet no. 42 is void."), [1, 1, 2, 2, 2]);
see("See art. 4.2 of the terms.", cut("See art. 4.2 of the terms."), [2, 1, 2, 2, 2]);
see("St. Truiden - R.S.C. Anderlecht ends 2-1.", cut("St. Truiden - R.S.C. Anderlecht ends 2-1."), [2, 1, 1, 5, 1]);
see("The stake is € 10. The odds are 1.50.", cut("The stake is € 10. The odds are 1.50."), [2, 1, 2, 2, 2]);
PROGRAM
node run.mjs
