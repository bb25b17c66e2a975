#!/usr/bin/env bash
# Belgian surnames and places, and lists of words that a name must not have.
#
# One would guess: a list in the reader's language refuses an insult and leaves a common surname and a village alone.
# What it does: De Cock, a common surname in Flanders, is refused by five of six; @2toad/profanity in French refuses
#   the village of Cul-des-Sarts, bad-words and @2toad/profanity the surname Hoerée, which they read without its accent
#   as a word of Dutch. With whole words off, @2toad/profanity refuses Kockelbergh and Cassart. The one Dutch list
#   (naughty-words) has "poot", a paw and a surname.
# Versions: bad-words 4.1.5, @2toad/profanity 3.3.0, obscenity 0.4.6, allprofanity 2.4.0, leo-profanity 1.9.0,
#   naughty-words 1.2.0.
# Source: run; obscenity's README warns of such names, the others' do not.
# Where a sportsbook's page meets it: the fields of the registration, the name in the chat. Anyone called so cannot
#   register, with an error that insults; and the name has to be that of the identity card.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  bad-words@4.1.5 \
  @2toad/profanity@3.3.0 \
  obscenity@0.4.6 \
  allprofanity@2.4.0 \
  leo-profanity@1.9.0 \
  naughty-words@1.2.0
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
import { Profanity } from "@2toad/profanity";
import { Filter } from "bad-words";
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const leo = require("leo-profanity");
const lists = require("naughty-words");
const all = await import("allprofanity");

const names = ["Peeters", "De Cock", "Hoerée", "Kockelbergh", "Cassart", "Poot", "Cul-des-Sarts"];
const refused = (check) => names.filter((name) => check(name));
const toad = (options) => {
  const profanity = new Profanity(options);
  return (name) => profanity.exists(name);
};
const filter = new Filter();
const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const everything = all.default?.check ? all.default : new all.AllProfanity();
leo.loadDictionary("en");

see("bad-words", refused((name) => filter.isProfane(name)), ["De Cock", "Hoerée"]);
see("@2toad/profanity, English", refused(toad({ languages: ["en"] })), ["De Cock", "Hoerée"]);
see("@2toad/profanity, French", refused(toad({ languages: ["fr"] })), ["Cul-des-Sarts"]);
see("@2toad/profanity, English, parts of words", refused(toad({ languages: ["en"], wholeWord: false })), ["De Cock", "Hoerée", "Kockelbergh", "Cassart"]);
see("obscenity", refused((name) => matcher.hasMatch(name)), ["De Cock"]);
see("allprofanity", refused((name) => everything.check(name)), ["De Cock"]);
see("leo-profanity", refused((name) => leo.check(name)), ["De Cock"]);
see("naughty-words, Dutch", refused((name) => lists.nl.includes(name.toLowerCase())), ["Poot"]);
PROGRAM
node run.mjs
