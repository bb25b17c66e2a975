#!/usr/bin/env bash
# Bets written as CSV, for a player or the regulator.
#
# One would guess: true and false are written so, a time is the text that JSON has, nothing is an empty cell, and a sign
#   of decimals that follows the reader's language leaves the number's digits as they are.
# What it does: csv-stringify writes false as an empty cell, as it does null: a bet that was lost is one that is not
#   settled; true is 1, a time milliseconds since 1970. Where cells are kept from being read as formulas, a handicap of
#   "-1.5" gets an apostrophe, one of "+1.5" too, and the number -1.5 none: one column has both. export-to-csv writes
#   null as the text "null"; with the language's decimal sign it puts marks into thousands and rounds to three decimals:
#   a price of a combi of 1234.56789 is 1,234.568. csv-writer writes false, and a time as Date's own text, in the
#   machine's zone.
# Versions: csv-stringify 6.9.0, export-to-csv 1.5.0, csv-writer 1.6.0.
# Source: export-to-csv's README names toLocaleString; csv-stringify's types name casts of booleans; run.
# Where a sportsbook's page meets it: the history that a player takes away, and reports. Lost bets are missing from the
#   sum of what was lost.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  csv-stringify@6.9.0 \
  export-to-csv@1.5.0 \
  csv-writer@1.6.0
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
import { stringify } from "csv-stringify/sync";
import { asString, generateCsv, mkConfig } from "export-to-csv";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { createObjectCsvStringifier } = require("csv-writer");

const bets = [{ won: true }, { won: false }, { won: null }];
const at = new Date("2026-11-29T20:45:00Z");
const linesOf = (text) => text.replace("\uFEFF", "").trimEnd().split(/\r?\n/);

see("csv-stringify, won, lost, not settled", linesOf(stringify(bets.map(({ won }) => ["bet", won, "."]))), ["bet,1,.", "bet,,.", "bet,,."]);
see("csv-stringify, a time", linesOf(stringify([[at]])), ["1795985100000"]);
see("csv-stringify, handicaps", linesOf(stringify([["-1.5", "+1.5", -1.5, "Genk -1.5"]], { escape_formulas: true })), ["'-1.5,'+1.5,-1.5,Genk -1.5"]);

const exported = (rows, options = {}) => linesOf(asString(generateCsv(mkConfig({ useKeysAsHeaders: true, ...options }))(rows))).slice(1);
see("export-to-csv, won, lost, not settled", exported(bets), ["TRUE", "FALSE", '"null"']);
const prices = [{ price: 1.85 }, { price: 1_234.567_89 }];
see("export-to-csv, prices with a comma", exported(prices, { decimalSeparator: ",", fieldSeparator: ";" }), ["1,85", "1234,56789"]);
see("export-to-csv, prices in English", exported(prices, { decimalSeparator: "locale", fieldSeparator: ";" }), ["1.85", "1,234.568"]);

const writer = createObjectCsvStringifier({ header: ["won", "at"] });
see("csv-writer", linesOf(writer.stringifyRecords(bets.map(({ won }) => ({ won, at })))).map((line) => line.replace(/ \(.*/, "")), [
  "true,Sun Nov 29 2026 21:45:00 GMT+0100",
  "false,Sun Nov 29 2026 21:45:00 GMT+0100",
  ",Sun Nov 29 2026 21:45:00 GMT+0100",
]);
PROGRAM
LC_ALL=en_US.UTF-8 TZ=Europe/Brussels node run.mjs
