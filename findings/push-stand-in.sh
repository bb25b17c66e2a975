#!/usr/bin/env bash
# A stand-in for a push service, to test with.
#
# One would guess: web-push sends to the address that web-push-testing gives out; the stand-in takes the
#   options that a page subscribes with, and keeps of one topic the last message.
# What it does: the stand-in speaks HTTP and web-push TLS alone, whatever the scheme of the address, so that
#   nothing arrives (EPROTO); @block65/webcrypto-web-push and @pushforge/builder refuse an address that isn't
#   https. It answers 400 to userVisibleOnly as true, which browsers require, and takes the text "true".
#   Sent by hand, two messages of one topic are both kept, also if nobody fetched the first, and a text of
#   10,000 bytes is taken, which no push service has to do.
# Versions: web-push-testing 1.2.2 with web-push 3.6.7, @block65/webcrypto-web-push 2.0.0,
#   @pushforge/builder 2.0.5.
# Source: RFC 8030, 5.4 (a message replaces one of the same topic); RFC 8291, 4 (4,096 bytes, of which 3,993
#   are the text's); run.
# Where a sportsbook's page meets it: "2-0" beside "1-0" on the phone, or the reverse, is what a test with it
#   holds for right, and a receipt as a message is too long in earnest. Write a stand-in of one's own, with
#   TLS, topics and the limit.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  web-push@3.6.7 \
  web-push-testing@1.2.2 \
  @block65/webcrypto-web-push@2.0.0 \
  @pushforge/builder@2.0.5
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
import { createServer } from "node:net";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { buildPushHTTPRequest } from "@pushforge/builder";
import webPush from "web-push";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { PushApiModel } = require("web-push-testing/src/PushApiModel.js");
const StandIn = require("web-push-testing/src/server.js");
const port = await new Promise((resolve) => {
  const server = createServer().listen(0, () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const standIn = new StandIn(new PushApiModel(), port);
standIn.startServer();
await new Promise((resolve) => standIn._server.once("listening", resolve));

const keys = webPush.generateVAPIDKeys();
const vapidDetails = { subject: "mailto:push@operator.example", ...keys };
async function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}
const subscribe = (userVisibleOnly) =>
  ask("/subscribe", { userVisibleOnly, applicationServerKey: keys.publicKey });
const newSubscription = async () => (await subscribe("true")).data;

see("userVisibleOnly: true", (await subscribe(true)).status, 400);
see('userVisibleOnly: "true"', (await subscribe("true")).status, 200);
see(
  "web-push to the address of the stand-in",
  await webPush.sendNotification(await newSubscription(), "1-0", { vapidDetails, TTL: 60 }).then(
    () => "sent",
    ({ code }) => code,
  ),
  "EPROTO",
);
const vapid = { subject: vapidDetails.subject, ...keys };
const point = Buffer.from(keys.publicKey, "base64url");
const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
const privateJWK = { kty: "EC", crv: "P-256", d: keys.privateKey, x, y };
const message = { payload: "1-0", adminContact: vapid.subject, options: { ttl: 60 } };
const reason = async (build) => {
  const subscription = { ...(await newSubscription()), expirationTime: null };
  return build(subscription).then(
    () => "built",
    (error) => /https/i.test(error.message),
  );
};
const byBlock65 = (subscription) => buildPushPayload({ data: "1-0" }, subscription, vapid);
const byPushForge = (subscription) => buildPushHTTPRequest({ privateJWK, message, subscription });
see(
  "the two others refuse it for its scheme",
  [await reason(byBlock65), await reason(byPushForge)],
  [true, true],
);

/** What the stand-in says and keeps of messages that are sent by hand. */
async function kept(texts, options) {
  const subscription = await newSubscription();
  const statuses = [];
  for (const text of texts) {
    const settings = { vapidDetails, TTL: 60, ...options };
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, settings);
    statuses.push((await fetch(endpoint, { method: "POST", headers, body })).status);
  }
  const { data } = await ask("/get-notifications", { clientHash: subscription.clientHash });
  return { statuses, messages: data.messages };
}
see("two scores of one topic", await kept(["1-0", "2-0"], { topic: "score" }), {
  statuses: [201, 201],
  messages: ["1-0", "2-0"],
});
const long = await kept(["x".repeat(10_000)]);
see("10,000 bytes", [long.statuses, long.messages[0].length], [[201], 10_000]);
standIn._server.close();
standIn._server.closeAllConnections();
PROGRAM
node run.mjs
