#!/usr/bin/env bash
# A sentence with an amount, split for a service that reads texts aloud.
#
# One would guess: a text that is too long for one request is split between two words, or behind the point that ends a
#   sentence; the comma or the point within an amount is not one of those.
# What it does: the last point before the limit is where the text is split, also within a number, and what a part begins
#   with is read as a number of its own. "Uw uitbetaling is 1.234,50 euro" ends with "1." and goes on with "234,50 euro",
#   a price of 2.10 with "2." and "10", and a match at 20.45 with "20." and "45". No sign is lost, so that a comparison
#   of the texts shows nothing. The option for the signs at which it splits changes none of it.
# Version: ssml-split 0.5.0.
# Source: the package's README ("Will split text at the nearest `.`, `,`, `;` or space. Can be configured.", without a
#   word of numbers); run on 30 November 2026.
# Where a sportsbook's page meets it: terms, and settled bets, that are read aloud: "one", a pause, and "two hundred and
#   thirty-four euro fifty". Split between whole sentences oneself.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  ssml-split@0.5.0
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

const SsmlSplit = createRequire(import.meta.url)("ssml-split").default;
/** The parts of a text, without the element that is around each. */
function parts(text, options) {
  const split = new SsmlSplit({ synthesizer: "aws", ...options });
  return split.split(`<speak>${text}</speak>`).map((part) => part.replace(/<\/?speak>/g, ""));
}
const payout = "Uw uitbetaling is 1.234,50 euro en staat op uw rekening.";
const price = "Genk wint van Union aan een notering van 2.10 en niet 2.05.";
const start = "Genk tegen Union begint morgen om 20.45 uur in Genk.";
see("a payout", parts(payout, { softLimit: 17, hardLimit: 40 }), ["Uw uitbetaling is 1.", "234,50 euro en staat op uw rekening."]);
see("a price", parts(price, { softLimit: 30, hardLimit: 50 }), ["Genk wint van Union aan een notering van 2.", "10 en niet 2.05."]);
see("a start", parts(start, { softLimit: 30, hardLimit: 45 }), ["Genk tegen Union begint morgen om 20.", "45 uur in Genk."]);
see("the same text", parts(payout, { softLimit: 17, hardLimit: 40 }).join("") === payout, true);
see("split at a semicolon", parts(payout, { softLimit: 17, hardLimit: 40, extraSplitChars: ";" }), ["Uw uitbetaling is 1.", "234,50 euro en staat op uw rekening."]);
PROGRAM
node run.mjs
