#!/usr/bin/env bash
# The signature of a push message that is worth something for a second, or for two days.
#
# One would guess: how long the push service may keep a message (TTL) and how long the token that signs it is
#   valid (VAPID's exp) are two things: the first is the message's, the second at most a day for any message.
# What it does: @pushforge/builder sets exp to now and the TTL. With a TTL of 1, which is what is left to say
#   "now or never" with it since it reads 0 as a day, the token ends a second after it was made, on the sender's
#   clock: a service whose clock is two seconds ahead, or a request that waits for two, is refused. And it
#   refuses a TTL of more than a day, "per VAPID spec", whereas that limit is the token's alone: a result for
#   those who are away over the weekend cannot be sent. web-push and @block65/webcrypto-web-push sign for twelve
#   hours, whatever the TTL.
# Versions: @pushforge/builder 2.0.5; right: web-push 3.6.7, @block65/webcrypto-web-push 2.0.0.
# Source: RFC 8292, 2 (exp: not more than 24 hours ahead); RFC 8030, 5.2 (the TTL, without a limit); the
#   package's README ("TTL bounds") and run.
# Where a sportsbook's page meets it: goals with a short TTL reach some phones and not others, by the clocks of
#   two machines. Sign apart from the TTL, or give no TTL below some minutes.

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

/** For how long the token is valid, of what a request sends; a second more or less is the clock's. */
function lengthOf(headers) {
  const [, token] = /t=([^,]+)/.exec(new Headers(headers).get("authorization"));
  const { exp } = JSON.parse(Buffer.from(token.split(".")[1], "base64url"));
  const seconds = exp - Date.now() / 1_000;
  return [1, 60, 3_600, 43_200, 86_400].find((each) => Math.abs(each - seconds) < 1.5) ?? seconds;
}
async function byPushForge(ttl) {
  const message = { payload: "1-0", adminContact: vapid.subject, options: { ttl } };
  try {
    return lengthOf((await buildPushHTTPRequest({ privateJWK, message, subscription })).headers);
  } catch ({ message: reason }) {
    return reason;
  }
}
const byWebPush = (TTL) => lengthOf(webPush.generateRequestDetails(subscription, "1-0", { vapidDetails: vapid, TTL }).headers);
const byBlock65 = async (ttl) => lengthOf((await buildPushPayload({ data: "1-0", options: { ttl } }, subscription, vapid)).headers);

const twoDays = 2 * 86_400;
for (const [ttl, found] of [
  [1, 1],
  [60, 60],
  [3_600, 3_600],
  [86_400, 86_400],
  [twoDays, "TTL must be less than 24 hours"],
]) {
  see(`TTL ${ttl}, @pushforge/builder signs for (seconds)`, await byPushForge(ttl), found);
  see(`TTL ${ttl}, web-push and @block65/webcrypto-web-push`, [byWebPush(ttl), await byBlock65(ttl)], [43_200, 43_200]);
}
PROGRAM
node run.mjs
