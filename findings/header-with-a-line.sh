#!/usr/bin/env bash
# Results and odds in CSV with the columns of football-data.co.uk: B365>2.5 and B365<2.5 are over and under.
#
# One would guess: a column's name is the key of its values, whatever signs are in it.
# What they do: to csvtojson and json-2-csv the point in "2.5" begins a level of its own, and the number after it is
#   an index: a row has no key "B365>2.5" but a key "B365>2" with a list of six, five of them empty, and the price as
#   the last. Written as JSON it is [null,null,null,null,null,"1.72"]. Over 1.5 and over 1.25 land in one list under
#   "B365>1". For csvtojson flatKeys is the way out; json-2-csv, which writes such a name with a backslash before the
#   point, has none for names that come from elsewhere. exceljs keeps the name.
# Versions: csvtojson 2.0.14, json-2-csv 5.6.0, exceljs 4.4.0.
# Source: run; football-data.co.uk, notes.txt ("B365>2.5 = Bet365 over 2.5 goals"); csvtojson's page, flatKeys.
# Where a sportsbook's page meets it: totals of past matches, of which a model or a sandbox's prices are made. A
#   missing column is no error: each lookup gives undefined.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  csvtojson@2.0.14 \
  json-2-csv@5.6.0 \
  exceljs@4.4.0
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
import { Readable } from "node:stream";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const csvtojson = require("csvtojson");
const { csv2json, json2csv } = require("json-2-csv");
const { Workbook } = require("exceljs");

const csv = "HomeTeam,AwayTeam,B365>2.5,B365<2.5\nGenk,Gent,1.72,2.10";
const [text] = await csvtojson().fromString(csv);
see("csvtojson, the keys", Object.keys(text), ["HomeTeam", "AwayTeam", "B365>2", "B365<2"]);
see('csvtojson, row["B365>2.5"]', text["B365>2.5"] ?? "undefined", "undefined");
see('csvtojson, row["B365>2"]', text["B365>2"], [null, null, null, null, null, "1.72"]);
const [flat] = await csvtojson({ flatKeys: true }).fromString(csv);
see('csvtojson with flatKeys, row["B365>2.5"]', flat["B365>2.5"], "1.72");
const [lines] = await csvtojson().fromString("P>1.5,P>1.25\n1.30,1.20");
see("csvtojson, over 1.5 and over 1.25", [Object.keys(lines), lines["P>1"].length], [["P>1"], 26]);

const [row] = csv2json(csv);
see("json-2-csv, the keys", Object.keys(row), ["HomeTeam", "AwayTeam", "B365>2", "B365<2"]);
see('json-2-csv, row["B365>2"]', row["B365>2"], [null, null, null, null, null, 1.72]);
see("json-2-csv, such a name written", json2csv([{ "B365>2.5": 1.72 }]), "B365>2\\.5\n1.72");

const sheet = await new Workbook().csv.read(Readable.from([csv]));
see("exceljs, the header", sheet.getRow(1).values.slice(1), ["HomeTeam", "AwayTeam", "B365>2.5", "B365<2.5"]);
PROGRAM
node run.mjs
