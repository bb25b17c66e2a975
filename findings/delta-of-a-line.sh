#!/usr/bin/env bash
# Changes of a market as a delta, made by one side and applied by the other.
#
# One would guess: what is applied to the old state gives the new one, order and all, since a package has both halves;
#   a merge patch alone cannot say null (RFC 7396 says so).
# What they do: of six packages three are right in all nine cases. In json-diff-ts a line of 2.5 that is a key has the
#   path "$.prices[2.5]", which is read back as one name: the price stays as it was, and a key "prices[2.5]" comes
#   beside the prices; with over and under below the line it raises an error. An entry whose id has an apostrophe
#   (D'Hondt) is not removed. By ids a new selection comes last wherever it was put, and a new order is no change.
#   @arcanejs/diff raises an error where a price becomes null or comes back, json-patch-gen where an object does.
# Versions: json-diff-ts 4.10.4, @arcanejs/diff 0.4.0, json-patch-gen 1.0.2 (with fast-json-patch 3.1.1), and right:
#   jsondiffpatch 0.7.7, rfc6902 5.4.0, jiff 0.7.3.
# Source: run; json-diff-ts's README, "atomizeChangeset": changes are "describable by a JSONPath".
# Where a sportsbook's page meets it: deltas of a feed, and drafts of a slip that are sent between tabs. The price at 2.5
#   stands still for ever while that at 2 moves. Keep lines as entries of a list with an id, not as keys, and compare
#   with the next snapshot what the deltas have made.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  json-diff-ts@4.10.4 \
  @arcanejs/diff@0.4.0 \
  json-patch-gen@1.0.2 \
  fast-json-patch@3.1.1 \
  jsondiffpatch@0.7.7 \
  rfc6902@5.4.0 \
  jiff@0.7.3
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
import { diffJson } from "@arcanejs/diff/diff";
import { patchJson } from "@arcanejs/diff/patch";
import { applyChangeset, atomizeChangeset, diff, unatomizeChangeset } from "json-diff-ts";
import { create } from "jsondiffpatch";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { applyPatch } = require("fast-json-patch");
const makePatch = require("json-patch-gen");
const rfc6902 = require("rfc6902");
const jiff = require("jiff");
/** What went over a line: the same as JSON. */
const sent = (value) => JSON.parse(JSON.stringify(value));

const byId = { embeddedObjKeys: { selections: "id" } };
/** Changes as json-diff-ts flattens them, read back and applied. */
function byJsonDiffTs(before, after) {
  const changes = sent(atomizeChangeset(diff(before, after, byId)));
  return applyChangeset(sent(before), unatomizeChangeset(changes));
}
const hashed = create({ objectHash: ({ id }) => id });
const byPackage = {
  "json-diff-ts": byJsonDiffTs,
  "@arcanejs/diff": (before, after) => patchJson(sent(before), sent(diffJson(before, after))),
  "json-patch-gen": (before, after) =>
    applyPatch(sent(before), sent(makePatch(before, after))).newDocument,
  jsondiffpatch: (before, after) => hashed.patch(sent(before), sent(hashed.diff(before, after))),
  rfc6902: (before, after) => {
    const patched = sent(before);
    rfc6902.applyPatch(patched, sent(rfc6902.createPatch(before, after)));
    return patched;
  },
  jiff: (before, after) => jiff.patch(sent(jiff.diff(before, after, ({ id }) => id)), sent(before)),
};

const three = [1, 2, 3].map((id) => ({ id, price: id + 0.5 }));
const [first, second, third] = three;
const peeters = { id: "Peeters", price: 4 };
const fourth = { id: 4, price: 9 };
const withList = (...selections) => ({ selections });
const cases = {
  "a price at a line": [{ prices: { 2: 1.4, 2.5: 1.9 } }, { prices: { 2: 1.4, 2.5: 1.8 } }],
  "two prices at a line": [{ prices: { 2.5: { over: 1.9 } } }, { prices: { 2.5: { over: 1.8 } } }],
  suspended: [withList(first), withList({ id: 1, price: null })],
  "open again": [withList({ id: 1, price: null }), withList(first)],
  "prices gone": [{ prices: { over: 1.9 } }, { prices: null }],
  inserted: [withList(...three), withList(first, fourth, second, third)],
  "in another order": [withList(...three), withList(third, first, second)],
  removed: [withList(...three), withList(second)],
  "removed by name": [withList({ id: "D'Hondt", price: 3 }, peeters), withList(peeters)],
};
/** What comes of it, or the error's message. */
function outcome(name, what) {
  try {
    return byPackage[name](...sent(cases[what]));
  } catch ({ message }) {
    return message;
  }
}
/** The cases after which the two sides differ. */
function apart(name) {
  return Object.keys(cases).filter((what) => {
    return JSON.stringify(outcome(name, what)) !== JSON.stringify(cases[what][1]);
  });
}

const atLine = ["a price at a line", "two prices at a line"];
const ofList = ["inserted", "in another order", "removed by name"];
see("json-diff-ts", apart("json-diff-ts"), [...atLine, ...ofList]);
see("@arcanejs/diff", apart("@arcanejs/diff"), ["suspended", "open again", "prices gone"]);
see("json-patch-gen", apart("json-patch-gen"), ["prices gone"]);
for (const name of ["jsondiffpatch", "rfc6902", "jiff"]) see(name, apart(name), []);

const moved = outcome("json-diff-ts", "a price at a line");
const besides = { prices: { 2: 1.4, 2.5: 1.9 }, "prices[2.5]": 1.8 };
see("1.90 at 2.5 becomes 1.80, json-diff-ts", moved, besides);
const undefinedLine = "Cannot set properties of undefined (setting 'over')";
see("with over and under, json-diff-ts", outcome("json-diff-ts", "two prices at a line"), undefinedLine);
const order = outcome("json-diff-ts", "inserted").selections.map(({ id }) => id);
see("4 put second, json-diff-ts", order, [1, 2, 3, 4]);
const types = "Types don't match, unable to diff";
see("1.50 becomes null, @arcanejs/diff", outcome("@arcanejs/diff", "suspended"), types);
PROGRAM
node run.mjs
