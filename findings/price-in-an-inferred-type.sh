#!/usr/bin/env bash
# Prices and times in Avro, by a type that is inferred from a value.
#
# One would guess: a type that is inferred from a value can write that value: a number with a point is a double, as all
#   numbers of JavaScript are, and a whole number an int or a long.
# What it does: avsc infers "float", of 32 bits, for each number with a point that is not beyond its safe range, and for
#   each whole number of 2^31 or more: the value from which the type is made is not what it reads back. 1.85 is
#   1.850000023841858, and of 4,900 prices from 1.01 to 50.00 there are 4,704 that change. A kick-off in milliseconds is
#   33 seconds early, the match 18446744073 is 18446743552, and a balance of 16777217.5 is 16777218. What is inferred of
#   1, 1.5 and null together is a float or null. isValid says yes to all of it. A typeHook that makes doubles of floats
#   keeps the values.
# Version: avsc 5.7.9.
# Source: the package's README ("Infer a value's schema and encode similar values"); Avro 1.12, "Primitive Types"; run,
#   30 November 2026.
# Where a sportsbook's page meets it: feeds by Kafka that are recorded or forwarded in Avro, and the types of which were
#   taken from a sample. The price that a bettor saw is not the one that is kept for a dispute, and results go to
#   another match. Write the schema by hand, with double for prices, long for times, and text for ids.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  avsc@5.7.9
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
import avsc from "avsc";
import { see } from "./see.mjs";

const { Type } = avsc;
const readBack = (type, value) => type.fromBuffer(type.toBuffer(value));
const inferred = (value, options) => readBack(Type.forValue(value, options), value);
const outcome = { match: 18446744073, price: 1.85, start: Date.parse("2026-11-28T19:45:00Z"), stake: 10 };
const fields = ({ fields: all }) => Object.fromEntries(all.map(({ name, type }) => [name, type]));
see("the types of a bet", fields(Type.forValue(outcome).schema()), { match: "float", price: "float", start: "float", stake: "int" });
see("the bet, by its own type", { ...inferred(outcome) }, { match: 18446743552, price: 1.850000023841858, start: 1795895066624, stake: 10 });
see("is it valid", Type.forValue(outcome).isValid(outcome), true);
see("by how many seconds it is early", (outcome.start - inferred(outcome).start) / 1000, 33.376);
see("16777217.5 and 123456.78", [16777217.5, 123456.78].map((amount) => inferred(amount)), [16777218, 123456.78125]);
see("2^31 - 1, 2^31 and 2^31 + 1", [2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1].map((id) => [Type.forValue(id).typeName, inferred(id)]), [["int", 2147483647], ["float", 2147483648], ["float", 2147483648]]);
const prices = Array.from({ length: 4900 }, (_, index) => (101 + index) / 100);
see("prices that change", prices.filter((price) => inferred(price) !== price).length, 4704);

const several = Type.forTypes([{ price: 2 }, { price: 1.5 }, { price: null }].map((value) => Type.forValue(value)));
see("the type of 2, 1.5 and null", fields(several.schema()), { price: ["float", "null"] });
const typeHook = (schema) => (schema === "float" ? Type.forSchema("double") : undefined);
see("with doubles for floats", { ...inferred(outcome, { typeHook }) }, outcome);
PROGRAM
node run.mjs
