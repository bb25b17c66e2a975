#!/usr/bin/env bash
# A push message that is worth something now alone, such as a goal: a time to live (TTL) of 0.
#
# One would guess: packages that send Web Push hand on TTL 0, which tells the push service to deliver at once
#   or not at all.
# What it does: @block65/webcrypto-web-push sends TTL 60 instead, and @pushforge/builder 86400, a day: a phone
#   that is switched on next morning shows the goal of last night. Both take 0 for "nothing given".
#   @pushforge/builder's types say so, its README does not. web-push sends 0. Without a TTL each has another
#   one: four weeks, a minute, a day.
# Versions: @block65/webcrypto-web-push 2.0.0, @pushforge/builder 2.0.5; right: web-push 3.6.7.
# Source: RFC 8030, 5.2 (a push message with a TTL of zero is immediately delivered if the user agent is
#   available); a docstring of @pushforge/builder; run.
# Where a sportsbook's page meets it: goals, a price that moved, "your match begins". Old ones wake people at
#   night and tempt them to bet on what is over. Give a TTL of 1 where 0 is meant, and look at the header; with
#   @pushforge/builder 2.0.5 the signature then holds for that second alone (signature-of-a-short-push).

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

const ttlOf = (headers) => Number(new Headers(headers).get("ttl"));
function byWebPush(options) {
  const { ttl: TTL } = options;
  return ttlOf(webPush.generateRequestDetails(subscription, "1-0", { vapidDetails: vapid, TTL }).headers);
}
async function byBlock65(options) {
  return ttlOf((await buildPushPayload({ data: "1-0", options }, subscription, vapid)).headers);
}
async function byPushForge(options) {
  const message = { payload: "1-0", adminContact: vapid.subject, options };
  return ttlOf((await buildPushHTTPRequest({ privateJWK, message, subscription })).headers);
}

see("TTL 0, web-push", byWebPush({ ttl: 0 }), 0);
see("TTL 0, @block65/webcrypto-web-push", await byBlock65({ ttl: 0 }), 60);
see("TTL 0, @pushforge/builder", await byPushForge({ ttl: 0 }), 86_400);
see("TTL 1", [byWebPush({ ttl: 1 }), await byBlock65({ ttl: 1 }), await byPushForge({ ttl: 1 })], [1, 1, 1]);
see("none given", [byWebPush({}), await byBlock65({}), await byPushForge({})], [2_419_200, 60, 86_400]);
PROGRAM
node run.mjs
