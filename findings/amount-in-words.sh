#!/usr/bin/env bash
# An amount in words, in Dutch and in French.
#
# One would guess: 2.99 is "two euros and ninety-nine cents" or "two point ninety-nine", and a language that is not
#   there is refused.
# What it does: written-number rounds: 2.99 is "trois", 1.50 "deux", 0.49 "zéro"; number-to-words cuts: 2.99 is "two", a
#   handicap of -0.25 "zero". In Dutch written-number writes English ("twelve"), which it does not have. to-words has no
#   Belgian Dutch (an error), and in the Dutch of the Netherlands a price of 1.05 is "een punt nul vijf", where the
#   decimal sign is a comma, less than nothing is "negatief", and 101 three words instead of one.
# Versions: written-number 0.11.1, number-to-words 1.2.4, to-words 5.7.0; n2words 4.0.0 is as one would guess, septante
#   and nonante included.
# Source: written-number's README lists its languages and shows whole numbers; run.
# Where a sportsbook's page meets it: amounts that are read out, and written in full on a receipt or beside a limit.
#   What is said is not what is paid.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  written-number@0.11.1 \
  number-to-words@1.2.4 \
  to-words@5.7.0 \
  n2words@4.0.0
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
import { toCardinal as toBelgianFrench, toCurrency as toBelgianFrenchEuros } from "n2words/fr-BE";
import { toCurrency as toDutchEuros } from "n2words/nl-NL";
import { ToWords } from "to-words";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const written = require("written-number");
const { toWords } = require("number-to-words");
function outcome(ask) {
  try {
    return ask();
  } catch (error) {
    return `error: ${error.message}`;
  }
}
see("written-number, French", [2.99, 1.5, 0.49].map((amount) => written(amount, { lang: "fr" })), ["trois", "deux", "zéro"]);
see("written-number, Dutch", [12, 2.99].map((amount) => written(amount, { lang: "nl" })), ["twelve", "three"]);
see("number-to-words", [2.99, 0.5, -0.25].map((amount) => toWords(amount)), ["two", "zero", "zero"]);
see("to-words, nl-BE", outcome(() => new ToWords({ localeCode: "nl-BE" }).convert(1)), 'error: Unknown Locale "nl-BE"');
const dutch = new ToWords({ localeCode: "nl-NL" });
see("to-words, nl-NL", [1.05, -5.5, 101].map((amount) => dutch.convert(amount)), ["Een Punt Nul Vijf", "Negatief Vijf Punt Vijf", "Een Honderd Een"]);
see("n2words, euros", [toBelgianFrenchEuros(2.99), toDutchEuros(2.99)], [
  "deux euros et nonante-neuf centimes",
  "twee euro en negenennegentig cent",
]);
see("n2words, Belgian French", [71, 80, 91].map((amount) => toBelgianFrench(amount)), ["septante et un", "quatre-vingts", "nonante et un"]);
PROGRAM
node run.mjs
