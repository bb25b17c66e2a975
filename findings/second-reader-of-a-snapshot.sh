#!/usr/bin/env bash
# A retained snapshot, and the second part of a page that subscribes to it.
#
# One would guess: each subscription gets the retained message, as MQTT has it of each SUBSCRIBE, and a part that has
#   it is left alone when another one subscribes.
# What they do: mqtt-dispatcher, graphql-mqtt-subscriptions and mqttr send a SUBSCRIBE for the first handler of a
#   filter alone. The second one of event/1/snapshot is subscribed by its promise, and gets nothing until the next
#   snapshot is sent. As soon as a third part subscribes to event/+/snapshot, all three get the old snapshot, the
#   first for the second time. mqttr, whose own wildcard is :id, sends a + to the broker and calls no handler for it.
#   graphql-mqtt-subscriptions reads each payload as JSON where it can: "1.50" is 1.5, 1e5 is 100000, an id of 19
#   digits is rounded, and 0042 and SP are texts.
# Versions: mqtt-dispatcher 2.0.1, graphql-mqtt-subscriptions 1.2.0 (with graphql 0.10.5), mqttr 2.0.7; broker aedes
#   0.51.3, mqtt 5.16.0.
# Source: MQTT 3.1.1, 3.8.4 (a SUBSCRIBE like an earlier one has retained messages sent again); run.
# Where a sportsbook's page meets it: a match that is in the list and in the slip, or that is opened twice. The second
#   one has no prices, or goes back to an old one. Keep the last snapshot by its match, and hand it on.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mqtt-dispatcher@2.0.1 \
  graphql-mqtt-subscriptions@1.2.0 \
  graphql@0.10.5 \
  mqttr@2.0.7 \
  aedes@0.51.3 \
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
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { connectAsync } from "mqtt";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const broker = new (require("aedes"))();
const server = createServer(broker.handle);
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `mqtt://127.0.0.1:${server.address().port}`;
const publisher = await connectAsync(address);
const topic = "event/1/snapshot";
const publish = (text, retain = false) => publisher.publishAsync(topic, text, { retain, qos: 1 });
await publish('{"price":1.85}', true);

const MqttDispatcher = require("mqtt-dispatcher");
const { MQTTPubSub } = require("graphql-mqtt-subscriptions");
const dispatcher = new MqttDispatcher(await connectAsync(address));
const pubSub = new MQTTPubSub({ client: await connectAsync(address) });
const mqttr = require("mqttr").connect(address);
await new Promise((resolve) => mqttr.ready(resolve));
const packages = {
  "mqtt-dispatcher": (filter, handle) => dispatcher.addRule(filter, (_, payload) => handle(JSON.parse(payload))),
  "graphql-mqtt-subscriptions": (filter, handle) => pubSub.subscribe(filter, handle),
  mqttr: (filter, handle) => mqttr.subscribe(filter, (_, payload) => handle(payload)),
};
for (const [name, subscribe] of Object.entries(packages)) {
  let heard = [];
  /** Who gets the snapshot once another part has subscribed. */
  const after = async (who, filter) => {
    heard = [];
    await subscribe(filter, ({ price }) => heard.push(`${who} ${price}`));
    await wait(300);
    return heard;
  };
  see(`${name}, the first`, await after("first", topic), ["first 1.85"]);
  see(`${name}, the second`, await after("second", topic), []);
  const wildcard = name === "mqttr" ? "event/:id/snapshot" : "event/+/snapshot";
  see(`${name}, a third, ${wildcard}`, await after("third", wildcard), ["first 1.85", "second 1.85", "third 1.85"]);
}
await publisher.publishAsync("race/1/snapshot", '{"price":4}', { retain: true, qos: 1 });
const ofRaces = [];
await mqttr.subscribe("race/+/snapshot", () => ofRaces.push("+"));
await wait(300);
see("mqttr, race/+/snapshot", ofRaces, []);

const payloads = [];
await pubSub.subscribe("payload", (payload) => payloads.push(payload));
for (const text of ["1.50", "1e5", "1234567890123456789", "0042", "SP"]) await publisher.publishAsync("payload", text, { qos: 1 });
await wait(300);
see("graphql-mqtt-subscriptions, payloads", payloads, [1.5, 100000, 1234567890123456800, "0042", "SP"]);
process.exit();
PROGRAM
node run.mjs
