#!/usr/bin/env bash
# Tips with prices and names of clubs, in what makes links of plain text.
#
# One would guess: a price after an at sign, "Genk @1.85", is neither a user nor, without the space, an address of
#   mail; initials with points, "K.A.A.Gent", are no site; a row of lines, 1.5.2.5, is none either.
# What they do: linkifyjs with its mentions makes a link to the user "1" of "@1.85", with a space before it or none,
#   and one to "@11/4" whole; twitter-text finds the user "1", and autolinker the user "11" of a fraction. linkify-it
#   makes "mailto:Genk@1.85" of "Genk@1.85". "K.A.A.Gent", "KV.Brussels" and "Standard.Team" are sites in four of five,
#   since .gent, .brussels and .team are top-level domains, while linkify-it leaves "sporza.be" as it is. 1.5.2.5 is a
#   site in two, and "#1" a hashtag in autolinker.
# Versions: linkifyjs 4.3.3 with linkify-plugin-mention 4.3.3, twitter-text 3.1.0, autolinker 4.1.5, linkify-it 6.1.0,
#   anchorme 3.0.8.
# Source: the packages' READMEs; run.
# Where a sportsbook's page meets it: the chat, tips, and texts of shared bets, in which "@" comes before a price. Each
#   price is a link to a stranger or opens the mail program, and a club's name leads to a site that is for sale. Link
#   what begins with https:// alone, and leave prices out before mentions are looked for.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  linkifyjs@4.3.3 \
  linkify-plugin-mention@4.3.3 \
  twitter-text@3.1.0 \
  autolinker@4.1.5 \
  linkify-it@6.1.0 \
  anchorme@3.0.8
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
const linkify = require("linkifyjs");
require("linkify-plugin-mention");
const twitter = require("twitter-text");
const { Autolinker } = require("autolinker");
const { default: anchorme } = require("anchorme");
const { LinkifyIt } = await import("linkify-it");
const linkifyIt = new LinkifyIt();

const packages = {
  linkifyjs: (text) => linkify.find(text).map(({ type, value }) => `${type} ${value}`),
  "twitter-text": (text) =>
    (twitter.default ?? twitter).extractEntitiesWithIndices(text).map(({ screenName, url, hashtag }) => (screenName ? `mention @${screenName}` : url ? `url ${url}` : `hashtag #${hashtag}`)),
  autolinker: (text) => Autolinker.parse(text, { mention: "twitter", hashtag: "twitter" }).map((match) => `${match.getType()} ${match.getMatchedText()}`),
  "linkify-it": (text) => (linkifyIt.match(text) ?? []).map(({ url }) => `url ${url}`),
  anchorme: (text) => anchorme.list(text).map(({ string }) => `url ${string}`),
};
const found = (text) => Object.values(packages).map((find) => find(text).join());
see("over 2.5, 2-1 (1.85)", found("over 2.5, 2-1 (1.85)"), ["", "", "", "", ""]);
see("Genk @1.85", found("Genk @1.85"), ["mention @1", "mention @1", "", "", ""]);
see("Genk@1.85", found("Genk@1.85"), ["mention @1", "", "", "url mailto:Genk@1.85", ""]);
see("Genk @11/4", found("Genk @11/4"), ["mention @11/4", "mention @11", "mention @11", "", ""]);
for (const club of ["K.A.A.Gent", "KV.Brussels", "Standard.Team"]) {
  see(club, found(club), [`url ${club}`, `url ${club}`, `url ${club}`, "", `url ${club}`]);
}
see("sporza.be", found("sporza.be"), ["url sporza.be", "url sporza.be", "url sporza.be", "", "url sporza.be"]);
see("1.5.2.5", found("1.5.2.5"), ["", "", "url 1.5.2.5", "", "url 1.5.2.5"]);
see("Genk is #1", found("Genk is #1"), ["", "", "hashtag #1", "", ""]);
PROGRAM
node run.mjs
