#!/usr/bin/env bash
# A bet with a number of 19 figures, an even price and an amount, written as extended JSON and read again.
#
# One would guess: extended JSON keeps what JSON does not, as its name has it: a long number, a double that is whole, a
#   decimal.
# What it does: EJSON.stringify of bson writes its relaxed form by default: bet 1234567890123456789 is
#   1234567890123456800, for good, though it is a Long before and {"$numberLong": "1234567890123456789"} with
#   relaxed: false. What is read of {"id":1234567890123456789} is rounded in both forms, to two numbers. The double
#   2.00 is 2 and comes back as a number that is stored as an int32 beside the double 1.85. A decimal 1.50 keeps
#   its nought. In BSON a bigint comes back as a number where it is small and as an object Long where it is not.
# Versions: bson 7.3.4.
# Source: MongoDB's Extended JSON 2.0 (the relaxed form is the readable one, and may lose types); the
#   documentation of bson (relaxed by default; promoteLongs); run.
# Where a sportsbook's page meets it: exports and logs of bets, fixtures of tests, and what a gateway sends on as it was
#   stored. Two bets have one number, and prices of one market are of two types in a query by type. Write ids as texts,
#   and relaxed: false.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  bson@7.3.4
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
import { Decimal128, deserialize, Double, EJSON, Int32, Long, serialize } from "bson";
import { see } from "./see.mjs";

const bet = { id: Long.fromString("1234567890123456789"), price: new Double(2), amount: Decimal128.fromString("1.50") };
see("by default", EJSON.stringify(bet), '{"id":1234567890123456800,"price":2,"amount":{"$numberDecimal":"1.50"}}');
see("relaxed: false", EJSON.stringify(bet, { relaxed: false }), '{"id":{"$numberLong":"1234567890123456789"},"price":{"$numberDouble":"2.0"},"amount":{"$numberDecimal":"1.50"}}');
see("there and back", String(EJSON.parse(EJSON.stringify(bet)).id), "1234567890123456800");
const plain = '{"id":1234567890123456789}';
see("read, by default and not", [String(EJSON.parse(plain).id), String(EJSON.parse(plain, { relaxed: false }).id)], ["1234567890123456800", "1234567890123456768"]);

const types = (value) => deserialize(serialize(value), { promoteValues: false });
const prices = types(EJSON.parse('{"even":2.00,"other":1.85}'));
see("2.00 and 1.85 as they are stored", [prices.even instanceof Int32, prices.other instanceof Double], [true, true]);
const { small, long } = deserialize(serialize({ small: 42n, long: 1234567890123456789n }));
see("bigints", [typeof small, long instanceof Long, String(long)], ["number", true, "1234567890123456789"]);
PROGRAM
node run.mjs
