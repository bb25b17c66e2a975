#!/usr/bin/env bash
# Prices beside ids of 19 digits, in parsers of JSON that keep the ids exact.
#
# One would guess: a parser for long integers makes a bigint or a text of the id, and leaves a price what JSON.parse
#   makes of it, a number.
# What they do: json-bigint decides by length, not by value: 1.9090909090909092 (10/11, as it is computed) becomes a
#   BigNumber, whose price + 1 is the text "1.90909090909090921", while 2.00 beside it stays a number. With
#   storeAsString, and in json-bigint-string, it is a text; with useNativeBigInt the whole message is refused.
#   json-bignum does the reverse: 2.00 is an object, 2.00 + 1 the text "2.001", and 2.00 < "10" false, while 1.909… is
#   a number. json-bignumber makes an object of each. json-bigint-native and json-with-bigint do as one would guess,
#   and lossless-json keeps 2.00 in an object that computes as a number does.
# Versions: json-bigint 1.0.0, json-bigint-string 1.0.0, json-bignum 0.0.3, json-bignumber 1.1.1, json-bigint-native
#   1.2.0, json-with-bigint 3.5.12, lossless-json 4.3.3.
# Source: run; json-bigint's README speaks of integers alone.
# Where a sportsbook's page meets it: feeds whose markets have ids of 64 bits. A return, a margin or a sort is right
#   for most prices and wrong for a few. Have ids as texts in the contract, and parse with JSON.parse.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  json-bigint@1.0.0 \
  json-bigint-string@1.0.0 \
  json-bignum@0.0.3 \
  json-bignumber@1.1.1 \
  json-bigint-native@1.2.0 \
  json-with-bigint@3.5.12 \
  lossless-json@4.3.3
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
const jsonBigint = require("json-bigint");
const { LosslessNumber, parse: lossless } = require("lossless-json");
const message = '{"id":1234567890123456789,"price":1.9090909090909092,"even":2.00}';
const parsers = {
  "json-bigint": jsonBigint.parse,
  "json-bigint, storeAsString": jsonBigint({ storeAsString: true }).parse,
  "json-bigint, useNativeBigInt": jsonBigint({ useNativeBigInt: true }).parse,
  "json-bigint-string": require("json-bigint-string").parse,
  "json-bignum": require("json-bignum").parse,
  "json-bignumber": require("json-bignumber").parse,
  "json-bigint-native": require("json-bigint-native").parse,
  "json-with-bigint": require("json-with-bigint").JSONParse,
  "lossless-json": lossless,
};
function read(parse) {
  try {
    const { id, price, even } = parse(message);
    return [`${id}` === "1234567890123456789", typeof price, price + 1, typeof even, even + 1, even < "10"];
  } catch (error) {
    return error.name;
  }
}
const found = {
  "json-bigint": [true, "object", "1.90909090909090921", "number", 3, true],
  "json-bigint, storeAsString": [true, "string", "1.90909090909090921", "number", 3, true],
  "json-bigint, useNativeBigInt": "SyntaxError",
  "json-bigint-string": [true, "string", "1.90909090909090921", "number", 3, true],
  "json-bignum": [true, "number", 2.909090909090909, "object", "2.001", false],
  "json-bignumber": [true, "object", "1.90909090909090921", "object", "21", false],
  "json-bigint-native": [true, "number", 2.909090909090909, "number", 3, true],
  "json-with-bigint": [true, "number", 2.909090909090909, "number", 3, true],
  "lossless-json": [true, "object", 2.909090909090909, "object", 3, true],
};
console.log("each: is the id exact, what is 1.9090909090909092, plus 1, what is 2.00, plus 1, is it below the text 10");
for (const [name, parse] of Object.entries(parsers)) see(name, read(parse), found[name]);
see("lossless-json, 2.00 is kept", lossless(message).even instanceof LosslessNumber && `${lossless(message).even}`, "2.00");
PROGRAM
node run.mjs
