#!/usr/bin/env bash
# A live line of prices by server-sent events, read by packages that stand in for the browser's EventSource.
#
# One would guess: "event: ping" without a line of data is no event, as in a browser, which is given nothing; an id is
#   a text, as it was sent, and remains that of the last event that had one; spaces of a value but the first are kept.
# What they do: three of five give it to the page: fetch-event-stream as an event without data, extended-eventsource
#   and @microsoft/fetch-event-source with "" as its data, which no JSON.parse reads; eventsource-client and
#   eventsource-parser leave it out. In fetch-event-stream an id is a number if it reads as one, so that 7 and 0042
#   are two types, a line of data without a value is no line, and all spaces in front are cut. The id of an event that
#   has none is "" in @microsoft/fetch-event-source and missing in fetch-event-stream; only extended-eventsource has
#   the last one.
# Versions: fetch-event-stream 0.1.6, extended-eventsource 2.1.0, @microsoft/fetch-event-source 2.0.1,
#   eventsource-client 1.2.0, eventsource-parser 4.1.3.
# Source: run; HTML, 9.2.6 "Interpreting an event stream" (an empty data buffer: return; the last event ID string).
# Where a sportsbook's page meets it: heartbeats and prices on one line, and what is sent again after a break by the
#   id. Send data with each heartbeat, and compare ids as texts.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  fetch-event-stream@0.1.6 \
  extended-eventsource@2.1.0 \
  @microsoft/fetch-event-source@2.0.1 \
  eventsource-client@1.2.0 \
  eventsource-parser@4.1.3
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
import { setTimeout as wait } from "node:timers/promises";
import { createEventSource } from "eventsource-client";
import { createParser } from "eventsource-parser";
import { EventSource } from "extended-eventsource";
import { stream } from "fetch-event-stream";
import { see } from "./see.mjs";

const body = "id: 7\nevent: price\ndata: 1.50\n\nevent: ping\n\nid: 0042\ndata:   b\n\ndata: c\n\ndata\n\n";
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(body);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const url = `http://127.0.0.1:${server.address().port}/`;
/** What a reader is given within a quarter of a second: the event's name, its data, its id. */
async function during(read) {
  const seen = [];
  const end = await read((type, data, id) => seen.push([type ?? "-", data ?? "-", id ?? "-"]));
  await wait(250);
  end();
  return seen;
}

const parsed = await during((keep) => {
  createParser({ onEvent: ({ event, data, id }) => keep(event, data, id) }).feed(body);
  return () => {};
});
see("eventsource-parser", parsed, [["price", "1.50", "7"], ["-", "  b", "0042"], ["-", "c", "-"], ["-", "", "-"]]);
const ofClient = await during((keep) => {
  const source = createEventSource({ url, onMessage: ({ event, data, id }) => keep(event, data, id) });
  return () => source.close();
});
see("eventsource-client", ofClient, parsed);

const ofFetch = await during((keep) => {
  const controller = new AbortController();
  const read = async () => {
    for await (const { event, data, id } of await stream(url, { signal: controller.signal })) keep(event, data, id);
  };
  read().catch(() => {});
  return () => controller.abort();
});
see("fetch-event-stream", ofFetch, [["price", "1.50", 7], ["ping", "-", "-"], ["-", "b", "0042"], ["-", "c", "-"]]);

const ofExtended = await during((keep) => {
  const source = new EventSource(url, { disableLogger: true });
  for (const type of ["price", "ping", "message"]) source.addEventListener(type, (event) => keep(event.type, event.data, event.lastEventId));
  return () => source.close();
});
see("extended-eventsource", ofExtended, [["price", "1.50", "7"], ["ping", "", "7"], ["message", "  b", "0042"], ["message", "c", "0042"], ["message", "", "0042"]]);

globalThis.document = { hidden: false, addEventListener() {}, removeEventListener() {} };
globalThis.window = globalThis;
const { fetchEventSource } = await import("@microsoft/fetch-event-source");
const ofMicrosoft = await during((keep) => {
  const controller = new AbortController();
  fetchEventSource(url, { signal: controller.signal, onmessage: ({ event, data, id }) => keep(event, data, id) }).catch(() => {});
  return () => controller.abort();
});
see("@microsoft/fetch-event-source", ofMicrosoft, [["price", "1.50", "7"], ["ping", "", ""], ["", "  b", "0042"], ["", "c", ""], ["", "", ""]]);
process.exit();
PROGRAM
node run.mjs
