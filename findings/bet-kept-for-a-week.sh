#!/usr/bin/env bash
# A bet that should never be sent later, and prices that should never be kept, in a service worker.
#
# One would guess: 0 minutes of keeping is "now or never", 0 seconds of age is "never from the cache", a limit of 0
#   seconds for the network answers from the cache at once; an answer of which the age is not known is not younger than
#   30 seconds; a bet that is answered by an error 500 is tried again, or its page learns of it.
# What they do: 0 minutes is seven days in workbox-background-sync and @serwist/background-sync: a bet of six days ago
#   is handed out to be sent. 0 seconds of age is no limit at all in both packages of expiration, and 0 seconds for the
#   network is none either. A price from another origin has no Date that can be read, unless that origin exposes it,
#   and is young for ever on its first use. A bet that is answered by 500 or 409 counts as sent, and is dropped.
# Versions: workbox-background-sync, workbox-expiration and workbox-strategies 7.4.1, @serwist/background-sync and
#   @serwist/expiration 9.5.11, with fake-indexeddb 6.2.8.
# Source: the packages' comments (default 7 days; in minutes; no Date means fresh); run.
# Where a sportsbook's page meets it: a page that works without a line. A bet from before the match is placed during
#   the next one, and yesterday's prices are shown as today's. Keep bets and prices out of the service worker, and give
#   half a minute as 0.5 where something may wait.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  workbox-background-sync@7.4.1 \
  workbox-expiration@7.4.1 \
  workbox-strategies@7.4.1 \
  @serwist/background-sync@9.5.11 \
  @serwist/expiration@9.5.11 \
  fake-indexeddb@6.2.8
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
import "fake-indexeddb/auto";
import { registerHooks } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { see } from "./see.mjs";

// Workbox names its modules without ".js", as a bundler reads them.
registerHooks({
  resolve(name, context, next) {
    try {
      return next(name, context);
    } catch {
      return next(`${name}.js`, context);
    }
  },
});
const stored = new Map();
globalThis.self = globalThis;
globalThis.location = new URL("https://bets.test/");
globalThis.registration = { scope: "https://bets.test/", sync: { register: async () => {} } };
globalThis.addEventListener ??= () => {};
globalThis.ExtendableEvent = class extends Event {
  waitUntil() {}
};
globalThis.FetchEvent = class extends globalThis.ExtendableEvent {};
const cache = {
  match: async ({ url }) => stored.get(url)?.clone(),
  put: async ({ url }, answer) => stored.set(url, answer),
  delete: async ({ url }) => stored.delete(url),
  keys: async () => [],
};
globalThis.caches = { open: async () => cache, match: cache.match, keys: async () => ["prices"] };
const [workbox, serwist] = [await import("workbox-background-sync/index.js"), await import("@serwist/background-sync")];
const expirations = [await import("workbox-expiration/index.js"), await import("@serwist/expiration")];
const { NetworkFirst } = await import("workbox-strategies/index.js");

const hour = 3_600_000;
let queues = 0;
const queueOf = ({ Queue }, options) => new Queue(`bets-${queues++}`, { ...options, onSync: async () => {} });
const bet = (number) => new Request("https://bets.test/bets", { method: "POST", body: `bet ${number}` });
for (const [name, library] of Object.entries({ workbox, serwist })) {
  const isSentLater = async (minutes, age) => {
    const queue = queueOf(library, { maxRetentionTime: minutes });
    await queue.pushRequest({ request: bet(1), timestamp: Date.now() - age });
    return (await queue.shiftRequest()) !== undefined;
  };
  see(`${name}, 1 minute and half a one, an hour old`, [await isSentLater(1, hour), await isSentLater(0.5, hour)], [false, false]);
  see(`${name}, 0 minutes, six days old`, await isSentLater(0, 144 * hour), true);
  const queue = queueOf(library, { maxRetentionTime: 5 });
  for (const number of [1, 2]) await queue.pushRequest({ request: bet(number) });
  const statuses = [500, 409];
  globalThis.fetch = async () => new Response("", { status: statuses.shift() });
  await queue.replayRequests();
  see(`${name}, left after 500 and 409`, (await queue.getAll()).length, 0);
}

const prices = new Request("https://prices.test/prices");
const answer = (age) => new Response("1.50", { headers: age === undefined ? {} : { date: new Date(Date.now() - age).toUTCString() } });
const isUsed = async ({ ExpirationPlugin }, maxAgeSeconds, cachedResponse) => {
  const plugin = new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds });
  const use = { event: new ExtendableEvent("fetch"), request: prices, cacheName: "prices", cachedResponse };
  return (await plugin.cachedResponseWillBeUsed(use)) !== null;
};
for (const [at, name] of ["workbox", "serwist"].entries()) {
  see(`${name}, 31 seconds of 30`, await isUsed(expirations[at], 30, answer(31_000)), false);
  see(`${name}, an hour of 0 seconds`, await isUsed(expirations[at], 0, answer(hour)), true);
  see(`${name}, no date, of 30 seconds`, await isUsed(expirations[at], 30, answer()), true);
}

globalThis.fetch = async () => {
  await wait(400);
  return new Response("1.45");
};
const first = async (networkTimeoutSeconds) => {
  stored.set(prices.url, new Response("1.50"));
  return (await new NetworkFirst({ cacheName: "prices", networkTimeoutSeconds }).handle({ event: new ExtendableEvent("fetch"), request: prices })).text();
};
see("a tenth of a second for the network", await first(0.1), "1.50");
await wait(500);
see("0 seconds for the network", await first(0), "1.45");
PROGRAM
NODE_ENV=production node run.mjs
