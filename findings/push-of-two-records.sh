#!/usr/bin/env bash
# A push message with the legs of a settled combi in it, longer than one record.
#
# One would guess: what is too long for a push message (RFC 8291 has a single record, and services need not take
#   more than 4,096 bytes) is refused by the package that encrypts it, as it is by two others.
# What it does: web-push encrypts any length. From 4,080 bytes on it writes two records, and three for 9,000,
#   where the RFC has one; up to 3,993 bytes the body has the 4,096 that a service has to take. It throws
#   nothing, so that the first word of it is the push service's (413), for one person and one bet. Length counts
#   bytes: a text in French or Dutch is longer than its letters. @block65/webcrypto-web-push refuses from 3,994
#   bytes on, and says the limit.
# Versions: web-push 3.6.7; read by http_ece 1.2.1; right: @block65/webcrypto-web-push 2.0.0.
# Source: RFC 8291, 4 (a single record; rs is greater than text, delimiter, padding and tag together); RFC 8030,
#   7.2 (4,096 bytes); RFC 8188, 2; run.
# Where a sportsbook's page meets it: "your combi has won", with twenty legs in three languages, arrives for
#   short bets and not for long ones. Measure the bytes before, and send the id where they are too many.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  web-push@3.6.7 \
  http_ece@1.2.1 \
  @block65/webcrypto-web-push@2.0.0
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
import encoding from "http_ece";
import webPush from "web-push";
import { see } from "./see.mjs";

const device = createECDH("prime256v1");
device.generateKeys();
const subscription = {
  endpoint: "https://push.example/send/1",
  expirationTime: null,
  keys: { p256dh: device.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
};
const vapid = { subject: "mailto:push@operator.example", ...webPush.generateVAPIDKeys() };

/** Salt, record size, length of the key and the key come before the records (RFC 8188, 2.1). */
const headerLength = 16 + 4 + 1 + 65;
function byWebPush(text) {
  const { body } = webPush.generateRequestDetails(subscription, text, { vapidDetails: vapid });
  const recordSize = body.readUInt32BE(16);
  const { auth: authSecret } = subscription.keys;
  const read = encoding.decrypt(body, { version: "aes128gcm", privateKey: device, authSecret });
  const records = Math.ceil((body.length - headerLength) / recordSize);
  return { bytes: body.length, records, isRead: read.toString() === text };
}
const byBlock65 = (data) =>
  buildPushPayload({ data, options: { ttl: 60 } }, subscription, vapid).then(
    ({ body }) => body.byteLength,
    ({ message }) => message,
  );

see("3,993 bytes", byWebPush("x".repeat(3_993)), { bytes: 4_096, records: 1, isRead: true });
see("4,079 bytes", byWebPush("x".repeat(4_079)), { bytes: 4_182, records: 1, isRead: true });
see("4,080 bytes", byWebPush("x".repeat(4_080)), { bytes: 4_200, records: 2, isRead: true });
see("9,000 bytes", byWebPush("x".repeat(9_000)), { bytes: 9_137, records: 3, isRead: true });

const leg = (index) => ({ event: `Équipe ${index} – Équipe ${index + 1}`, outcome: "Moins de 2,5", price: 1.85, result: "gagné" });
const ofLegs = (count) => JSON.stringify({ title: "Pari gagné", legs: Array.from({ length: count }, (_, index) => leg(index)) });
see("letters and bytes of forty legs", [ofLegs(40).length, Buffer.byteLength(ofLegs(40))], [3_572, 3_773]);
see("a combi of forty legs", byWebPush(ofLegs(40)), { bytes: 3_876, records: 1, isRead: true });
see("a combi of fifty legs", byWebPush(ofLegs(50)), { bytes: 4_833, records: 2, isRead: true });

see("@block65/webcrypto-web-push, 3,993 bytes", await byBlock65("x".repeat(3_993)), 4_096);
see("and 3,994", await byBlock65("x".repeat(3_994)), "Payload is 3994 bytes, the maximum is 3993");
PROGRAM
node run.mjs
