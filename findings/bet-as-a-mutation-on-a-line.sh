#!/usr/bin/env bash
# A bet as a GraphQL mutation over a line that is open anyway, where the line breaks before the result is there.
#
# One would guess: a subscription is made again after a break; a mutation is not sent twice, but ends with an error
#   that says that its result is not known.
# What they do: graphql-ws, graphql-sse and subscriptions-transport-ws treat each operation alike. The mutation is
#   sent again on each new connection until it has a result: the server has read three bets, and the page shows the
#   third as the only one, without an error. graphql-ws and subscriptions-transport-ws give it the same id each time,
#   which the server's other connections do not know; graphql-sse gives none. graphql-sse does so also where the
#   answer had begun.
# Versions: graphql-ws 6.4.2, graphql-sse 2.6.1, subscriptions-transport-ws 0.11.0, graphql 16.15.0, ws 8.23.0.
# Source: the protocol of graphql-ws (queries and mutations are allowed on it); the specification of GraphQL, 6.2.2
#   (the side effects of a mutation); the packages' pages on retries (retryAttempts, five by default); run against
#   servers of the script's own.
# Where a sportsbook's page meets it: placing a bet, a cash out, a limit, on a socket that is there for prices. Send
#   mutations by HTTP, with a key of their own that the server remembers, or set retryAttempts to 0 for their client.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  graphql-ws@6.4.2 \
  graphql-sse@2.6.1 \
  subscriptions-transport-ws@0.11.0 \
  graphql@16.15.0 \
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
import http from "node:http";
import { createClient as createSseClient } from "graphql-sse";
import { createClient } from "graphql-ws";
import { WebSocket, WebSocketServer } from "ws";
import { see } from "./see.mjs";

const { SubscriptionClient } = createRequire(import.meta.url)("subscriptions-transport-ws");
const query = "mutation { placeBet(stake: 500) { id } }";
const result = { data: { placeBet: { id: "42" } } };
const soon = () => new Promise((done) => setTimeout(done, 20));

/** A server that reads two bets and loses the line, and answers the third. */
async function server(protocol, start, next) {
  const bets = [];
  const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1", handleProtocols: () => protocol });
  await new Promise((done) => sockets.on("listening", done));
  sockets.on("connection", (socket) =>
    socket.on("message", (bytes) => {
      const { id, type } = JSON.parse(bytes);
      if (type === "connection_init") socket.send('{"type":"connection_ack"}');
      if (type !== start) return;
      bets.push(id);
      if (bets.length < 3) return socket.terminate();
      socket.send(JSON.stringify({ id, type: next, payload: result }));
      socket.send(JSON.stringify({ id, type: "complete" }));
    }),
  );
  return { bets, url: `ws://127.0.0.1:${sockets.address().port}` };
}
const outcome = (subscribe) =>
  new Promise((done) => {
    let last;
    subscribe({ next: (value) => (last = value), error: () => done("an error"), complete: () => done(last) });
  });

const modern = await server("graphql-transport-ws", "subscribe", "next");
const client = createClient({ url: modern.url, webSocketImpl: WebSocket, retryWait: soon });
see("graphql-ws: what the page gets", await outcome((sink) => client.subscribe({ query }, sink)), result);
see("graphql-ws: bets, and their ids", [modern.bets.length, new Set(modern.bets).size], [3, 1]);

const old = await server("graphql-ws", "start", "data");
const oldClient = new SubscriptionClient(old.url, { reconnect: true }, WebSocket);
see("subscriptions-transport-ws: what the page gets", await outcome((sink) => oldClient.request({ query }).subscribe(sink)), result);
see("subscriptions-transport-ws: bets, and their ids", [old.bets.length, new Set(old.bets).size], [3, 1]);

for (const isBegun of [false, true]) {
  let bets = 0;
  const events = http.createServer((call, reply) =>
    call.resume().on("end", async () => {
      bets += 1;
      if (isBegun || bets === 3) reply.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
      if (bets < 3) {
        await soon();
        return call.socket.destroy();
      }
      reply.end(`event: next\ndata: ${JSON.stringify(result)}\n\nevent: complete\ndata:\n\n`);
    }),
  );
  await new Promise((done) => events.listen(0, "127.0.0.1", done));
  const sse = createSseClient({ url: `http://127.0.0.1:${events.address().port}/`, retry: soon });
  see(`graphql-sse, the answer ${isBegun ? "had" : "had not"} begun: what the page gets`, await outcome((sink) => sse.subscribe({ query }, sink)), result);
  see("graphql-sse: bets", bets, 3);
}
process.exit();
PROGRAM
node run.mjs
