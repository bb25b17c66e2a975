#!/usr/bin/env bash
# A kick-off in a workbook, on a machine in Brussels: what is in the cell, and what is read from it.
#
# One would guess: a cell has no zone, so that a moment is written as the machine's wall clock, as it would be on the
#   page; what one package writes another one reads as the same moment.
# What they do: exceljs and write-excel-file write 19:45, the clock of UTC, for a match at 20:45, and 23:30 of the day
#   before for a bet at 00:30. xlsx-populate writes the machine's clock. Each reads by its own habit: of a file by
#   xlsx-populate, exceljs and read-excel-file make a match at 21:45, of theirs xlsx-populate makes one at 18:45 UTC, an
#   hour too early, two in summer. On a machine in UTC all agree; but read-excel-file has 19:44:59.999 of what
#   xlsx-populate writes there.
# Versions: exceljs 4.4.0, write-excel-file 4.1.1, read-excel-file 9.3.17, xlsx-populate 1.21.0.
# Source: run; a serial number of ECMA-376 counts days, without a zone (18.17.4).
# Where a sportsbook's page meets it: the history that a player takes away, fixtures and results that are sent as a
#   workbook. Bets are on the wrong day, and the history disagrees with the page by an hour; a fixture that went from
#   one package to another closes an hour late. Write the time as a text, or the clock of Brussels as if it were UTC.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  exceljs@4.4.0 \
  write-excel-file@4.1.1 \
  read-excel-file@9.3.17 \
  xlsx-populate@1.21.0
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
import readSheets from "read-excel-file/node";
import writeSheet from "write-excel-file/node";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { Workbook } = require("exceljs");
const XlsxPopulate = require("xlsx-populate");
const format = "yyyy-mm-dd hh:mm";
const writers = {
  async exceljs(moments, name) {
    const book = new Workbook();
    const sheet = book.addWorksheet("Bets");
    for (const moment of moments) sheet.addRow([moment]).getCell(1).numFmt = format;
    await book.xlsx.writeFile(name);
  },
  "write-excel-file": (moments, name) => writeSheet(moments.map((value) => [{ value, type: Date, format }])).toFile(name),
  async "xlsx-populate"(moments, name) {
    const book = await XlsxPopulate.fromBlankAsync();
    for (const [at, moment] of moments.entries()) book.sheet(0).cell(at + 1, 1).value(moment).style("numberFormat", format);
    await book.toFileAsync(name);
  },
};
const readers = {
  async exceljs(name) {
    const book = new Workbook();
    await book.xlsx.readFile(name);
    return book.worksheets[0].getCell("A1").value;
  },
  "read-excel-file": async (name) => (await readSheets(name))[0].data[0][0],
  "xlsx-populate": async (name) => XlsxPopulate.numberToDate((await XlsxPopulate.fromFileAsync(name)).sheet(0).cell("A1").value()),
};
/** What a spreadsheet shows of a serial number of days. */
const shown = (serial) => new Date(Math.round((serial - 25569) * 86_400) * 1000).toISOString().slice(0, 16).replace("T", " ");

const moments = [new Date("2026-11-28T19:45:00Z"), new Date("2026-11-28T23:30:00Z")];
for (const zone of ["Europe/Brussels", "UTC"]) {
  process.env.TZ = zone;
  const isUtc = zone === "UTC";
  for (const [name, write] of Object.entries(writers)) {
    const file = `${name}-${isUtc}.xlsx`;
    await write(moments, file);
    const cells = (await XlsxPopulate.fromFileAsync(file)).sheet(0);
    const isClock = isUtc || name !== "xlsx-populate";
    see(`${zone}, ${name}, the cells`, [1, 2].map((row) => shown(cells.cell(row, 1).value())), isClock ? ["2026-11-28 19:45", "2026-11-28 23:30"] : ["2026-11-28 20:45", "2026-11-29 00:30"]);
    const read = await Promise.all(Object.values(readers).map(async (reader) => (await reader(file)).toISOString().slice(11, -1)));
    see(`${zone}, ${name}, read by ${Object.keys(readers).join(", ")}`, read, {
      true: name === "xlsx-populate" ? ["19:45:00.000", "19:44:59.999", "19:45:00.000"] : ["19:45:00.000", "19:45:00.000", "19:45:00.000"],
      false: name === "xlsx-populate" ? ["20:45:00.000", "20:45:00.000", "19:45:00.000"] : ["19:45:00.000", "19:45:00.000", "18:45:00.000"],
    }[isUtc]);
  }
}
PROGRAM
node run.mjs
