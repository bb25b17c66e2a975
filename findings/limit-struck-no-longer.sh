#!/usr/bin/env bash
# Terms and prices before and after a change, laid side by side in one text.
#
# One would guess: what compares two texts in HTML shows the new one with what is new and what is gone marked in it;
#   what was struck and is no longer is marked, or shown as it is now; an amount is one word.
# What they do: "Max. <s>€ 500</s>" that became "Max. € 500" is shown by node-htmldiff, html-diff-ts,
#   @armantang/html-diff and @benedicte/html-diff with the stroke through it, as if nothing had changed: of the tags
#   they have the old ones. Where two prices changed places, <s>1.50</s> 1.45 and 1.50 <s>1.45</s>, html-diff-ts and
#   @armantang/html-diff strike both. Each of the six marks € 1.234,50 that became € 1.243,50 in parts, html-diff-ts
#   single figures: 1.2[4]3(4),50. htmldiff-js and @ali-tas/htmldiff-js put the new text in, without the stroke, and
#   mark it.
# Versions: node-htmldiff 0.9.4, html-diff-ts 1.4.2, @armantang/html-diff 1.1.2, @benedicte/html-diff 0.1.0, htmldiff-js
#   1.0.5, @ali-tas/htmldiff-js 2.0.1.
# Source: run.
# Where a sportsbook's page meets it: changed terms that a player has to accept, "the odds have changed", and what
#   support sees of a bet before and after. A limit that is in force again looks as if it were not, and there is no
#   price left that is offered. Show both texts, or compare sentences as a whole.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  node-htmldiff@0.9.4 \
  html-diff-ts@1.4.2 \
  @armantang/html-diff@1.1.2 \
  @benedicte/html-diff@0.1.0 \
  htmldiff-js@1.0.5 \
  @ali-tas/htmldiff-js@2.0.1
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
import ArmanTang from "@armantang/html-diff/dist/index.mjs";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { Diff } = require("@ali-tas/htmldiff-js");
const packages = {
  "node-htmldiff": require("node-htmldiff"),
  "html-diff-ts": require("html-diff-ts").default,
  "@armantang/html-diff": (before, after) => new ArmanTang(before, after).getUnifiedContent(),
  "@benedicte/html-diff": require("@benedicte/html-diff").htmlDiff,
  "htmldiff-js": require("htmldiff-js").default.execute,
  "@ali-tas/htmldiff-js": (before, after) => Diff.execute(before, after),
};
/** What is shown, new in [], gone in (), and with the strokes that are there. */
function shown(before, after) {
  return Object.values(packages).map((compare) =>
    compare(before, after)
      .replaceAll(/<span class="html-diff-create[^>]*>([^<]*)<\/span>/g, "[$1]")
      .replaceAll(/<span class="html-diff-delete[^>]*>([^<]*)<\/span>/g, "($1)")
      .replaceAll(/<ins[^>]*>([^<]*)<\/ins>/g, "[$1]")
      .replaceAll(/<del[^>]*>([^<]*)<\/del>/g, "($1)")
      .replaceAll("&nbsp;", " ")
      .replaceAll(/<\/?p>/g, ""),
  );
}
const struck = "Max. <s>€ 500</s> a day";
const marked = "Max. [€ 500] a day";
see("struck no longer", shown("<p>Max. <s>€ 500</s> a day</p>", "<p>Max. € 500 a day</p>"), [struck, struck, struck, struck, marked, marked]);
const placed = "[1.50 ]<s>1.(50)[45]</s>( 1.45)";
see("changed places", shown("<p><s>1.50</s> 1.45</p>", "<p>1.50 <s>1.45</s></p>"), [placed, "<s>1.50</s> <s>1.45</s>", "<s>1.50</s><s>1.45</s>", "[1.50 ]<s>1(.50)[.45]</s>( 1.45)", placed, placed]);
const amount = "Max. € 1.(234)[243],50";
see("an amount", shown("<p>Max. € 1.234,50</p>", "<p>Max. € 1.243,50</p>"), ["Max. € 1.(234,)[243,]50", "Max. € 1.2[4]3(4),50", amount, "Max. € 1(.234)[.243],50", amount, amount]);
PROGRAM
node run.mjs
