#!/usr/bin/env bash
# Prices in protobuf: a map of prices by the outcome's number, a price that was not sent, a status by its name.
#
# One would guess: a map<uint64, double> is read by the outcome's number, as it is by its text in JSON; a price that was
#   not sent is missing; an id of 19 figures stays what it is; and "suspended" is suspended, or refused.
# What they do: the keys of protobufjs are eight characters, the bytes of the number, so that prices[42] and
#   prices["42"] are undefined on a message that has the price 1.85 (a map by a text, or by an int32, is read as
#   guessed). Where the price was not sent, protobufjs reads null where it is marked optional, and 0 where it is not;
#   protocol-buffers reads 0 for both. A status by a name that the enum has not, "suspended" instead of "SUSPENDED" or
#   the new "VOID", is 0, which is OPEN, without an error; so is a field in snake case left out, the name of the schema
#   itself: is_live: true is nothing. protocol-buffers reads id 1234567890123456789 as 1234567890123456800.
# Versions: protobufjs 8.8.1, protocol-buffers 5.0.0.
# Source: the language guide of proto3 (field presence; the first value of an enum is its default); protobufjs' README
#   (keepCase; toObject, which does write the keys as text); run.
# Where a sportsbook's page meets it: feeds of odds in protobuf. No price is found, or 0.00 is shown, and a market that
#   its maker suspended is open. Read through toObject with longs: String, give the enum a first value UNKNOWN, and
#   check names against the enum before fromObject.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  protobufjs@8.8.1 \
  protocol-buffers@5.0.0
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
import protobuf from "protobufjs";
import protocolBuffers from "protocol-buffers";
import { see } from "./see.mjs";

const schema = `syntax = "proto3";
enum Status { OPEN = 0; SUSPENDED = 1; SETTLED = 2; }
message Outcome { uint64 id = 1; optional double price = 2; double last_price = 3; Status status = 4; bool is_live = 5; }
message Market { map<uint64, double> prices = 1; map<string, double> lines = 2; map<int32, double> places = 3; }`;
const { root } = protobuf.parse(schema);
const Market = root.lookupType("Market");
const Outcome = root.lookupType("Outcome");
const sent = (type, value) => type.decode(type.encode(type.fromObject(value)).finish());

const market = sent(Market, { prices: { 42: 1.85 }, lines: { "-1.5": 1.85 }, places: { "-1": 1.85 } });
see("protobufjs, the price of 42", [market.prices[42] ?? "undefined", market.prices["42"] ?? "undefined"], ["undefined", "undefined"]);
see("protobufjs, its key", Object.keys(market.prices), ["*\0\0\0\0\0\0\0"]);
see("protobufjs, by a text and by an int32", [market.lines["-1.5"], market.places[-1]], [1.85, 1.85]);
see("protobufjs, toObject", Market.toObject(market, { longs: String }).prices, { 42: 1.85 });

const outcome = sent(Outcome, { id: "1234567890123456789" });
see("protobufjs, a price that was not sent, optional and not", [outcome.price, outcome.lastPrice], [null, 0]);
see("protobufjs, its id", String(outcome.id), "1234567890123456789");
for (const status of ["SUSPENDED", "suspended", "VOID"]) {
  see(`protobufjs, the status ${status}`, Outcome.fromObject({ status }).status, status === "SUSPENDED" ? 1 : 0);
}
see("protobufjs, is_live and isLive", [Outcome.fromObject({ is_live: true }).isLive, Outcome.fromObject({ isLive: true }).isLive], [false, true]);

const other = protocolBuffers(schema.split("\n").slice(0, 3).join("\n"));
const bytes = Buffer.from(Outcome.encode(Outcome.fromObject({ id: "1234567890123456789" })).finish());
const read = other.Outcome.decode(bytes);
see("protocol-buffers, a price that was not sent, optional and not", [read.price, read.last_price], [0, 0]);
see("protocol-buffers, its id", String(read.id), "1234567890123456800");
PROGRAM
node run.mjs
