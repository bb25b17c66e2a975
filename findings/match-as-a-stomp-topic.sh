#!/usr/bin/env bash
# Prices by STOMP over a WebSocket, with ids of matches that have colons: sr:match:1.
#
# One would guess: clients that speak STOMP 1.2 write a colon of a header's value as \c and read it back, whatever
#   else the value has, since the specification's list has four escapes.
# What they do: webstomp-client offers 1.2 and escapes nothing. It sends sr:match:1 as it is, hands on \c as \c, and
#   does not find the subscription of a message whose id came back escaped: the message is dropped without a word.
#   Lines that end with CR LF, which 1.2 allows, are lost the same way, and a body with a zero byte ends there,
#   whatever its content-length. @stomp/stompjs does all of this right, but for a backslash before a c: the value a\c,
#   which is sent as a\\c, arrives as "a\:".
# Versions: webstomp-client 1.2.6, @stomp/stompjs 7.5.0.
# Source: run; STOMP 1.2, "Value Encoding" and "Augmented BNF" (EOL is LF or CR LF).
# Where a sportsbook's page meets it: a feed's ids as destinations and headers, behind brokers that speak STOMP
#   (RabbitMQ, ActiveMQ). Use ids without colons in names, or a client that is tried with them.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  webstomp-client@1.2.6 \
  @stomp/stompjs@7.5.0
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
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "@stomp/stompjs";
import { see } from "./see.mjs";

const webstomp = createRequire(import.meta.url)("webstomp-client");

/** A line that keeps what is sent, to which frames are handed as a broker of STOMP 1.2 sends them. */
const makeLine = () => ({ readyState: 1, protocol: "v12.stomp", sent: [], send(frame) { this.sent.push(frame); }, close() {} });
const connected = "CONNECTED\nversion:1.2\n\n\0";
const frame = (id, headers, body, end = "\n") => ["MESSAGE", `subscription:${id}`, "message-id:1", ...headers, "", `${body}\0`].join(end);
const topic = "destination:/topic/sr\\cmatch\\c1";
const frames = {
  "an id with \\c": (id) => frame(id.replaceAll(":", "\\c"), [topic], "1.50"),
  "CR LF": (id) => frame(id.replaceAll(":", "\\c"), [topic], "1.50", "\r\n"),
  "a plain id": () => frame("plain", [topic, "team:a\\\\c"], "1.50"),
  "a zero byte": () => frame("plain", ["content-length:3"], "a\0b"),
};

async function run(line, connect, subscribe) {
  const seen = {};
  let name;
  const keep = ({ headers, body }) => (seen[name] = [headers.destination ?? "", headers.team ?? "", body]);
  await connect();
  for (const id of ["sr:1", "plain"]) subscribe("/topic/sr:match:1", keep, { id });
  for (const [title, make] of Object.entries(frames)) {
    name = title;
    line.onmessage({ data: make("sr:1") });
    await wait(5);
  }
  return { sent: line.sent.find((one) => one.startsWith("SUBSCRIBE")).split("\n").slice(1, 3), seen };
}

const first = makeLine();
const old = webstomp.over(first, { protocols: ["v12.stomp"], debug: false, heartbeat: false });
const connectOld = () => new Promise((done) => (old.connect({}, done), first.onopen(), first.onmessage({ data: connected })));
see("webstomp-client", await run(first, connectOld, old.subscribe.bind(old)), {
  sent: ["id:sr:1", "destination:/topic/sr:match:1"],
  seen: {
    "a plain id": ["/topic/sr\\cmatch\\c1", "a\\\\c", "1.50"],
    "a zero byte": ["", "", "a"],
  },
});

const second = makeLine();
second.readyState = 0;
const client = new Client({ webSocketFactory: () => second, heartbeatIncoming: 0, heartbeatOutgoing: 0, reconnectDelay: 0 });
async function connectNew() {
  const done = new Promise((resolve) => (client.onConnect = resolve));
  client.activate();
  await wait(20);
  second.readyState = 1;
  second.onopen();
  second.onmessage({ data: connected });
  await done;
}
const right = ["/topic/sr:match:1", "", "1.50"];
see("@stomp/stompjs", await run(second, connectNew, client.subscribe.bind(client)), {
  sent: ["id:sr\\c1", "destination:/topic/sr\\cmatch\\c1"],
  seen: { "an id with \\c": right, "CR LF": right, "a plain id": ["/topic/sr:match:1", "a\\:", "1.50"], "a zero byte": ["", "", "a\0b"] },
});
process.exit();
PROGRAM
node run.mjs
