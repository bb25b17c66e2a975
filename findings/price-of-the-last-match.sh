#!/usr/bin/env bash
# Prices by a React hook that follows an MQTT topic.
#
# One would guess: where the topic changes from one match to another, the hook has no message until the other
#   match's first comes; each message is seen once; what is kept of a topic goes when nobody follows it.
# What it does: useSubscription of mqtt-react-hooks goes on giving the last match's message, its topic beside
#   it, until the first of the new one comes, however long that takes. Of several messages of one tick a
#   component sees the last one alone. What it keeps of a topic (its "pre-hydrated cache") stays after the
#   last component is gone and the topic is unsubscribed, and is given at once to the next one: a price that
#   has moved meanwhile is shown as it was then, and nothing says how old it is. Two components of one topic
#   share one subscription, as the README says, and the second keeps it when the first goes.
# Versions: mqtt-react-hooks 3.1.0 (with mqtt 5.16.0, react 18.3.1), broker aedes 1.2.0; DOM jsdom 31.0.1.
# Source: the package's README (what is kept, and that the last one unsubscribes); run.
# Where a sportsbook's page meets it: a match page that stays while its match changes, "back" to a match, and
#   deltas of a feed. Give the component a key by its topic, compare the message's topic, and take deltas from
#   the client itself.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mqtt-react-hooks@3.1.0 \
  mqtt@5.16.0 \
  react@18.3.1 \
  react-dom@18.3.1 \
  aedes@1.2.0 \
  ws@8.21.1 \
  jsdom@31.0.1
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
import { JSDOM } from "jsdom";
import { createWebSocketStream, WebSocketServer } from "ws";
import { see } from "./see.mjs";

const { window } = new JSDOM("<main></main>", { url: "http://localhost/" });
Object.assign(globalThis, { window, document: window.document });
const require = createRequire(import.meta.url);
const { createElement } = require("react");
const { createRoot } = require("react-dom/client");
const { Connector, useSubscription } = require("mqtt-react-hooks");

const broker = await Aedes.createBroker();
const server = createServer();
const sockets = new WebSocketServer({ server, handleProtocols: () => "mqtt" });
sockets.on("connection", (socket, request) => broker.handle(createWebSocketStream(socket), request));
await new Promise((resolve) => server.listen(0, resolve));
const brokerUrl = `ws://localhost:${server.address().port}`;
const followed = [];
broker.on("subscribe", (filters) => followed.push(...filters.map(({ topic }) => `+ ${topic}`)));
broker.on("unsubscribe", (topics) => followed.push(...topics.map((topic) => `- ${topic}`)));

let client;
let rendered = [];
function Price({ topic }) {
  const { client: current, message } = useSubscription(topic);
  client = current;
  if (message) rendered.push(message.message);
  return createElement("p", null, message ? `${message.topic} ${message.message}` : "none");
}
const root = createRoot(window.document.querySelector("main"));
const price = (topic, key) => createElement(Price, { topic, key });
const show = (...prices) => root.render(createElement(Connector, { brokerUrl }, ...prices));
const texts = () => [...window.document.querySelectorAll("p")].map(({ textContent }) => textContent);
const publish = (topic, payload) =>
  new Promise((resolve) =>
    broker.publish({ cmd: "publish", topic, payload, qos: 0, retain: false }, resolve),
  );
async function until(isThere) {
  const end = Date.now() + 10_000;
  while (!isThere() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}
const follows = (entry) => until(() => followed.at(-1) === entry);
const shows = (text) => until(() => texts().includes(text));

show(price("match/1", "page"));
await follows("+ match/1");
await publish("match/1", "1.50");
await shows("match/1 1.50");
show(price("match/2", "page"));
await follows("+ match/2");
see("the topic is match/2 now, and shown is", texts(), ["match/1 1.50"]);
await publish("match/2", "3.00");
await shows("match/2 3.00");
see("after its first message", texts(), ["match/2 3.00"]);

rendered = [];
for (const payload of ["3.10", "3.20", "3.30"]) {
  client.emit("message", "match/2", Buffer.from(payload), { cmd: "publish", topic: "match/2" });
}
await shows("match/2 3.30");
see("of three in one tick", rendered, ["3.30"]);

show(price("match/2", "page"), price("match/2", "slip"));
await until(() => texts().length === 2);
show(price("match/2", "slip"));
await until(() => texts().length === 1);
await publish("match/2", "4.00");
await shows("match/2 4.00");
see("the other component", texts(), ["match/2 4.00"]);
show();
await follows("- match/2");
await publish("match/2", "9.00");
show(price("match/2", "back"));
await follows("+ match/2");
see("back at the match, whose price is 9.00 by now", texts(), ["match/2 4.00"]);
see("what the broker was asked", followed, ["+ match/1", "- match/1", "+ match/2", "- match/2", "+ match/2"]);
process.exit();
PROGRAM
node run.mjs
