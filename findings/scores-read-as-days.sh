#!/usr/bin/env bash
# Results as CSV, read by the package that reads spreadsheets: scores, fractional odds, formations and days.
#
# One would guess: a package that reads files without Excel leaves "2-1" and "11/4" as texts; a day that is written as
#   in Belgium, 05/08/2026, is the fifth of August, or each of them is a text.
# What it does: SheetJS's reader gives numbers for them, the serial numbers of days: 2-1 is the first of February 2001
#   (36923), 11/4 the fourth of November, 33/1 New Year's Day of 2033, the formation 4-3-3 the third of April 2003.
#   What is no day of an American calendar is left alone, so that one column has both: 0-0, 13/8 and 100/30 are texts.
#   Days go the same way: 28/07/2026 is a text, 05/08/2026 the eighth of May. With raw: true everything is a text.
#   exceljs keeps the scores, the odds and the days as texts.
# Versions: xlsx 0.18.5, exceljs 4.4.0.
# Source: run; SheetJS's page on parsing options, raw ("plain text parsing will not parse values").
# Where a sportsbook's page meets it: results, starting prices and calendars that an operator's staff sends as CSV.
#   Half of the prices are five-digit numbers, and a fixture of the first twelve days of a month is in another month.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  xlsx@0.18.5 \
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
const { read, SSF } = require("xlsx");
const { Workbook } = require("exceljs");

function valuesOf(texts, options) {
  const { Sheet1: sheet } = read(["value", ...texts].join("\n"), { type: "string", ...options }).Sheets;
  return texts.map((_, index) => sheet[`A${index + 2}`].v);
}
const dayOf = (serial) => {
  const { y, m, d } = SSF.parse_date_code(serial);
  return [y, m, d].map((part) => String(part).padStart(2, "0")).join("-");
};

see("2-1 is", valuesOf(["2-1"]), [36923]);
see("scores, as days", valuesOf(["2-1", "6-4", "10-8"]).map(dayOf), ["2001-02-01", "2001-06-04", "2001-10-08"]);
see("scores that remain", valuesOf(["0-0", "1-0", "2:1", "6-4 3-6"]), ["0-0", "1-0", "2:1", "6-4 3-6"]);
see("odds, as days", valuesOf(["11/4", "5/2", "10/11"]).map(dayOf), ["2001-11-04", "2001-05-02", "2001-10-11"]);
see("odds that remain", valuesOf(["13/8", "100/30", "15/8"]), ["13/8", "100/30", "15/8"]);
see("33/1, as a day", valuesOf(["33/1"]).map(dayOf), ["2033-01-01"]);
see("formations", valuesOf(["4-3-3", "4-4-2"]).map(dayOf), ["2003-04-03", "2002-04-04"]);
const [july, august] = valuesOf(["28/07/2026", "05/08/2026"]);
see("28 July 2026, and 5 August 2026", [july, dayOf(august)], ["28/07/2026", "2026-05-08"]);
see("with raw: true", valuesOf(["2-1", "11/4", "05/08/2026"], { raw: true }), ["2-1", "11/4", "05/08/2026"]);

const sheet = await new Workbook().csv.read(Readable.from(["2-1,11/4,4-3-3,28/07/2026,05/08/2026"]));
see("exceljs", sheet.getRow(1).values.slice(1), ["2-1", "11/4", "4-3-3", "28/07/2026", "05/08/2026"]);
PROGRAM
node run.mjs
