#!/usr/bin/env bash
# A bet that is sent by MQTT at QoS 1, and kept in a file until the broker has it, over a new start of the program.
#
# One would guess: what is kept is given back as it was put in, and is sent again; that is what the store is for.
# What it does: within one run a payload of bytes comes back as bytes. After a new start it is an object, { type:
#   "Buffer", data: [123, 34, ...] }, and so is correlationData, by which an answer finds its request: the store
#   writes JSON, and reads it as such. A payload that is a text comes back as a text. mqtt's own store keeps bytes as
#   bytes. Packets keep their order, also where their numbers begin again at 1.
# Versions: mqtt-jsonl-store 0.3.1, mqtt 5.16.0.
# Source: its README (incomingStore and outgoingStore of MQTT.js); MQTT 5, 3.3.3 (the payload is bytes) and 4.4 (what
#   was not acknowledged is sent again); run.
# Where a sportsbook's page meets it: bets of a terminal, results of a trader and prices on their way to a broker.
#   What was kept is refused as no payload where it should be sent again, and its answer finds no request. Give it
#   texts, or turn these objects into bytes before they are handed to the client.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  mqtt-jsonl-store@0.3.1 \
  mqtt@5.16.0
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
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { Store } from "mqtt";
import { see } from "./see.mjs";

const { Manager } = createRequire(import.meta.url)("mqtt-jsonl-store");
const bet = '{"stake":500}';
const packet = (messageId, payload) => ({ cmd: "publish", topic: "bets", qos: 1, messageId, payload, properties: { correlationData: Buffer.from([1, 2]) } });
const put = (store, kept) => new Promise((done, failed) => store.put(kept, (error) => (error ? failed(error) : done())));
const get = (store, messageId) => new Promise((done, failed) => store.get({ messageId }, (error, kept) => (error ? failed(error) : done(kept))));
const order = (store) =>
  new Promise((done) => {
    const ids = [];
    store.createStream().on("data", ({ messageId }) => ids.push(messageId)).on("end", () => done(ids));
  });

mkdirSync("kept");
const before = new Manager("kept");
await before.open();
for (const [id, payload] of [[65_535, Buffer.from(bet)], [1, bet]]) await put(before.outgoing, packet(id, payload));
see("bytes, in one run", Buffer.isBuffer((await get(before.outgoing, 65_535)).payload), true);
await before.close();

const after = new Manager("kept");
await after.open();
const { payload, properties } = await get(after.outgoing, 65_535);
see("bytes, after a new start", [Buffer.isBuffer(payload), payload.type, payload.data.slice(0, 2)], [false, "Buffer", [123, 34]]);
see("correlationData, after a new start", [Buffer.isBuffer(properties.correlationData), properties.correlationData.type], [false, "Buffer"]);
see("a text, after a new start", (await get(after.outgoing, 1)).payload, bet);
see("their order", await order(after.outgoing), [65_535, 1]);
await after.close();

const own = new Store();
await put(own, packet(1, Buffer.from(bet)));
see("the store of mqtt", Buffer.isBuffer((await get(own, 1)).payload), true);
process.exit();
PROGRAM
node run.mjs
