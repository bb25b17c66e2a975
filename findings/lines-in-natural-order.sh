#!/usr/bin/env bash
# Handicap lines, totals and prices as texts, in "natural" order: 2 before 10.
#
# One would guess: packages for natural order, and Intl's numeric collation, put numbers in a text by their
#   values, with their decimals and their sign.
# What it does: most of them compare the digits behind the point as a number of its own, so that 1.5 comes
#   before 1.45 and 2.5 before 2.25: natural-compare, natural-compare-lite, string-natural-compare,
#   alphanum-sort, Intl.Collator and TanStack Table's alphanumeric. Lines that begin with a sign are in reverse
#   below nought, with 0 last: +0.5, +1, +1.25, -0.25, -0.75, -1, -1.5, 0. natural-orderby, natsort and
#   javascript-natural-sort are right where the text is a number, and wrong as all others where a word is before
#   it: "Over 2.5", "Over 2.25", "Over 3". TanStack Table chooses "basic" for such texts, by which 10 comes
#   before 2.25; it puts null before all prices and, in descending order, after them, and a race's prices with
#   one SP among them are in no order at all.
# Versions: natural-compare 1.4.0, natural-compare-lite 1.4.1, string-natural-compare 3.0.1, alphanum-sort
#   1.1.0, natural-orderby 5.0.0, natsort 2.0.3, javascript-natural-sort 0.7.1, @tanstack/table-core 8.21.3.
# Source: the packages' READMEs (what is natural), ECMA-402 (numeric collation, of digits); run.
# Where a sportsbook's page meets it: the lines of one market, quarter lines among them, and the runners of a
#   race. The best line is where no one looks. Sort by the number that the contract has, and put what has none
#   last.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  natural-compare@1.4.0 \
  natural-compare-lite@1.4.1 \
  string-natural-compare@3.0.1 \
  alphanum-sort@1.1.0 \
  natural-orderby@5.0.0 \
  natsort@2.0.3 \
  javascript-natural-sort@0.7.1 \
  @tanstack/table-core@8.21.3
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
import { createTable, getCoreRowModel, getSortedRowModel } from "@tanstack/table-core";
import alphanumSort from "alphanum-sort";
import javascriptNaturalSort from "javascript-natural-sort";
import naturalCompare from "natural-compare";
import naturalCompareLite from "natural-compare-lite";
import { compare } from "natural-orderby";
import natsort from "natsort";
import stringNaturalCompare from "string-natural-compare";
import { see } from "./see.mjs";

function byTable(values, sortingFn, desc = false) {
  const table = createTable({
    data: values.map((price) => ({ price })),
    columns: [{ accessorKey: "price", sortingFn }],
    state: { sorting: [{ id: "price", desc }], columnPinning: {} },
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    onStateChange() {},
    renderFallbackValue: null,
  });
  return table.getSortedRowModel().rows.map(({ original }) => original.price);
}
const by = (comparison) => (values) => [...values].sort(comparison);
const ways = {
  "natural-compare": by(naturalCompare),
  "natural-compare-lite": by(naturalCompareLite),
  "string-natural-compare": by(stringNaturalCompare),
  "alphanum-sort": (values) => alphanumSort([...values]),
  Intl: by(new Intl.Collator("nl-BE", { numeric: true }).compare),
  "TanStack, alphanumeric": (values) => byTable(values, "alphanumeric"),
  "TanStack, auto": (values) => byTable(values, "auto"),
  "natural-orderby": by(compare()),
  natsort: by((natsort.default ?? natsort)()),
  "javascript-natural-sort": by(javascriptNaturalSort),
};
/** The orders that there are, and who has which. */
function orders(values) {
  const all = {};
  for (const [name, sort] of Object.entries(ways)) (all[sort(values).join(" ")] ??= []).push(name);
  return all;
}
const byDigits = Object.keys(ways).slice(0, 6);
const byValue = Object.keys(ways).slice(7);

see("prices", orders(["10", "2.5", "1.5", "1.45", "2.25", "11.00"]), {
  "1.5 1.45 2.5 2.25 10 11.00": byDigits,
  "1.45 1.5 10 11.00 2.25 2.5": ["TanStack, auto"],
  "1.45 1.5 2.25 2.5 10 11.00": byValue,
});
see("lines", orders(["+1.25", "+0.5", "0", "-0.25", "-1.5", "-1", "+1", "-0.75"]), {
  "+0.5 +1 +1.25 -0.25 -0.75 -1 -1.5 0": ["natural-compare", "natural-compare-lite", "string-natural-compare", "TanStack, alphanumeric", "TanStack, auto"],
  "0 +0.5 +1 +1.25 -0.25 -0.75 -1 -1.5": ["alphanum-sort"],
  "-0.25 -0.75 -1 -1.5 +0.5 +1 +1.25 0": ["Intl"],
  "-1.5 -1 -0.75 -0.25 0 +0.5 +1 +1.25": byValue,
});
see("totals", orders(["Over 2.5", "Over 10.5", "Over 2.25", "Over 3"]), {
  "Over 2.5 Over 2.25 Over 3 Over 10.5": [...byDigits, ...byValue],
  "Over 10.5 Over 2.25 Over 2.5 Over 3": ["TanStack, auto"],
});
see("TanStack, a price that is null", [byTable([2.5, null, 1.5], "auto"), byTable([2.5, null, 1.5], "auto", true)], [
  [null, 1.5, 2.5],
  [2.5, 1.5, null],
]);
see("TanStack, a race with an SP", byTable([6, "SP", 2.5, 11, 4], "auto"), [2.5, 4, 11, "SP", 6]);
PROGRAM
node run.mjs
