#!/usr/bin/env bash
# Odds in a file with semicolons and decimal commas, as a Belgian workbook saves them: Genk;1,85;3,40;4,20.
#
# One would guess: what finds the separator of a file finds the semicolon, which is there as often in each row.
# What they do: without a row of names papaparse, csv-sniffer and csvtojson (delimiter: "auto") cut at the commas,
#   where there are as many: Gent;2 10;3 25;3 60. Python's own csv.Sniffer does so too. With the names "team;1;X;2"
#   csv-sniffer cuts at the digit 1. A column of nothing but odds is two columns for papaparse and csv-string. uDSV
#   finds the semicolon, takes a column of 1,85 and 2 for numbers, and 1,85 for none. csv-string, detect-csv and
#   clevercsv are right about the file without names.
# Versions: papaparse 5.7.1, csv-sniffer 0.1.1, csvtojson 2.0.14, csv-string 4.1.1, udsv 0.7.3, detect-csv 1.1.0, and
#   the csv module of Python 3.
# Source: papaparse's documentation (delimiter: left empty, it is found; delimitersToGuess); csv-sniffer's README; the
#   page of Python's csv.Sniffer; run.
# Where a sportsbook's page meets it: prices of a trader or a past season that are imported. Genk;1 has the price 85,
#   and each row has its four fields. Give the separator by name, and refuse a price above what is offered.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  papaparse@5.7.1 \
  csv-sniffer@0.1.1 \
  csvtojson@2.0.14 \
  csv-string@4.1.1 \
  udsv@0.7.3 \
  detect-csv@1.1.0
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
import { inferSchema, initParser } from "udsv";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Papa = require("papaparse");
const csvString = require("csv-string");
const detectCsv = require("detect-csv");
const csvtojson = require("csvtojson");
const Sniffer = require("csv-sniffer")();

const rows = "Genk;1,85;3,40;4,20\nGent;2,10;3,25;3,60\nLier;1,50;4,00;6,50\n";
const named = `team;1;X;2\n${rows}`;
const cut = ["Gent;2", "10;3", "25;3", "60"];
see("papaparse, rows alone", [Papa.parse(rows.trim()).meta.delimiter, Papa.parse(rows.trim()).data[1]], [",", cut]);
see("papaparse, with names", Papa.parse(named.trim()).meta.delimiter, ";");
const sniffed = (text) => new Sniffer().sniff(text.trim());
see("csv-sniffer, rows alone", [sniffed(rows).delimiter, sniffed(rows).records[1]], [",", cut]);
see("csv-sniffer, with names", sniffed(named).delimiter, "1");
const [first] = await csvtojson({ delimiter: "auto", noheader: true }).fromString(rows);
see("csvtojson, rows alone", Object.values(first), ["Genk;1", "85;3", "40;4", "20"]);
see("csv-string and detect-csv, rows alone", [csvString.detect(rows), detectCsv(rows).delimiter], [";", ";"]);

const odds = "odds\n1,85\n2,10\n";
see("one column of odds: papaparse, csv-string", [Papa.parse(odds.trim()).data[1], csvString.parse(odds, csvString.detect(odds))[1]], [["1", "85"], ["1", "85"]]);

const mixed = "team;1;X;2\nGenk;1,85;3,40;4\nGent;2;3,25;3,60\n";
const schema = inferSchema(mixed);
see("uDSV, the price of Genk beside a price of 2", [schema.col, initParser(schema).typedArrs(mixed)[0][1]], [";", null]);
PROGRAM
node run.mjs

cat >run.py <<'PROGRAM'
import csv
import sys

rows = "Genk;1,85;3,40;4,20\nGent;2,10;3,25;3,60\nLier;1,50;4,00;6,50\n"
seen = csv.Sniffer().sniff(rows).delimiter
print(f"{'as found' if seen == ',' else 'CHANGED'}  csv.Sniffer, rows alone: {seen}")
sys.exit(0 if seen == "," else 1)
PROGRAM
python3 run.py
