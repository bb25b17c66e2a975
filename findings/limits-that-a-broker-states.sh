#!/usr/bin/env bash
# What a broker of MQTT 5 states in its CONNACK, and what a client does with it.
#
# One would guess: a client of MQTT 5 keeps to what the broker says it can do, or refuses the call: it keeps no
#   more messages in flight than Receive Maximum, sends no QoS above Maximum QoS, and nothing retained where
#   Retain Available is 0. All of these are MUST NOT for a client.
# What it does: MQTT.js keeps to the keep-alive that the broker sets, and to its Topic Alias Maximum, with an
#   error. The rest it keeps for you to read (serverProperties) and ignores: five messages of QoS 1 are in
#   flight where two are allowed; QoS 1 is sent where 0 is the highest; a retained message is sent where nothing
#   is retained; and so are a subscription identifier and a shared subscription. publishAsync() succeeds for
#   each. A broker has to answer by DISCONNECT (0x93, 0x9B, 0x9A), so that the line breaks with each snapshot,
#   comes back, and breaks.
# Versions: mqtt 5.16.0; the broker is a script with mqtt-packet 9.0.2.
# Source: MQTT 5.0, 3.2.2.3.3 (Receive Maximum), 3.2.2.3.4, 3.2.2.3.5, 3.3.4 and 4.9; its README says of the
#   packet size alone that it is up to the application; run.
# Where a sportsbook's page meets it: a managed broker without retained messages replaces the one of the tests;
#   snapshots never arrive and the line is never quiet. Compare serverProperties at the start.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mqtt@5.16.0 \
  mqtt-packet@9.0.2
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
import { once } from "node:events";
import { createServer } from "node:net";
import { connectAsync } from "mqtt";
import packets from "mqtt-packet";
import { see } from "./see.mjs";

const protocolVersion = 5;
/** A broker that states what it is given, keeps what it receives and answers all but what is published. */
async function open(properties) {
  const received = [];
  const server = createServer((socket) => {
    const send = (packet) => socket.write(packets.generate(packet, { protocolVersion }));
    const parser = packets.parser({ protocolVersion });
    socket.on("error", () => {});
    socket.on("data", (bytes) => parser.parse(bytes));
    parser.on("packet", (packet) => {
      const { cmd, messageId, subscriptions } = packet;
      received.push(packet);
      if (cmd === "connect") send({ cmd: "connack", reasonCode: 0, sessionPresent: false, properties });
      if (cmd === "pingreq") send({ cmd: "pingresp" });
      if (cmd === "subscribe") send({ cmd: "suback", messageId, granted: subscriptions.map(() => 0) });
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const client = await connectAsync(`mqtt://127.0.0.1:${server.address().port}`, { protocolVersion, keepalive: 60 });
  return { client, received };
}
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const published = (received) => received.filter(({ cmd }) => cmd === "publish");

const few = await open({ receiveMaximum: 2 });
for (const price of ["1.50", "1.55", "1.60", "1.65", "1.70"]) few.client.publish("event/1", price, { qos: 1 });
await pause(300);
see("Receive Maximum 2, in flight", published(few.received).length, 5);

const lowest = await open({ maximumQoS: 0 });
lowest.client.publish("event/1", "1.50", { qos: 1 });
await pause(200);
see("Maximum QoS 0, sent with QoS", published(lowest.received).map(({ qos }) => qos), [1]);

const forgetful = await open({ retainAvailable: false });
await forgetful.client.publishAsync("event/1/snapshot", "{}", { retain: true });
await pause(200);
see("Retain Available 0, sent retained", published(forgetful.received).map(({ retain }) => retain), [true]);

const plain = await open({ subscriptionIdentifiersAvailable: false, sharedSubscriptionAvailable: false });
await plain.client.subscribeAsync("$share/readers/event/1", { qos: 0, properties: { subscriptionIdentifier: 4 } });
const [{ subscriptions, properties }] = plain.received.filter(({ cmd }) => cmd === "subscribe");
see("no shared subscription, no identifier", [subscriptions[0].topic, properties], ["$share/readers/event/1", { subscriptionIdentifier: 4 }]);

const aliases = await open({ topicAliasMaximum: 0 });
const outcome = await aliases.client.publishAsync("event/1", "1.50", { properties: { topicAlias: 3 } }).catch(({ message }) => message);
see("Topic Alias Maximum 0", outcome, "Sending Topic Alias out of range");
const alive = await open({ serverKeepAlive: 1 });
await pause(1_600);
see("Server Keep Alive 1, pings", alive.received.some(({ cmd }) => cmd === "pingreq"), true);
see("what it may read", [few, lowest, forgetful].map(({ client }) => client.serverProperties), [
  { receiveMaximum: 2 },
  { maximumQoS: 0 },
  { retainAvailable: false },
]);
process.exit();
PROGRAM
node run.mjs
