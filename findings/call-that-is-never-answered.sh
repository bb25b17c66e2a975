#!/usr/bin/env bash
# A call that places a bet, and prices, on one socket of JSON-RPC, where the line breaks and comes back.
#
# One would guess: a call whose line breaks ends with an error; once the client says that it is ready again, prices
#   come as before, since it was the client that subscribed to them.
# What it does: the call stays open: no result, no error, and no time limit unless one is given with each call; the
#   server has counted the bet. The client connects again, says that it is ready, and further calls have their
#   results; prices do not come any more, since the server knows the subscriptions of a line alone, and the client
#   does not make them again.
# Versions: rpc-websockets 10.0.1, ws as it brings it.
# Source: its README (reconnect is true by default; the third argument of call is a time limit, none by default); run
#   against its own server.
# Where a sportsbook's page meets it: "placing your bet" that never ends, while the bet is there, and a live page that
#   is connected and does not move. Give each call a time limit, request the bet's state by its key after it, and
#   subscribe at each "open".

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  rpc-websockets@10.0.1
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
import { see } from "./see.mjs";

const { Client, Server } = createRequire(import.meta.url)("rpc-websockets");
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const server = new Server({ port: 0, host: "127.0.0.1" });
await new Promise((done) => server.on("listening", done));
let bets = 0;
server.register("placeBet", () => {
  bets += 1;
  if (bets === 1) for (const line of server.wss.clients) line.terminate();
  return "42";
});
server.event("price");
const client = new Client(`ws://127.0.0.1:${server.wss.address().port}`, { reconnect_interval: 50 });
await new Promise((done) => client.on("open", done));
await client.subscribe("price");
const prices = [];
client.on("price", ({ odds }) => prices.push(odds));
server.emit("price", { odds: 1.85 });
await wait(100);

const call = (...limit) => client.call("placeBet", { stake: 500 }, ...limit).then((id) => `bet ${id}`, () => "an error");
const first = call();
see("the call, two seconds after its line broke", await Promise.race([first, wait(2000).then(() => "neither a result nor an error")]), "neither a result nor an error");
see("bets on the server, and is the client ready", [bets, client.ready], [1, true]);
see("a second call", await call(), "bet 42");
server.emit("price", { odds: 1.9 });
await wait(200);
see("prices: one before, one after the break", prices, [1.85]);
await client.subscribe("price");
server.emit("price", { odds: 1.95 });
await wait(200);
see("prices, subscribed to again", prices, [1.85, 1.95]);

bets = 0;
see("a call with a time limit of a second", await call(1000), "an error");
process.exit();
PROGRAM
node run.mjs
