#!/usr/bin/env bash
# A test's stand-in for the WebSocket of a live line, which carries MQTT: packets of bytes.
#
# One would guess: a stand-in gives the page what a browser gives it, an ArrayBuffer or a Blob by binaryType,
#   and the server what was sent, as it was when it was sent.
# What it does: msw hands on the very object that was sent: a Uint8Array, whatever binaryType says, so that code
#   for a Blob is never run, and an instanceof ArrayBuffer is false where it is true in browsers. mock-socket
#   makes a text of it, "32,2,0,0" for the four bytes of a CONNACK, so that u8-mqtt, a client of MQTT, waits for
#   ever. Only an ArrayBuffer arrives as one. Towards the server both hand on the page's own buffer: a client
#   that fills it again for its next packet, which WebSocket allows, has its second packet read twice and the
#   first never.
# Versions: msw 3.0.5, mock-socket 9.3.1; beside them Node's WebSocket with ws 8.23.0; client u8-mqtt 0.6.7.
# Source: WebSockets Standard, "When a WebSocket message has been received" (binaryType), send() (the bytes that
#   the buffer holds are sent); run.
# Where a sportsbook's page meets it: tests of prices by MQTT are green of what no browser gives, or never get
#   as far as a price. Send ArrayBuffers of a copy, or run a broker with ws in the test.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  msw@3.0.5 \
  mock-socket@9.3.1 \
  ws@8.23.0 \
  u8-mqtt@0.6.7
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
import { Server as StandIn, WebSocket as MockSocket } from "mock-socket";
import { ws } from "msw";
import { setupServer } from "msw/node";
import createClient from "u8-mqtt";
import { WebSocketServer } from "ws";
import { see } from "./see.mjs";

const url = "ws://broker.example/mqtt";
const accepted = Uint8Array.of(0x20, 2, 0, 0);
const ping = [0xc0, 0];
const received = [];

/** What the page is given, and what the server has of a packet whose buffer is used again at once. */
async function exchange(Socket, address, binaryType) {
  const socket = new Socket(address, ["mqtt"]);
  socket.binaryType = binaryType;
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const answer = new Promise((resolve) => socket.addEventListener("message", ({ data }) => resolve(data)));
  const packet = Uint8Array.from(ping);
  socket.send(packet);
  packet.fill(0xff);
  const data = await answer;
  socket.close();
  return { page: typeof data === "string" ? data : data.constructor.name, server: received.splice(0).flat() };
}
/** Whether the client of MQTT gets through its first exchange. */
async function connect(Socket, address) {
  const tooLong = new Promise((resolve) => setTimeout(resolve, 1_500, "waits"));
  const client = createClient();
  client.log_conn = () => {};
  client.with_websock(new Socket(address, ["mqtt"]));
  const outcome = await Promise.race([client.connect({ keep_alive: 0 }).then(() => "connected"), tooLong]);
  received.length = 0;
  return outcome;
}

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
await new Promise((resolve) => server.once("listening", resolve));
server.on("connection", (socket) =>
  socket.on("message", (data) => {
    received.push([...data]);
    socket.send(accepted);
  }),
);
const address = `ws://127.0.0.1:${server.address().port}`;
see("a real one, arraybuffer", await exchange(WebSocket, address, "arraybuffer"), { page: "ArrayBuffer", server: ping });
see("a real one, blob", await exchange(WebSocket, address, "blob"), { page: "Blob", server: ping });
see("MQTT by it", await connect(WebSocket, address), "connected");

const link = ws.link(url);
const listener = setupServer(
  link.addEventListener("connection", ({ client }) =>
    client.addEventListener("message", ({ data }) => {
      received.push([...new Uint8Array(data)]);
      client.send(accepted);
    }),
  ),
);
listener.listen({ onUnhandledRequest: "bypass" });
const overwritten = [0xff, 0xff];
see("msw, arraybuffer", await exchange(WebSocket, url, "arraybuffer"), { page: "Uint8Array", server: overwritten });
see("msw, blob", await exchange(WebSocket, url, "blob"), { page: "Uint8Array", server: overwritten });
listener.close();

const standIn = new StandIn(url);
let answer = accepted;
standIn.on("connection", (socket) =>
  socket.on("message", (data) => {
    received.push([...new Uint8Array(data)]);
    socket.send(answer);
  }),
);
see("mock-socket, arraybuffer", await exchange(MockSocket, url, "arraybuffer"), { page: "32,2,0,0", server: overwritten });
see("mock-socket, blob", await exchange(MockSocket, url, "blob"), { page: "32,2,0,0", server: overwritten });
see("MQTT by it", await connect(MockSocket, url), "waits");
answer = accepted.buffer;
see("mock-socket, given an ArrayBuffer", (await exchange(MockSocket, url, "arraybuffer")).page, "ArrayBuffer");
see("MQTT by it", await connect(MockSocket, url), "connected");
process.exit();
PROGRAM
node run.mjs
