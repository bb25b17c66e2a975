#!/usr/bin/env bash
# Two prices side by side, and terms that a search finds, in a page that was made smaller.
#
# One would guess: white space between two elements of a line is kept as one space by what is on by default, since a
#   browser shows it; values of attributes that are not empty are kept.
# What they do: htmlnano leaves out the space at the edge of what is handed to it: of a fragment, "1.50 2.10" in two
#   links is "1.502.10", and "Stake: 1,50 €, max. 500 €" is "Stake:1,50 €,max.500 €"; within an element it is kept.
#   minify-html leaves it out within div, main, section, body and dialog too, and keeps it in p, li and td. It writes
#   hidden="until-found" as hidden: what is folded up, and is found and unfolded by a search in the page, is not found
#   any more. htmlnano reads JSON of a page and writes it anew: 1.50 is 1.5, and an id of 20 digits another one.
# Versions: htmlnano 3.5.1 (its preset "safe", which is the default), @minify-html/node 0.18.1.
# Source: HTML, 6.1 (the hidden attribute: "until-found"); minify-html's README, far down, on white space in layout tags
#   (of hidden it says nothing); run on 30 November 2026.
# Where a sportsbook's page meets it: parts of a page that are made on a server or sent by mail: a reader hears one
#   price of two, and the terms of a bonus are not found. Separate by CSS, and make whole pages smaller, or none.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  htmlnano@3.5.1 \
  @minify-html/node@0.18.1
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
import htmlnano from "htmlnano";
import { see } from "./see.mjs";

const minifyHtml = createRequire(import.meta.url)("@minify-html/node");
const nano = async (html) => (await htmlnano.process(html, { minifyCss: false, minifyJs: false, minifySvg: false })).html;
const minify = (html) => minifyHtml.minify(Buffer.from(html), {}).toString();
const prices = '<a href="#">1.50</a> <a href="#">2.10</a>';
const words = (html) => html.replace(/<[^>]*>/g, "");
const within = (name) => (name === "" ? prices : `<${name}>${prices}</${name}>`);
const places = ["", "div", "main", "dialog", "p", "li"];
see("each by itself, in div, main, dialog, p and li", places.length, 6);
const seen = [];
for (const place of places) seen.push(words(await nano(within(place))));
see("htmlnano", seen, ["1.502.10", "1.50 2.10", "1.50 2.10", "1.50 2.10", "1.50 2.10", "1.50 2.10"]);
see("minify-html", places.map((place) => words(minify(within(place)))), ["1.502.10", "1.502.10", "1.502.10", "1.502.10", "1.50 2.10", "1.50 2.10"]);
see("htmlnano, a stake", words(await nano("Stake: <b>1,50 €</b>, <i>max.</i> <b>500 €</b>")), "Stake:1,50 €,max.500 €");
const terms = '<div hidden="until-found">Terms</div>';
see("what a search finds", [await nano(terms), minify(terms)], [terms, "<div hidden>Terms</div>"]);
const data = '<script type="application/json">{"price": 1.50, "id": 12345678901234567890}</script>';
see("data", [await nano(data), minify(data)], ['<script type="application/json">{"price":1.5,"id":12345678901234567000}</script>', data.replace('"application/json"', "application/json")]);
PROGRAM
node run.mjs
