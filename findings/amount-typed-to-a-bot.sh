#!/usr/bin/env bash
# An amount, a minus and a day that a player types to a bot, in Dutch and in French.
#
# One would guess: the Dutch culture reads Dutch, or is refused; 1.234,50 is 1234.50; a minus in words is a minus;
#   "dix pour cent" is ten per cent.
# What it does: nl-nl is accepted and reads as English does: "1.234,50 euro" is 1.734 euro (1.234 and 50 hundredths),
#   03/04/2027 is 4 March, and "zaterdag", "morgen om 20u45", "vijfhonderd euro" are nothing. 50,50 alone is right. In
#   French 1.234,50 is 1234,5, given back with a comma, as a text; "moins 1,5" is 1,5, "dix pour cent" the two numbers
#   10 and 100, "1 234,50 €" no number, with an ordinary space, and "6 mois" 180 days. nonante-cinq and septante are
#   right.
# Versions: @microsoft/recognizers-text-number 1.3.1, @microsoft/recognizers-text-number-with-unit 1.3.1,
#   @microsoft/recognizers-text-date-time 1.3.2.
# Source: the project's README (full support for Dutch, npm packages beside those of .NET); run.
# Where a sportsbook's page meets it: "set my limit to 1.234,50 euro" in the chat. The limit is 1.73, and a time-out
#   from 03/04 begins a month early. Give the bot fields with a format, and repeat the amount before it counts.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @microsoft/recognizers-text-number@1.3.1 \
  @microsoft/recognizers-text-number-with-unit@1.3.1 \
  @microsoft/recognizers-text-date-time@1.3.2
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
const { recognizeNumber } = require("@microsoft/recognizers-text-number");
const { recognizeCurrency } = require("@microsoft/recognizers-text-number-with-unit");
const { DateTimeOptions, recognizeDateTime } = require("@microsoft/recognizers-text-date-time");

const numbers = (text, culture) => recognizeNumber(text, culture).map(({ resolution }) => resolution.value);
const amounts = (text, culture) => recognizeCurrency(text, culture).map(({ resolution }) => [resolution.value, resolution.unit]);
const noon = new Date(2026, 10, 28, 12);
const times = (text, culture) => recognizeDateTime(text, culture, DateTimeOptions.None, noon).flatMap(({ resolution }) => resolution.values.map(({ value }) => value));

see("nl-nl, 1.234,50 euro", amounts("1.234,50 euro", "nl-nl"), [["1.734", "Euro"]]);
see("nl-nl, 50,50 euro", amounts("50,50 euro", "nl-nl"), [["50.5", "Euro"]]);
see("nl-nl, 03/04/2027", times("03/04/2027", "nl-nl"), ["2027-03-04"]);
see("nl-nl, zaterdag; morgen om 20u45", [times("zaterdag", "nl-nl"), times("morgen om 20u45", "nl-nl")], [[], []]);
see("nl-nl, vijfhonderd euro; anderhalf", [numbers("vijfhonderd euro", "nl-nl"), numbers("anderhalf", "nl-nl")], [[], []]);
see("fr-fr, 1.234,50 euro", amounts("1.234,50 euro", "fr-fr"), [["1234,5", "Euro"]]);
see("fr-fr, moins 1,5; -1,5", [numbers("moins 1,5", "fr-fr"), numbers("-1,5", "fr-fr")], [["1,5"], ["-1,5"]]);
see("fr-fr, dix pour cent", numbers("dix pour cent", "fr-fr"), ["10", "100"]);
see("fr-fr, 1 234,50 €, with a space", numbers("1 234,50 €", "fr-fr"), []);
see("fr-fr, pendant 6 mois: seconds, in days", times("pendant 6 mois", "fr-fr").map((seconds) => seconds / 86_400), [180]);
see("fr-fr, nonante-cinq; septante", [numbers("nonante-cinq", "fr-fr"), numbers("septante", "fr-fr")], [["95"], ["70"]]);
PROGRAM
node run.mjs
