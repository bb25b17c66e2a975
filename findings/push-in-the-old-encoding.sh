#!/usr/bin/env bash
# A push message, encrypted by a package without dependencies.
#
# One would guess: a package of today encrypts by RFC 8291 (aes128gcm), the only coding that the Push API
#   obliges browsers to know.
# What it does: @pushforge/builder sends the coding of a draft before it, aesgcm: its salt and key stand in
#   the headers Encryption and Crypto-Key. Its authorization has the form of the RFC all the same
#   ("vapid t=..., k=..."), while the draft's is "WebPush ..." and a p256ecdsa in Crypto-Key. The stand-in for
#   a push service that knows both codings refuses the mixture. webpush-webcrypto sends aesgcm too, all in
#   the draft's form, which the stand-in reads. A browser says what it takes in
#   PushManager.supportedContentEncodings. web-push and @block65/webcrypto-web-push send aes128gcm, and the
#   stand-in reads them.
# Versions: @pushforge/builder 2.0.5, webpush-webcrypto 1.0.5; right: web-push 3.6.7,
#   @block65/webcrypto-web-push 2.0.0; judged by web-push-testing 1.2.2.
# Source: RFC 8291, 4 (aes128gcm); RFC 8292, 3 (the vapid scheme); Push API, supportedContentEncodings
#   (aes128gcm has to be among them, earlier ones may); run.
# Where a sportsbook's page meets it: "your bet is settled" never arrives on a browser that knows the RFC
#   alone, though the push service may say 201, since it reads no message.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  web-push@3.6.7 \
  @block65/webcrypto-web-push@2.0.0 \
  @pushforge/builder@2.0.5 \
  webpush-webcrypto@1.0.5 \
  web-push-testing@1.2.2
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
import { webcrypto } from "node:crypto";
import { createRequire } from "node:module";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { buildPushHTTPRequest } from "@pushforge/builder";
import webPush from "web-push";
import { ApplicationServerKeys, generatePushHTTPRequest, setWebCrypto } from "webpush-webcrypto";
import { see } from "./see.mjs";

const { PushApiModel } = createRequire(import.meta.url)("web-push-testing/src/PushApiModel.js");
const keys = webPush.generateVAPIDKeys();
const point = Buffer.from(keys.publicKey, "base64url");
const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
const privateJWK = { kty: "EC", crv: "P-256", d: keys.privateKey, x, y };
const vapid = { subject: "mailto:push@operator.example", ...keys };
const data = "Gagné";
const options = { ttl: 60 };

const service = new PushApiModel();
service.notifyUrl = "https://push.example/";

async function received(build, applicationServerKey = keys.publicKey) {
  const subscription = await service.subscribe({
    userVisibleOnly: "true",
    applicationServerKey,
  });
  const { headers: given, body } = await build({ ...subscription, expirationTime: null });
  const headers = new Headers(given);
  const sent = {
    encoding: headers.get("content-encoding"),
    encryption: headers.get("encryption"),
    cryptoKey: headers.get("crypto-key"),
    authorization: headers.get("authorization"),
    ttl: headers.get("ttl"),
  };
  const form = [sent.encoding, sent.authorization.split(" ")[0], sent.encryption !== null];
  try {
    await service.handleNotification(subscription.clientHash, sent, Buffer.from(body));
    return [...form, ...service.getNotifications(subscription).messages];
  } catch (error) {
    return [...form, `refused: ${error.message}`];
  }
}
const byWebPush = (subscription) =>
  webPush.generateRequestDetails(subscription, data, { vapidDetails: vapid, TTL: options.ttl });
const byBlock65 = (subscription) => buildPushPayload({ data, options }, subscription, vapid);
const byPushForge = (subscription) =>
  buildPushHTTPRequest({
    privateJWK,
    subscription,
    message: { payload: data, adminContact: vapid.subject, options },
  });

see("web-push", await received(byWebPush), ["aes128gcm", "vapid", false, data]);
see("@block65/webcrypto-web-push", await received(byBlock65), ["aes128gcm", "vapid", false, data]);
see("@pushforge/builder", await received(byPushForge), [
  "aesgcm",
  "vapid",
  true,
  "refused: Invalid Authorization header sent",
]);

setWebCrypto(webcrypto);
const applicationServerKeys = await ApplicationServerKeys.generate();
const byWebCrypto = ({ endpoint, keys: { p256dh, auth } }) =>
  generatePushHTTPRequest({
    applicationServerKeys,
    payload: data,
    target: { endpoint, keys: { p256dh, auth } },
    adminContact: vapid.subject,
    ttl: options.ttl,
    urgency: "normal",
  });
const { publicKey } = await applicationServerKeys.toJSON();
see("webpush-webcrypto", await received(byWebCrypto, publicKey), ["aesgcm", "WebPush", true, data]);
PROGRAM
node run.mjs
