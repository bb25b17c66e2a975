#!/usr/bin/env bash
# Stakes, limits and times as custom scalars of a GraphQL API.
#
# One would guess: a scalar for whole numbers refuses 18.5, as GraphQL's own Int does; "1e3" is a thousand or refused;
#   a time of day stays one.
# What they do: NonNegativeInt and PositiveInt cut what follows the point, in what is sent and in what is answered:
#   18.9 is 18, "1e3" is 1, and 0.0000001 is 1 too, by its 1e-7. "0042" is 42. BigInt gives 42 as a number and a
#   longer id as a bigint. Time makes of 20:45:00+01:00 a moment of the day on which it is read.  USCurrency reads
#   "1,85" as 18,500 cents. SafeInt, NonNegativeFloat and Duration do as one would guess.
# Versions: graphql-scalars 2.0.0, graphql 17.1.0.
# Source: the specification of GraphQL, 3.5.1 (Int: an error where a value is no whole number); the package's pages on
#   its scalars (NonNegativeInt is for integers of 0 or more); run.
# Where a sportsbook's page meets it: a stake in euro where cents are meant, a limit, points. A limit of 18.90 is
#   confirmed as 18, and a stake that was computed in another form of writing is 1. Use SafeInt, and refuse texts.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  graphql-scalars@2.0.0 \
  graphql@17.1.0
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
const { GraphQLInt } = require("graphql");
const scalars = require("graphql-scalars");
function read(name, value) {
  try {
    const result = (name === "Int" ? GraphQLInt : scalars[`GraphQL${name}`]).parseValue(value);
    return typeof result === "bigint" ? `${result}n` : result;
  } catch {
    return "refused";
  }
}
see("18.9: Int, NonNegativeInt, PositiveInt, SafeInt", ["Int", "NonNegativeInt", "PositiveInt", "SafeInt"].map((name) => read(name, 18.9)), ["refused", 18, 18, "refused"]);
see("NonNegativeInt, as an answer: 18.9", scalars.GraphQLNonNegativeInt.serialize(18.9), 18);
see('NonNegativeInt: "1e3", 1e-7, "0042", "18.9"', ["1e3", 1e-7, "0042", "18.9"].map((value) => read("NonNegativeInt", value)), [1, 1, 42, 18]);
see('NonNegativeInt: "1,5", "5 euro"', ["1,5", "5 euro"].map((value) => read("NonNegativeInt", value)), ["refused", "refused"]);
see("BigInt: 42, and 19 figures", [read("BigInt", 42), read("BigInt", "1234567890123456789")], [42, "1234567890123456789n"]);
see("Time: 20:45:00+01:00, today", read("Time", "20:45:00+01:00").toISOString().slice(0, 10) === new Date().toISOString().slice(0, 10), true);
see('USCurrency: "1.85", "1,85"', [read("USCurrency", "1.85"), read("USCurrency", "1,85")], [185, 18_500]);
see("NonNegativeFloat: 1.85; Duration: P1M", [read("NonNegativeFloat", 1.85), read("Duration", "P1M")], [1.85, "P1M"]);
PROGRAM
node run.mjs
