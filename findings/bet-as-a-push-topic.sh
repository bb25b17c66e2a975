#!/usr/bin/env bash
# The id of a bet as the topic of its push messages, so that a later one replaces an earlier one.
#
# One would guess: a UUID, which is made of letters, digits and hyphens, is a topic as it is.
# What it does: it has 36 signs, and a topic may have 32. web-push throws before anything is sent;
#   @block65/webcrypto-web-push and @pushforge/builder send it, as they send "bet:17", which has a sign that
#   no topic may have, and leave it to the push service to refuse it. Without its hyphens a UUID has 32
#   signs, and goes through all three.
# Versions: web-push 3.6.7, @block65/webcrypto-web-push 2.0.0, @pushforge/builder 2.0.5.
# Source: RFC 8030, 5.4 (at most 32 signs of the URL-safe base64 alphabet); run.
# Where a sportsbook's page meets it: "cash-out is now …" and "your bet is settled" for one bet. The error
#   falls into the loop that sends to all devices, or into the log of a service that nobody reads.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  web-push@3.6.7 \
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
import { createECDH, randomBytes } from "node:crypto";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { buildPushHTTPRequest } from "@pushforge/builder";
import webPush from "web-push";
import { see } from "./see.mjs";

const device = createECDH("prime256v1");
device.generateKeys();
const subscription = {
  endpoint: "https://push.example/send/1",
  expirationTime: null,
  keys: { p256dh: device.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
};
const keys = webPush.generateVAPIDKeys();
const point = Buffer.from(keys.publicKey, "base64url");
const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
const privateJWK = { kty: "EC", crv: "P-256", d: keys.privateKey, x, y };
const vapid = { subject: "mailto:push@operator.example", ...keys };

const senders = {
  webPush: (options) =>
    webPush.generateRequestDetails(subscription, "x", { vapidDetails: vapid, TTL: 60, ...options }),
  block65: (options) =>
    buildPushPayload({ data: "x", options: { ttl: 60, ...options } }, subscription, vapid),
  pushForge: (options) =>
    buildPushHTTPRequest({
      privateJWK,
      subscription,
      message: { payload: "x", adminContact: vapid.subject, options: { ttl: 60, ...options } },
    }),
};
async function sent(topic) {
  const found = {};
  for (const [sender, build] of Object.entries(senders)) {
    try {
      const { headers } = await build({ topic });
      found[sender] = new Headers(headers).get("topic");
    } catch {
      found[sender] = "throws";
    }
  }
  return found;
}
const all = (value) => ({ webPush: value, block65: value, pushForge: value });
const allButWebPush = (value) => ({ ...all(value), webPush: "throws" });

const id = "8a7d2c1e-0b3f-4c6a-9d21-5e4f3a2b1c0d";
see("a UUID", await sent(id), allButWebPush(id));
const short = id.replaceAll("-", "");
see("without its hyphens", await sent(short), all(short));
see("bet:17", await sent("bet:17"), allButWebPush("bet:17"));
see("bet_17-a", await sent("bet_17-a"), all("bet_17-a"));
PROGRAM
node run.mjs
