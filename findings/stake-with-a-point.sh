#!/usr/bin/env bash
# A stake typed with a point on a page in Dutch or French.
#
# One would guess: a parser that knows the locale reads 1.50 on a Dutch page as 1.50 or refuses it,
#   since a thousand would be 1.500; and so in French.
# What it does: @internationalized/number (react-aria's and react-stately's) reads 1.50 as 150 in
#   nl-BE, 0.5 as 5 and .5 as 5, and says that each is a valid number so far. In fr-BE it reads 1.50 as
#   1.5 and says that it is not valid so far. intl-number-parser is the same. currency.js, cleave-zen,
#   numeral and AutoNumeric, all set up for a comma, read 150 as well, AutoNumeric's French preset and
#   its "alternative decimal character" included. In en-BE a plain number and an amount in euros are
#   read with opposite marks by one package: 1.50 is 150 or 1.5.
# Versions: @internationalized/number 3.6.9, intl-number-parser 1.0.6, currency.js 2.0.4,
#   autonumeric 4.10.10, cleave-zen 0.0.17, numeral 2.0.6.
# Source: run; the packages' own pages on locales and options.
# Where a sportsbook's page meets it: keypads of phones and pasted texts have a point. A stake becomes
#   a hundred times what was meant, and the next press places it. Read the digits oneself, and refuse
#   what can be read twice (1.500).

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @internationalized/number@3.6.9 \
  intl-number-parser@1.0.6 \
  currency.js@2.0.4 \
  autonumeric@4.10.10 \
  cleave-zen@0.0.17 \
  numeral@2.0.6
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
import { NumberParser } from "@internationalized/number";
import { formatNumeral, unformatNumeral } from "cleave-zen";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const intlNumberParser = require("intl-number-parser");
const currency = require("currency.js");
const AutoNumeric = require("autonumeric");
const numeral = require("numeral");
require("numeral/locales/nl-be");

const decimal = { style: "decimal", minimumFractionDigits: 2, maximumFractionDigits: 2 };
const euros = { style: "currency", currency: "EUR" };
const read = (locale, text, options = decimal) => {
  const parser = new NumberParser(locale, options);
  return [parser.parse(text), parser.isValidPartialNumber(text)];
};
see("@internationalized/number, nl-BE, 1.50", read("nl-BE", "1.50"), [150, true]);
see("@internationalized/number, nl-BE, 1.50 in euros", read("nl-BE", "1.50", euros), [150, true]);
see("@internationalized/number, nl-BE, 0.5", read("nl-BE", "0.5"), [5, true]);
see("@internationalized/number, nl-BE, .5", read("nl-BE", ".5"), [5, true]);
see("@internationalized/number, nl-BE, 1,50", read("nl-BE", "1,50"), [1.5, true]);
see("@internationalized/number, fr-BE, 1.50", read("fr-BE", "1.50"), [1.5, false]);
see("@internationalized/number, fr-BE, 1,50", read("fr-BE", "1,50"), [1.5, true]);
see("@internationalized/number, en-BE, 1.50", read("en-BE", "1.50"), [150, true]);
see("@internationalized/number, en-BE, 1.50 in euros", read("en-BE", "1.50", euros), [1.5, true]);

const parserOf = intlNumberParser.NumberParser ?? intlNumberParser.default;
see("intl-number-parser, nl-BE, 1.50", parserOf("nl-BE")("1.50"), 150);
see("intl-number-parser, fr-BE, 1.50", parserOf("fr-BE")("1.50"), 1.5);
see("currency.js, decimal ',', 1.50", currency("1.50", { decimal: ",", separator: "." }).value, 150);
const marks = { numeralDecimalMark: ",", delimiter: "." };
see("cleave-zen, decimal ',', 1.50", unformatNumeral(formatNumeral("1.50", marks), marks), "150");
numeral.locale("nl-be");
see("numeral, nl-be, 1.50", numeral("1.50").value(), 150);
const { French } = AutoNumeric.getPredefinedOptions();
see("AutoNumeric, French, 1.50", AutoNumeric.unformat("1.50", French), "150.00");
const alternative = {
  decimalCharacter: ",",
  digitGroupSeparator: ".",
  decimalCharacterAlternative: ".",
};
see("AutoNumeric, alternative '.', 1.50", AutoNumeric.unformat("1.50", alternative), "150.00");
PROGRAM
node run.mjs
