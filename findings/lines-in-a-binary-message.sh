#!/usr/bin/env bash
# Prices, lines, ids and times in MessagePack, as one package writes them and another one reads them.
#
# One would guess: what one package writes of a plain value, another one reads: no price is nothing, a map of lines has
#   its lines, an id of 64 bits is itself or raises an error, a time is a time.
# What they do: a price that is undefined is written by msgpackr as an extension of its own, and is an object in
#   @msgpack/msgpack and msgpack-lite, which is true as any price would be, and an error in msgpack5. A Map of lines,
#   2.5 and 3.5, is written as an empty map by @msgpack/msgpack, notepack.io and msgpack-lite, with nothing said. The id
#   9007199254740993 is its neighbour in all but msgpackr, which makes a bigint of any number that was sent with 64
#   bits, a stake of 42 or a balance of -150 too. A time as the specification has it is no time in msgpack-lite, whose
#   own are read by no other one. Four bytes of 1.85 are 1.850000023841858 in all five.
# Versions: @msgpack/msgpack 3.1.3, msgpackr 2.1.4, notepack.io 3.0.1, msgpack-lite 0.2.2, msgpack5 6.1.0.
# Source: the MessagePack specification (maps, uint 64, timestamp extension type -1); run.
# Where a sportsbook's page meets it: live prices in binary messages, as SignalR and game servers send them. A price
#   that is missing is shown as one, a market has no lines, and an accepted 1.85 is not the 1.85 on the page. Write
#   null, plain objects, and prices in hundredths.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @msgpack/msgpack@3.1.3 \
  msgpackr@2.1.4 \
  notepack.io@3.0.1 \
  msgpack-lite@0.2.2 \
  msgpack5@6.1.0
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
import { decode, encode } from "@msgpack/msgpack";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const msgpackr = require("msgpackr");
const notepack = require("notepack.io");
const lite = require("msgpack-lite");
const five = require("msgpack5")();
const packages = {
  "@msgpack/msgpack": [(value) => Buffer.from(encode(value)), decode],
  msgpackr: [(value) => Buffer.from(msgpackr.pack(value)), (bytes) => msgpackr.unpack(bytes)],
  "notepack.io": [(value) => Buffer.from(notepack.encode(value)), (bytes) => notepack.decode(bytes)],
  "msgpack-lite": [(value) => lite.encode(value), (bytes) => lite.decode(bytes)],
  msgpack5: [(value) => five.encode(value).slice(), (bytes) => five.decode(bytes)],
};
/** What a value is: a text of it, or of which kind it is. */
function kind(value) {
  if (value === undefined || value === null) return String(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "object" ? "object" : value;
}
function readByAll(bytes, pick = (value) => value) {
  return Object.values(packages).map(([, read]) => {
    try {
      return kind(pick(read(bytes)));
    } catch {
      return "raised";
    }
  });
}
const write = (name, value) => packages[name][0](value);
const number = (head, method, value, size) => {
  const bytes = Buffer.alloc(size + 1, head);
  bytes[method](value, 1);
  return bytes;
};
see("a price that is undefined, by msgpackr", readByAll(write("msgpackr", { price: undefined }), ({ price }) => price), ["object", "undefined", "undefined", "object", "raised"]);
see("the same, by @msgpack/msgpack", readByAll(write("@msgpack/msgpack", { price: undefined }), ({ price }) => price), Array(5).fill("null"));
const lines = new Map([
  [2.5, 1.9],
  [3.5, 3.2],
]);
see("a Map of two lines, as bytes", Object.keys(packages).map((name) => write(name, lines).length), [1, 37, 1, 1, 29]);
see("an id of 64 bits", readByAll(number(0xcf, "writeBigUInt64BE", 9007199254740993n, 8)), [9007199254740992, "9007199254740993n", 9007199254740992, 9007199254740992, 9007199254740992]);
see("a stake of 42 in 64 bits", readByAll(number(0xcf, "writeBigUInt64BE", 42n, 8)), [42, "42n", 42, 42, 42]);
see("a balance of -150 in 64 bits", readByAll(number(0xd3, "writeBigInt64BE", -150n, 8)), [-150, "-150n", -150, -150, -150]);
const start = new Date("2026-11-28T19:45:00Z");
const time = start.toISOString();
see("a time, by @msgpack/msgpack", readByAll(write("@msgpack/msgpack", start)), [time, time, time, "object", time]);
see("a time, by msgpack-lite", readByAll(write("msgpack-lite", start)), ["object", "raised", "object", time, "raised"]);
see("1.85 in four bytes", readByAll(number(0xca, "writeFloatBE", 1.85, 4)), Array(5).fill(1.850000023841858));
PROGRAM
node run.mjs
