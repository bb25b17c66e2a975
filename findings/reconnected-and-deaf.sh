#!/usr/bin/env bash
# An MQTT client that reconnects by itself after the line was down.
#
# One would guess: "reconnect: true" brings back the connection and what was subscribed, as it does in
#   MQTT.js.
# What it does: Eclipse Paho's client reconnects and subscribes to nothing. It says that it is connected,
#   onConnected is called with true, the heartbeat of the protocol runs, and no message arrives any
#   more. MQTT.js subscribes again. After a try that is refused at once Paho waits for the whole time
#   limit of connecting, 30 seconds unless it is given, before it counts the delay to the next.
# Versions: paho-mqtt 1.1.0; beside it mqtt 5.16.0; broker aedes 1.2.0 with ws 8.23.0.
# Source: MQTT 3.1.1, 3.1.2.4 (a clean session, which is Paho's default, keeps no subscription); Paho's
#   docstring of connect (reconnect), which says nothing of subscriptions; its issue 148, unanswered.
# Where a sportsbook's page meets it: prices over MQTT. After a tunnel or a broker's restart the page is
#   "live" by every sign and its prices stand still. Subscribe in onConnected, and let the age of the last
#   message decide what is live.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  paho-mqtt@1.1.0 \
  mqtt@5.16.0 \
  aedes@1.2.0 \
  ws@8.23.0
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
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { Aedes } from "aedes";
import mqtt from "mqtt";
import WebSocket, { createWebSocketStream, WebSocketServer } from "ws";
import { see } from "./see.mjs";

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
  removeItem: (key) => kept.delete(key),
};
globalThis.WebSocket = WebSocket;
const { Client } = createRequire(import.meta.url)("paho-mqtt");
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
setTimeout(() => {
  console.log("CHANGED  it did not end within a minute");
  process.exit(1);
}, 60_000);

let port = 0;
async function openBroker() {
  const broker = await Aedes.createBroker();
  const subscribed = [];
  broker.on("subscribe", (topics, { id }) => subscribed.push(...topics.map(({ topic }) => `${id} ${topic}`)));
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket, request) => {
    const stream = createWebSocketStream(socket);
    stream.on("error", () => undefined);
    broker.handle(stream, request);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  port = server.address().port;
  return {
    subscribed,
    publish: (payload) => new Promise((resolve) => broker.publish({ topic: "event/1/delta", payload }, resolve)),
    close: () => {
      server.close();
      for (const socket of sockets.clients) socket.terminate();
      broker.close();
    },
  };
}

let broker = await openBroker();
const received = { paho: [], mqttjs: [] };
const again = [];
const paho = new Client("127.0.0.1", port, "/", "paho");
paho.onMessageArrived = ({ payloadString }) => received.paho.push(payloadString);
paho.onConnectionLost = () => undefined;
paho.onConnected = (isAgain) => again.push(isAgain);
await new Promise((resolve, reject) =>
  paho.connect({ reconnect: true, timeout: 3, onSuccess: resolve, onFailure: reject }),
);
paho.subscribe("event/+/delta");
const mqttjs = mqtt.connect(`ws://127.0.0.1:${port}`, { clientId: "mqttjs", reconnectPeriod: 500 });
mqttjs.on("message", (_topic, payload) => received.mqttjs.push(String(payload)));
await mqttjs.subscribeAsync("event/+/delta");
await wait(300);
await broker.publish("before");
await wait(300);
broker.close();
await wait(500);
broker = await openBroker();
const open = Date.now();
while (!paho.isConnected() && Date.now() - open < 20_000) await wait(100);
// The one try while the line was down was refused at once; the next came after the limit of 3 seconds.
see("seconds until paho's next try, at least 3", Date.now() - open >= 2500, true);
await wait(3000);
await broker.publish("after");
await wait(500);

see("paho is connected", [paho.isConnected(), again], [true, [false, true]]);
see("what was subscribed again", broker.subscribed, ["mqttjs event/+/delta"]);
see("what paho received", received.paho, ["before"]);
see("what MQTT.js received", received.mqttjs, ["before", "after"]);
process.exit();
PROGRAM
node run.mjs
