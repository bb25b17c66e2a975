#!/usr/bin/env bash
# What becomes of a message that is sent while a reconnecting WebSocket has no connection.
#
# One would guess: send() throws or says false where the message does not leave, as the WebSocket that it
#   stands for throws before it is open; what says false is not sent.
# What it does: partysocket's send() returns false and sends the message all the same, once it is connected
#   again. reconnecting-websocket returns nothing and does so too, without a limit on number or age.
#   robust-websocket and websocket-ts return nothing, throw nothing, and the message is lost; with a
#   buffer websocket-ts sends it later.
# Versions: partysocket 1.3.0, reconnecting-websocket 4.4.0, robust-websocket 1.0.0, websocket-ts 2.3.0.
# Source: the packages' READMEs (buffering in partysocket and reconnecting-websocket; what send() returns
#   stands in partysocket's types alone); HTML, WebSocket.send().
# Where a sportsbook's page meets it: a bet or a cash-out by socket. Who reads false as "not sent" and
#   tries again has placed it twice, and minutes later, at a price that is gone. Put the key of the
#   operation and its end of validity into the message; set maxEnqueuedMessages to 0.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  partysocket@1.3.0 \
  reconnecting-websocket@4.4.0 \
  robust-websocket@1.0.0 \
  websocket-ts@2.3.0 \
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
import { createRequire } from "node:module";
import PartySocket from "partysocket/ws";
import WebSocket, { WebSocketServer } from "ws";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
globalThis.WebSocket = WebSocket;
globalThis.window = globalThis;
globalThis.addEventListener ??= () => undefined;
globalThis.removeEventListener ??= () => undefined;
Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
const ReconnectingWebSocket = require("reconnecting-websocket");
const RobustWebSocket = require("robust-websocket");
const { ArrayQueue, ConstantBackoff, WebsocketBuilder } = require("websocket-ts");
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
setTimeout(() => {
  console.log("CHANGED  it did not end within a minute");
  process.exit(1);
}, 60_000);

const received = [];
let server;
let port = 0;
async function open() {
  server = new WebSocketServer({ port, host: "127.0.0.1" });
  server.on("connection", (socket) => socket.on("message", (data) => received.push(String(data))));
  await new Promise((resolve) => server.once("listening", resolve));
  port = server.address().port;
}
async function close() {
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}

async function trial(socketTo) {
  received.length = 0;
  await open();
  const socket = socketTo(`ws://127.0.0.1:${port}`);
  await wait(300);
  socket.send("line is up");
  await wait(200);
  await close();
  await wait(300);
  let answer;
  try {
    answer = String(socket.send("line is down"));
  } catch (error) {
    answer = error.message;
  }
  await open();
  await wait(3000);
  socket.close();
  await wait(100);
  await close();
  return { answer, received: [...received] };
}
const delays = { WebSocket, minReconnectionDelay: 200, maxReconnectionDelay: 500 };
const builder = (url) => new WebsocketBuilder(url).withBackoff(new ConstantBackoff(300));
const both = ["line is up", "line is down"];
see("partysocket", await trial((url) => new PartySocket(url, [], delays)), { answer: "false", received: both });
see(
  "reconnecting-websocket",
  await trial((url) => new ReconnectingWebSocket(url, [], delays)),
  { answer: "undefined", received: both },
);
see(
  "robust-websocket",
  await trial((url) => new RobustWebSocket(url, null, { shouldReconnect: () => 300 })),
  { answer: "undefined", received: ["line is up"] },
);
see("websocket-ts", await trial((url) => builder(url).build()), { answer: "undefined", received: ["line is up"] });
see(
  "websocket-ts with a buffer",
  await trial((url) => builder(url).withBuffer(new ArrayQueue()).build()),
  { answer: "undefined", received: both },
);
process.exit();
PROGRAM
node run.mjs
