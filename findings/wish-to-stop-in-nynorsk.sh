#!/usr/bin/env bash
# Questions of players in Dutch, French and English, by what finds the language of a text.
#
# One would guess: a sentence of five or six words is in its language, all the more so where Dutch, French and English
#   are all there is to choose from; what is too short is not decided.
# What they do: franc finds "I want to stop gambling" in Tok Pisin, "Je veux arrêter de jouer" in Nynorsk, "My bet was
#   not paid" in Latvian and "Ik kan niet inloggen" in Javanese; of the three languages alone the second and the third
#   are Dutch to it, and "Où est mon argent ?" English. For languagedetect "Je veux arrêter de jouer" is Dutch, and "Où
#   est mon argent ?" Latin. eld is right for all; tinyld is but for "cash out werkt niet", which is English.
# Versions: franc 6.2.0, languagedetect 2.0.0, tinyld 1.3.4, eld 2.1.0.
# Source: the packages' READMEs (franc: the longer the text, the better; only: the languages to choose from); run.
# Where a sportsbook's page meets it: a chat, a complaint, a mail, each of which a person who speaks its language is to
#   answer. Someone who wants to stop gambling waits in a queue that has no reader. Use the language of the page that
#   was written from, and detect what is long alone.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  franc@6.2.0 \
  languagedetect@2.0.0 \
  tinyld@1.3.4 \
  eld@2.1.0
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
import { eld } from "eld";
import { franc } from "franc";
import { detect } from "tinyld";
import { see } from "./see.mjs";

const LanguageDetect = createRequire(import.meta.url)("languagedetect");
const detector = new LanguageDetect();
detector.setLanguageType("iso2");
await eld.load("medium");
/** franc of all languages and of three, languagedetect, tinyld, eld. */
const language = (text) => [franc(text), franc(text, { only: ["nld", "fra", "eng"] }), detector.detect(text, 1)[0][0], detect(text), eld.detect(text).language];
see("Wanneer wordt mijn weddenschap uitbetaald?", language("Wanneer wordt mijn weddenschap uitbetaald?"), ["nld", "nld", "nl", "nl", "nl"]);
see("Ik kan niet inloggen", language("Ik kan niet inloggen"), ["jav", "nld", "nl", "nl", "nl"]);
see("cash out werkt niet", language("cash out werkt niet"), ["afr", "nld", "nl", "en", "nl"]);
see("I want to stop gambling", language("I want to stop gambling"), ["tpi", "eng", "en", "en", "en"]);
see("My bet was not paid", language("My bet was not paid"), ["lvs", "nld", "lv", "en", "en"]);
see("Je veux arrêter de jouer", language("Je veux arrêter de jouer"), ["nno", "nld", "nl", "fr", "fr"]);
see("Où est mon argent ?", language("Où est mon argent ?"), ["eng", "eng", "la", "fr", "fr"]);
PROGRAM
node run.mjs
