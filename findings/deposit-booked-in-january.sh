#!/usr/bin/env bash
# Deposits in a statement of the older kind, MT940, that ends in the new year.
#
# One would guess: the entry date of a line, 0102 beside the value date 261231, is 2 January 2027, and 1231 beside
#   270102 is 31 December 2026, since the two are days apart; RC is a credit that is taken back, RD a debit that is;
#   an id that a package gives a line is that line's own.
# What they do: all four packages put the value date's year before the entry date: 2 January 2026, a year before the
#   deposit, and 31 December 2027, a year after it. mt940-js looks for a C alone and drops the R: of a recalled deposit
#   it says isCredit, and of a refund that came back that it is none, its amounts have no sign, and isExpense is always
#   true. It leaves out the bank's own reference, and its id is made of the rest: three gifts of one day that differ in
#   that reference have one id. It names tslib nowhere, and does not load without it.
# Versions: mt940js 1.3.5, mt940-js 1.0.0 (with tslib 2.8.1), swiftmessageparser 1.2.1, @centrapay/swift-parser 1.0.1.
# Source: SWIFT's MT940, field 61 (value date YYMMDD, entry date MMDD, mark C, D, RC or RD, reference//bank's
#   reference); the packages' READMEs; run.
# Where a sportsbook's page meets it: deposits by transfer. What was booked on 2 January belongs to no period that is
#   still open, a recalled deposit is credited for the second time, and of three equal deposits two are passed over as
#   known. Take the year that brings the two dates closest together, the mark from the text, and the bank's reference.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mt940js@1.3.5 \
  mt940-js@1.0.0 \
  tslib@2.8.1 \
  swiftmessageparser@1.2.1 \
  @centrapay/swift-parser@1.0.1
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
const { Parser } = require("mt940js");
const { read } = require("mt940-js");
const parsers = {
  mt940js: (data) => new Parser().parse(data)[0].transactions,
  "mt940-js": async (data) => (await read(Buffer.from(data)))[0].transactions,
  swiftmessageparser: (data) => require("swiftmessageparser").parse({ type: "mt940", data, validate: true })[0].transactions,
  "@centrapay/swift-parser": (data) => require("@centrapay/swift-parser").parse({ type: "mt940", data, validate: true })[0].transactions,
};
/** A statement of one day with the lines that are given, and the balance after them. */
const statement = (lines, balance) =>
  [":20:STATEMENT1", ":25:BE68539007547034", ":28C:1/1", ":60F:C261230EUR1000,00", ...lines.flatMap((line) => [`:61:${line}`, ":86:GIFT"]), `:62F:C270102EUR${balance}`, "-"].join("\r\n");
const day = (date) => new Date(date).toISOString().slice(0, 10);

for (const [name, parse] of Object.entries(parsers)) {
  const [after] = await parse(statement(["2612310102C434,99NTRFNONREF"], "1434,99"));
  const [before] = await parse(statement(["2701021231C434,99NTRFNONREF"], "1434,99"));
  see(`${name}, amount`, Number(after.amount), 434.99);
  see(`${name}, value and entry`, [day(after.valueDate ?? after.date), day(after.entryDate)], ["2026-12-31", "2026-01-02"]);
  see(`${name}, value and entry, turned round`, [day(before.valueDate ?? before.date), day(before.entryDate)], ["2027-01-02", "2027-12-31"]);
}

const marks = { C: "1025,", D: "975,", RC: "975,", RD: "1025," };
const counted = async (name, mark) => {
  const [line] = await parsers[name](statement([`2612310102${mark}25,NTRFNONREF`], marks[mark]));
  return line.isCredit === undefined ? Number(line.amount) : [line.amount, line.isCredit, line.isExpense];
};
for (const name of ["mt940js", "swiftmessageparser", "@centrapay/swift-parser"]) {
  see(`${name}, C, D, RC and RD`, await Promise.all(Object.keys(marks).map((mark) => counted(name, mark))), [25, -25, -25, 25]);
}
see("mt940-js, C and RC", [await counted("mt940-js", "C"), await counted("mt940-js", "RC")], [[25, true, true], [25, true, true]]);
see("mt940-js, D and RD", [await counted("mt940-js", "D"), await counted("mt940-js", "RD")], [[25, false, true], [25, false, true]]);

const three = statement(["2612310102C10,NTRFREF123//BANK1", "2612310102C10,NTRFREF123//BANK2", "2612310102C10,NTRFREF123//BANK3"], "1030,");
see("mt940js, the bank's references", (await parsers.mt940js(three)).map(({ bankReference }) => bankReference), ["BANK1", "BANK2", "BANK3"]);
const alike = await parsers["mt940-js"](three);
see("mt940-js, the bank's references", alike.map(({ bankReference }) => bankReference), ["", "", ""]);
see("mt940-js, ids of three deposits", new Set(alike.map(({ id }) => id)).size, 1);
PROGRAM
node run.mjs
