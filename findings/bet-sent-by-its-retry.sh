#!/usr/bin/env bash
# A bet whose answer is lost: the server has read it, and the line breaks.
#
# One would guess: what repeats requests repeats those that may be repeated, and a POST is not among them, as ky and
#   undici do it; Retry-After is kept to by what repeats a 503.
# What they do: axios-retry, fetch-retry, fetch-retry-ts, @vercel/fetch-retry, node-fetch-retry, superagent's retry(3)
#   and urllib's retry send the same bet again when the line breaks after it was read: three bets for one press, in
#   axios-retry with no wait between them. For axios-retry a 5xx of a POST is final, a broken line is not. wretch
#   repeats a POST that was answered by 503, and so do up-fetch and @better-fetch/fetch with their options for
#   retries; of all that repeat a 503 with "Retry-After: 2", @vercel/fetch-retry alone waits. make-fetch-happen,
#   gaxios, ofetch, ky and undici's RetryAgent send it once.
# Versions: axios-retry 4.5.0, axios 1.21.1, fetch-retry 6.0.0, fetch-retry-ts 1.3.1, @vercel/fetch-retry 5.1.3,
#   node-fetch 2.7.0, node-fetch-retry 2.0.1, superagent 10.4.2, urllib 4.9.1, wretch 3.0.9, up-fetch 2.6.1,
#   @better-fetch/fetch 1.3.3, make-fetch-happen 16.0.1, gaxios 8.3.3, ofetch 1.5.1, ky 2.1.0, undici 8.12.4.
# Source: RFC 9110, 9.2.2 (no request that is not idempotent is repeated unless it is known not to have been applied)
#   and 10.2.3 (Retry-After); axios-retry's README (network errors, or a 5xx of an idempotent request, of which only
#   the second names its methods) and its issue 66; run against a server of the script's own.
# Where a sportsbook's page meets it: placing a bet, a deposit, a cash out, on a train. Allow retries for GET alone,
#   give each bet a key that the server knows, and request its state before it is sent again.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  axios-retry@4.5.0 \
  fetch-retry@6.0.0 \
  fetch-retry-ts@1.3.1 \
  @vercel/fetch-retry@5.1.3 \
  node-fetch@2.7.0 \
  node-fetch-retry@2.0.1 \
  wretch@3.0.9 \
  up-fetch@2.6.1 \
  @better-fetch/fetch@1.3.3 \
  make-fetch-happen@16.0.1 \
  gaxios@8.3.3 \
  ofetch@1.5.1 \
  ky@2.1.0 \
  undici@8.12.4 \
  urllib@4.9.1 \
  axios@1.21.1 \
  superagent@10.4.2
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
import { betterFetch } from "@better-fetch/fetch";
import { request as gaxios } from "gaxios";
import ky from "ky";
import { ofetch } from "ofetch";
import { Agent, request, RetryAgent } from "undici";
import { up } from "up-fetch";
import * as urllib from "urllib";
import wretch from "wretch";
import { retry } from "wretch/middlewares";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const of = (name) => require(name).default ?? require(name);
/** The server reads each bet whole; the first two are lost on their way back, or refused. */
let bets = [];
let answer = "the line breaks";
const server = http.createServer((call, reply) => {
  call.resume().on("end", () => {
    bets.push(Date.now());
    if (bets.length >= 3) reply.end("{}");
    else if (answer === "the line breaks") call.socket.destroy();
    else reply.writeHead(503, { "retry-after": "2" }).end("{}");
  });
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const url = `http://127.0.0.1:${server.address().port}/bets`;
const bet = { stake: 500 };
const options = { method: "POST", body: JSON.stringify(bet), headers: { "content-type": "application/json" } };

const tools = {
  "axios-retry": () => {
    const client = require("axios").create();
    of("axios-retry")(client);
    return client.post(url, bet);
  },
  "fetch-retry": () => of("fetch-retry")(fetch)(url, options),
  "fetch-retry-ts": () => of("fetch-retry-ts")(fetch)(url, options),
  "@vercel/fetch-retry": () => of("@vercel/fetch-retry")(require("node-fetch"))(url, options),
  "node-fetch-retry": () => of("node-fetch-retry")(url, { ...options, retry: 3, pause: 100, silent: true }),
  superagent: () => require("superagent").post(url).retry(3).send(bet),
  urllib: () => urllib.request(url, { method: "POST", data: bet, contentType: "json", retry: 3, retryDelay: 100 }),
  wretch: () => wretch(url).middlewares([retry({ maxAttempts: 3 })]).post(bet).res(),
  "up-fetch": () => up(fetch, () => ({ retry: { attempts: 3, delay: 100 } }))(url, { method: "POST", body: bet }),
  "@better-fetch/fetch": () => betterFetch(url, { method: "POST", body: bet, retry: { type: "linear", attempts: 3, delay: 100 }, throw: true }),
  "make-fetch-happen": () => of("make-fetch-happen")(url, { ...options, retry: { retries: 3, minTimeout: 100 } }),
  gaxios: () => gaxios({ url, method: "POST", data: bet, retry: true }),
  ofetch: () => ofetch(url, { method: "POST", body: bet }),
  ky: () => ky.post(url, { json: bet }),
  undici: () => request(url, { ...options, dispatcher: new RetryAgent(new Agent(), { minTimeout: 100 }) }),
};
async function sent(name) {
  bets = [];
  await Promise.resolve(tools[name]()).catch(() => {});
  const waits = bets.slice(1).map((at, index) => at - bets[index]);
  return { bets: bets.length, longestWait: Math.max(0, ...waits) };
}
const isLost = { "axios-retry": 3, "fetch-retry": 3, "fetch-retry-ts": 3, "@vercel/fetch-retry": 3, "node-fetch-retry": 3, superagent: 3, urllib: 2 };
for (const name of Object.keys(tools)) see(`${name}, the line breaks: bets`, (await sent(name)).bets, isLost[name] ?? 1);
answer = "503";
const isRefused = { "fetch-retry-ts": 3, "@vercel/fetch-retry": 3, superagent: 3, urllib: 3, wretch: 3, "up-fetch": 3, "@better-fetch/fetch": 3 };
for (const name of Object.keys(tools)) {
  const { bets: count, longestWait } = await sent(name);
  see(`${name}, 503 and Retry-After: bets, and are they two seconds apart`, [count, longestWait > 1900], [isRefused[name] ?? 1, name === "@vercel/fetch-retry"]);
}
process.exit();
PROGRAM
node run.mjs
