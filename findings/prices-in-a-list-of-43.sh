#!/usr/bin/env bash
# Prices by their outcome's id, and lines by their number, flattened for a store or a message and put together again.
#
# One would guess: what is flattened and unflattened is what it was; setting "prices.42" gives an object with the key
#   42.
# What they do: flat and flatley make a list of each object whose first key looks like an index: the outcomes 42 and
#   0042 are one, with the price of the second, the line 2.5 is the sixth of the third, and the lines 10/11 and -1.5
#   are properties of a list, which JSON leaves out. dset, object-path, dot-prop and nested-property set "prices.42"
#   in a list of 43, with 42 nulls in its JSON. dottie makes an object. To read lines.2.5 all say that there is
#   nothing, and dot-prop alone has a sign for such a point.
# Versions: flat 6.0.1, flatley 5.2.0, dset 3.1.4, object-path 0.11.8, dot-prop 10.2.0, nested-property 4.0.0, dottie
#   2.0.7.
# Source: flat's README (object: true keeps lists from being made; delimiter), and those of the others; run.
# Where a sportsbook's page meets it: snapshots in a store with flat keys, deltas by path, forms. A handicap has no
#   price, and two outcomes have one. Give paths as lists of keys, and an id a letter before its figures.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  flat@6.0.1 \
  flatley@5.2.0 \
  dset@3.1.4 \
  object-path@0.11.8 \
  dot-prop@10.2.0 \
  nested-property@4.0.0 \
  dottie@2.0.7
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
import { getProperty, setProperty } from "dot-prop";
import { dset } from "dset";
import { flatten, unflatten } from "flat";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const dottie = require("dottie");
const flatley = require("flatley");
const nestedProperty = require("nested-property");
const objectPath = require("object-path");

/** As it is after it was sent. */
const sent = (value) => JSON.parse(JSON.stringify(value));
const outcomes = { outcomes: { 42: { odds: 1.5 }, "0042": { odds: 3 } } };
const lines = { lines: { "2.5": 1.85, "10/11": 1.9, "-1.5": 2.1 } };
const again = { flat: (value) => sent(unflatten(flatten(value))), flatley: (value) => sent(flatley.unflatten(flatley(value))) };
for (const [name, make] of Object.entries(again)) {
  const made = make(outcomes).outcomes;
  see(`${name}: a list, its length, the prices in it`, [Array.isArray(made), made.length, made.filter(Boolean).map(({ odds }) => odds)], [true, 43, [3]]);
  see(`${name}: lines 2.5, 10/11 and -1.5`, make(lines).lines, [null, null, [null, null, null, null, null, 1.85]]);
}
see("flat, object: true: outcomes, lines", [sent(unflatten(flatten(outcomes), { object: true })), sent(unflatten(flatten(lines), { object: true }))], [outcomes, { lines: { 2: { 5: 1.85 }, "10/11": 1.9, "-1": { 5: 2.1 } } }]);

const setters = {
  dset: (page) => dset(page, "prices.42", 1.5),
  "object-path": (page) => objectPath.set(page, "prices.42", 1.5),
  "dot-prop": (page) => setProperty(page, "prices.42", 1.5),
  "nested-property": (page) => nestedProperty.set(page, "prices.42", 1.5),
  dottie: (page) => dottie.set(page, "prices.42", 1.5),
};
for (const [name, set] of Object.entries(setters)) {
  const page = {};
  set(page);
  see(`${name}: prices.42, the length of a list`, page.prices.length ?? "an object", name === "dottie" ? "an object" : 43);
}
const read = [getProperty(lines, "lines.2.5"), objectPath.get(lines, "lines.2.5"), nestedProperty.get(lines, "lines.2.5"), dottie.get(lines, "lines.2.5")];
see("lines.2.5, read", read.map((odds) => odds ?? "nothing"), ["nothing", "nothing", "nothing", "nothing"]);
see("dot-prop, with its sign", getProperty(lines, "lines.2\\.5"), 1.85);
PROGRAM
node run.mjs
