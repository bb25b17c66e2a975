#!/usr/bin/env bash
# Prices as server-sent events, by two packages that send them and keep a history.
#
# One would guess: a ping, by which a server keeps a line open, is a comment, which no page hears; whatever is
#   published, a nought or null too, is sent as one message; a page that comes back with an id that the server does not
#   know, since it was started again, is told so or gets all there is.
# What they do: a ping of sse-pubsub is an empty data line, by HTML a message whose data is "", so that JSON.parse in a
#   page's handler raises an error every three seconds. What is published as 0, "" or null is sent as such a ping; 1.5
#   and true raise "data.split is not a function", and their ids are gone. A page that comes back with id 500 after a
#   new start gets nothing until the next message, as does one with an id that is no number. sse-channel pings by a
#   comment and sends each value; it gives nothing to id 500 either, but the whole history to an id that is no number,
#   so that old prices come as new ones.
# Versions: sse-pubsub 1.4.5, sse-channel 4.0.2.
# Source: HTML, 9.2.6 (an empty data line makes a message, a comment none); the README of sse-pubsub ("pings (no-op
#   events)", each 3,000 ms); run with Node's own EventSource, 30 November 2026.
# Where a sportsbook's page meets it: live prices over a proxy that lets no WebSocket through. The page's log is full of
#   errors of pings, a score of 0 is never sent, and after each new start of the server the page believes itself up to
#   date. Begin ids with the time of the start, send objects alone, and send a snapshot where an id is not known.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  sse-pubsub@1.4.5 \
  sse-channel@4.0.2
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
import { createServer, get } from "node:http";
import { createRequire } from "node:module";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Pubsub = require("sse-pubsub");
const SseChannel = require("sse-channel");
const packages = {
  "sse-pubsub": (pingInterval) => {
    const channel = new Pubsub({ pingInterval });
    return [(request, response) => channel.subscribe(request, response), (price) => channel.publish(price), () => channel.close()];
  },
  "sse-channel": (pingInterval) => {
    const channel = new SseChannel({ pingInterval, jsonEncode: true });
    let id = 0;
    return [(request, response) => channel.addClient(request, response), (data) => channel.send({ id: (id += 1), data }), () => channel.close()];
  },
};
const marker = { marker: true };
/** The messages that a page hears until the marker, or until the server has written a text so often. */
async function heard(name, { pingInterval = 60_000, before = [], id, after = [], until } = {}) {
  const [handle, publish, close] = packages[name](pingInterval);
  for (const price of before) publish(price);
  const server = createServer(handle).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const headers = id === undefined ? {} : { "last-event-id": id };
  const request = get({ port: server.address().port, headers });
  const [response] = await once(request, "response");
  const errors = [];
  let text = "";
  for await (const more of response.setEncoding("utf8")) {
    if (text === "") {
      for (const price of [...after, ...(until === undefined ? [marker] : [])]) {
        try {
          publish(price);
        } catch ({ message }) {
          errors.push(message);
        }
      }
    }
    text += more;
    if (until === undefined ? text.includes('"marker"') : text.split(until).length > 3) break;
  }
  close();
  server.closeAllConnections();
  server.close();
  const messages = [];
  for (const block of text.split("\n\n")) {
    const lines = block.split("\n").filter((line) => /^data:/.test(line) && !line.includes("marker"));
    const [, number] = /^id: (.*)$/m.exec(block) ?? [];
    if (lines.length > 0) messages.push(`${number ?? "no id"}: ${lines.map((line) => line.slice(6)).join("\n")}`);
  }
  return [...messages, ...errors];
}
/** What EventSource makes of a text before a message. */
async function inABrowser(text) {
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/event-stream" }).write(`${text}data: end\n\n`)).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const source = new EventSource(`http://localhost:${server.address().port}`);
  const data = [];
  await new Promise((resolve) => {
    source.onmessage = (message) => (message.data === "end" ? resolve() : data.push(message.data));
  });
  source.close();
  server.closeAllConnections();
  server.close();
  return data;
}
const three = [1.8, 1.85, 1.9].map((price) => ({ price }));
see("an empty data line and a comment, EventSource", await Promise.all(["data: \n\n", ":\n\n"].map(inABrowser)), [[""], []]);
see("pings, sse-pubsub", [...new Set(await heard("sse-pubsub", { pingInterval: 50, until: "data: \n\n" }))], ["no id: "]);
see("pings, sse-channel", await heard("sse-channel", { pingInterval: 50, until: ":\n" }), []);
const values = [{ price: 1.8 }, 0, "", null, "1.50", 1.5, true, { price: 1.9 }];
const raised = "data.split is not a function";
see("values, sse-pubsub", await heard("sse-pubsub", { after: values }), ['1: {"price":1.8}', "no id: ", "no id: ", "no id: ", "2: 1.50", '5: {"price":1.9}', raised, raised]);
see("values, sse-channel", await heard("sse-channel", { after: values }), ['1: {"price":1.8}', "2: 0", '3: ""', "4: null", '5: "1.50"', "6: 1.5", "7: true", '8: {"price":1.9}']);
const last = ['3: {"price":1.9}'];
const all = ['1: {"price":1.8}', '2: {"price":1.85}', ...last];
for (const [name, found] of Object.entries({ "sse-pubsub": [last, [], []], "sse-channel": [last, [], all] })) {
  const back = [];
  for (const id of ["2", "500", "sr:match:1"]) back.push(await heard(name, { before: three, id }));
  see(`back with 2, 500 and sr:match:1, ${name}`, back, found);
}
process.exit();
PROGRAM
node --experimental-eventsource --no-warnings run.mjs
