#!/usr/bin/env bash
# Prices in fractions, markets and clubs in a text whose typography is mended.
#
# One would guess: a price of 1/2 stays what 10/11 is, a price in fractions; the market 1x2 is no multiplication; (c) and
#   (r) after a name are what a list of a club says with them; the apostrophe of 's-Hertogenbosch and 't Zand is one.
# What they do: typograf makes ½ of the price 1/2 and ¾ of 3/4, in English and in French, and leaves 10/11 and 5/2; 1x2
#   is 1×2 there. It and markdown-it's typographer write © for a captain's (c), and ® for (r). smartypants, typogr and
#   retext-smartypants open a quotation with 't Zand, the last one with 's-Hertogenbosch as well; a price that falls,
#   written 1.50...1.45, has one sign for its points in all five.
# Versions: typograf 7.8.0, markdown-it 15.0.3, smartypants 0.2.2, typogr 0.6.8, retext 9.0.0 with retext-smartypants
#   6.2.0.
# Source: the packages' READMEs (fractions, signs, quotes); run.
# Where a sportsbook's page meets it: help pages, news and terms. A row of prices has ½ beside 10/11, and a search for
#   1x2 finds no market. Mark prices and names of markets up as code, or leave them out, and write apostrophes as such.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  typograf@7.8.0 \
  markdown-it@15.0.3 \
  smartypants@0.2.2 \
  typogr@0.6.8 \
  retext@9.0.0 \
  retext-smartypants@6.2.0
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
import MarkdownIt from "markdown-it";
import { retext } from "retext";
import retextSmartypants from "retext-smartypants";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Typograf = require("typograf");
const { smartypants } = require("smartypants");
const english = new Typograf({ locale: ["en-GB"] });
const french = new Typograf({ locale: ["fr"] });
const markdown = new MarkdownIt({ typographer: true });
const reader = retext().use(retextSmartypants);
/** typograf in English and in French, markdown-it, smartypants, typogr, retext-smartypants; entities as the signs that they are. */
const mended = (text) =>
  [
    english.execute(text),
    french.execute(text),
    markdown.renderInline(text),
    smartypants(text),
    require("typogr").smartypants(text),
    String(reader.processSync(text)),
  ].map((result) => result.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code)).replaceAll("\u00a0", " "));
const typografAlone = (text, result) => [result, result, text, text, text, text];
see("10/11 and 5/2", mended("at 10/11 and 5/2 now"), Array(6).fill("at 10/11 and 5/2 now"));
see("1/2 and 3/4", mended("at 1/2 and 3/4 now"), typografAlone("at 1/2 and 3/4 now", "at ½ and ¾ now"));
see("1x2", mended("market 1x2"), typografAlone("market 1x2", "market 1×2"));
see("(c) and (r)", mended("Vanaken (c), 2 (r)").slice(0, 4), ["Vanaken ©, 2 ®", "Vanaken ©, 2 ®", "Vanaken ©, 2 ®", "Vanaken (c), 2 (r)"]);
see("'t Zand", mended("In 't Zand"), ["In 't Zand", "In 't Zand", "In 't Zand", "In ‘t Zand", "In ‘t Zand", "In ‘t Zand"]);
see("'s-Hertogenbosch", mended("'s-Hertogenbosch").slice(3), ["’s-Hertogenbosch", "’s-Hertogenbosch", "‘s-Hertogenbosch"]);
see("1.50...1.45", mended("1.50...1.45"), Array(6).fill("1.50…1.45"));
PROGRAM
node run.mjs
