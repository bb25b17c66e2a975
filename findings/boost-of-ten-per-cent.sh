#!/usr/bin/env bash
# A boost of ten per cent, and a cash out rounded down, in formulas that an editor of promotions writes.
#
# One would guess: 100 + 10% + 10% is 121 or 120, 10% + 100 is as much as 100 + 10% or 100.1; FLOOR(1.2, 0.1) is 1.2
#   and ROUNDDOWN(4.35, 2) 4.35, as in a workbook; ROUND(1.005, 2) is 1.01 there and here.
# What they do: for math.js a per cent sign before a sign is the remainder of a division: 100 + 10% + 10% is 100, 100
#   + 10% + 5 is 100, 10% + 100 is 10, and 100 * 10% + 5 is 0, while 100 + 10% is 110. HyperFormula has 4.34 for
#   ROUNDDOWN(4.35, 2), and FLOOR(1.2, 0.1) is 1.1 in it and in @formulajs/formulajs. ROUND(1.005, 2) is 1.01 by
#   formulajs and 1 by the two others. TEXT(1234.5, "#,##0.00") is "1235,##0.00" by HyperFormula. VALUE("1,85") is 185
#   and AVERAGE(2, null, "3") is 2 by formulajs. For expr-eval a price of null is below 2.
# Versions: mathjs 15.2.0, hyperformula 3.5.0, @formulajs/formulajs 4.6.1, fast-formula-parser 1.0.19, expr-eval
#   2.0.2.
# Source: math.js' page on its syntax (% is a percentage or a modulus); HyperFormula's list of differences with other
#   spreadsheets; the OpenDocument formula standard, 6.17 (rounding); run.
# Where a sportsbook's page meets it: boosts, insurance, cash-out margins as formulas. A boost of 10% and 5 euro more
#   is nothing, and each cash out of some amounts a cent less. Give the editor two numbers to fill in, in whole cents
#   and hundredths of a per cent.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mathjs@15.2.0 \
  hyperformula@3.5.0 \
  @formulajs/formulajs@4.6.1 \
  fast-formula-parser@1.0.19 \
  expr-eval@2.0.2
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
const { evaluate } = require("mathjs");
const { HyperFormula } = require("hyperformula");
const formulajs = require("@formulajs/formulajs");
const FormulaParser = require("fast-formula-parser");
const { Parser } = require("expr-eval");

see("math.js: 100 + 10%, and 10% more", ["100 + 10%", "100 + 10% + 10%", "(100 + 10%) + 10%"].map((text) => evaluate(text)), [110, 100, 121]);
see("math.js: and 5 more", ["100 + 10% + 5", "100 * 10% + 5", "10% + 100"].map((text) => evaluate(text)), [100, 0, 10]);

const cell = (formula) => HyperFormula.buildFromArray([[formula]], { licenseKey: "gpl-v3" }).getCellValue({ sheet: 0, row: 0, col: 0 });
const parser = new FormulaParser();
see("ROUNDDOWN(4.35, 2): HyperFormula, formulajs, fast-formula-parser", [cell("=ROUNDDOWN(4.35,2)"), formulajs.ROUNDDOWN(4.35, 2), parser.parse("ROUNDDOWN(4.35,2)")], [4.34, 4.35, 4.35]);
see("FLOOR(1.2, 0.1): HyperFormula, formulajs", [cell("=FLOOR(1.2,0.1)"), formulajs.FLOOR(1.2, 0.1)], [1.1, 1.1]);
see("ROUND(1.005, 2): HyperFormula, formulajs, fast-formula-parser", [cell("=ROUND(1.005,2)"), formulajs.ROUND(1.005, 2), parser.parse("ROUND(1.005,2)")], [1, 1.01, 1]);
see("TEXT(1234.5), HyperFormula", cell('=TEXT(1234.5,"#,##0.00")'), "1235,##0.00");
see('formulajs: VALUE("1,85"), AVERAGE(2, null, "3")', [formulajs.VALUE("1,85"), formulajs.AVERAGE(2, null, "3")], [185, 2]);
see("expr-eval, a price of null: below 2", new Parser().evaluate("price < 2", { price: null }), true);

let cents = 0;
for (let amount = 101; amount < 1000; amount += 1) if (cell(`=ROUNDDOWN(${(amount / 100).toFixed(2)},2)`) * 100 < amount - 0.5) cents += 1;
console.log(`of 899 amounts with two decimals HyperFormula rounds ${cents} down to a cent less`);
see("some of them", cents > 20, true);
PROGRAM
node run.mjs
