#!/usr/bin/env bash
# A loss, as a page writes it, in parsers of amounts: −15,60 €.
#
# One would guess: a parser knows the minus sign, U+2212, which is typography's and which Intl writes in Swedish,
#   Norwegian and others; or it gives nothing for a text that it does not know.
# What they do: accounting, currency-formatter, numeral, currency.js and format-money-js give 15.60 for −15,60 € and
#   for € −15,60, parsecurrency for the first of them: each sign that is not a hyphen is dropped as a letter would be,
#   so an en dash too. A minus behind the number, as statements of banks have it, is dropped by accounting,
#   currency-formatter and format-money-js; numeral reads it, and currency.js gives NaN. parse-money drops the hyphen
#   as well. numbro and @internationalized/number give nothing, @norbulcz/num-parse reads it rightly.
# Versions: accounting 0.4.1, currency-formatter 1.5.9, numeral 2.0.6, currency.js 2.0.4, format-money-js 1.6.3,
#   parsecurrency 1.1.1, parse-money 1.0.12, numbro 2.5.0, @internationalized/number 3.6.9, @norbulcz/num-parse 0.1.0.
# Source: CLDR (minusSign of sv, nb, fi); run.
# Where a sportsbook's page meets it: wins and losses that are copied into a sheet, read from a page by a script or a
#   test, and handicaps. A loss is a win of the same size. Give machines the cents, and compare the sign in tests.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  accounting@0.4.1 \
  currency-formatter@1.5.9 \
  numeral@2.0.6 \
  currency.js@2.0.4 \
  format-money-js@1.6.3 \
  parsecurrency@1.1.1 \
  parse-money@1.0.12 \
  numbro@2.5.0 \
  @internationalized/number@3.6.9 \
  @norbulcz/num-parse@0.1.0
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
import { parseNumber } from "@norbulcz/num-parse";
import { FormatMoney } from "format-money-js";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const accounting = require("accounting");
const currency = require("currency.js");
const currencyFormatter = require("currency-formatter");
const numbro = require("numbro");
const numeral = require("numeral");
const parseCurrency = require("parsecurrency");
const parseMoney = require("parse-money");

require("numeral/locales/nl-nl");
numeral.locale("nl-nl");
numbro.registerLanguage(require("numbro/dist/languages/nl-NL.min.js"));
numbro.setLanguage("nl-NL");
const money = new FormatMoney({ decimals: 2, symbol: "€ ", separator: ".", decimalPoint: "," });
const intl = new NumberParser("nl-BE", { style: "currency", currency: "EUR" });
const parsers = {
  accounting: (text) => accounting.unformat(text, ","),
  "currency-formatter": (text) => currencyFormatter.unformat(text, { locale: "nl-BE" }),
  numeral: (text) => numeral(text).value(),
  "currency.js": (text) => currency(text, { separator: ".", decimal: "," }).value,
  "format-money-js": (text) => money.un(text),
  parsecurrency: (text) => parseCurrency(text)?.value,
  "parse-money": (text) => (parseMoney.default ?? parseMoney)(text)?.amount,
  numbro: (text) => numbro.unformat(text),
  "@internationalized/number": (text) => intl.parse(text),
  "@norbulcz/num-parse": (text) => parseNumber(text),
};
const texts = ["-15,60 €", "−15,60 €", "€ −15,60", "–15,60", "15,60-"];
const found = {
  accounting: "-15.6 15.6 15.6 15.6 15.6",
  "currency-formatter": "-15.6 15.6 15.6 15.6 15.6",
  numeral: "-15.6 15.6 15.6 15.6 -15.6",
  "currency.js": "-15.6 15.6 15.6 15.6 NaN",
  "format-money-js": "-15.6 15.6 15.6 15.6 15.6",
  parsecurrency: "-15.6 15.6 none 15.6 15.6",
  "parse-money": "15.6 15.6 15.6 15.6 15.6",
  numbro: "-15.6 none none none none",
  "@internationalized/number": "-15.6 NaN NaN NaN NaN",
  "@norbulcz/num-parse": "-15.6 -15.6 -15.6 none none",
};
console.log(`each: ${texts.join(", ")}`);
for (const [name, parse] of Object.entries(parsers)) see(name, texts.map((text) => parse(text) ?? "none").join(" "), found[name]);
see("Intl, Swedish", new Intl.NumberFormat("sv").format(-15.6), "−15,6");
PROGRAM
node run.mjs
