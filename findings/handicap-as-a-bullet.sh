#!/usr/bin/env bash
# A match, a handicap and a sum of stakes as Markdown.
#
# One would guess: a title of one line without a list about it stays as it is, and so does a star between two digits.
# What it does: "1. FC Köln - Genk" is a list of one, and its item FC Köln; "2. Bundesliga" too. "+ 1.5 Genk" and "- 1.5
#   Genk" are both a bullet and 1.5 Genk, a goal and a half given or taken alike. "2*1.50 + 3*1.20" is emphasis from
#   star to star, and reads "21.50 + 31.20". All three agree; with markdown-it's typographer "+-1.5" is ±1.5.
# Versions: marked 18.2.1, markdown-it 15.0.3, micromark 4.0.3.
# Source: CommonMark 0.31.2, 5.2 (up to nine digits and a point begin an item) and 6.2 (a star within a word); run.
# Where a sportsbook's page meets it: titles, terms and news that come from an editor as Markdown. A stake of 1.50 is
#   read as 21.50, and a handicap without its sign.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  marked@18.2.1 \
  markdown-it@15.0.3 \
  micromark@4.0.3
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
import { micromark } from "micromark";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { marked } = require("marked");
const MarkdownIt = require("markdown-it");

const plain = (html) => html.replaceAll("\n", "");
/** What all three make of a text, once if they agree. */
function made(text) {
  const results = [marked.parse(text), new MarkdownIt().render(text), micromark(text)].map((html) => plain(html));
  return results.every((each) => each === results[0]) ? results[0] : results;
}
see("a club", made("1. FC Köln - Genk"), "<ol><li>FC Köln - Genk</li></ol>");
see("a league", made("2. Bundesliga"), '<ol start="2"><li>Bundesliga</li></ol>');
see("handicaps", [made("+ 1.5 Genk"), made("- 1.5 Genk")], ["<ul><li>1.5 Genk</li></ul>", "<ul><li>1.5 Genk</li></ul>"]);
see("handicaps without a space", [made("+1.5 Genk"), made("-1.5 Genk")], ["<p>+1.5 Genk</p>", "<p>-1.5 Genk</p>"]);
const stakes = made("2*1.50 + 3*1.20");
see("stakes", [stakes, stakes.replace(/<[^>]*>/g, "")], ["<p>2<em>1.50 + 3</em>1.20</p>", "21.50 + 31.20"]);
see("typographer", new MarkdownIt({ typographer: true }).renderInline("+-1.5"), "±1.5");
PROGRAM
node run.mjs
