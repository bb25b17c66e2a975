#!/usr/bin/env bash
# Limits of a month and exclusions of half a year, kept in memory.
#
# One would guess: a limit of 1,000 in 30 days refuses the second 600 of the day; what is excluded for 180 days is so a
#   moment later; a deposit that was refused uses up nothing, and 434.99 counts as 434.99.
# What they do: from 25 days on the time is too long for a timer, and is over at once: rate-limiter-flexible allows
#   each 600 of the month, and memory-cache and expiry-map have lost the exclusion after some milliseconds. With 24
#   days all is right. In rate-limiter-flexible what is refused counts: with a limit of 1,000, after 600 and a refused
#   500, 300 is refused as well. Cents do not count: 434.99 is 434, and 0.99 nothing. @isaacs/ttlcache and tiny-timer
#   are right for 180 days.
# Versions: rate-limiter-flexible 11.4.0, memory-cache 0.2.0, expiry-map 2.0.0, @isaacs/ttlcache 2.1.5, tiny-timer
#   1.6.0.
# Source: HTML and Node's timers (a delay above 2,147,483,647 ms); the packages' READMEs; run.
# Where a sportsbook's page meets it: limits of deposits, pauses, and a stand-in for what the operator has. A test with
#   a day or a week passes, and in the month nothing is limited. Keep the time at which a limit ends, and compare it
#   with the clock; count cents.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  rate-limiter-flexible@11.4.0 \
  memory-cache@0.2.0 \
  expiry-map@2.0.0 \
  @isaacs/ttlcache@2.1.5 \
  tiny-timer@1.6.0
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
import { TTLCache } from "@isaacs/ttlcache";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
process.removeAllListeners("warning");
const memoryCache = require("memory-cache");
const expiryMap = require("expiry-map");
const tinyTimer = require("tiny-timer");
const { RateLimiterMemory } = require("rate-limiter-flexible");
const ExpiryMap = expiryMap.default ?? expiryMap;
const Timer = tinyTimer.default ?? tinyTimer;
const day = 86_400_000;

/** Each keeps a player for some days, and gives what says whether it still does. */
const packages = {
  "memory-cache": (days) => {
    memoryCache.put(days, true, days * day);
    return () => memoryCache.get(days) === true;
  },
  "expiry-map": (days) => {
    const players = new ExpiryMap(days * day);
    players.set("player", true);
    return () => players.has("player");
  },
  "@isaacs/ttlcache": (days) => {
    const players = new TTLCache({ ttl: days * day });
    players.set("player", true);
    return () => players.has("player");
  },
  "tiny-timer": (days) => {
    const timer = new Timer();
    let isRunning = true;
    timer.on("done", () => (isRunning = false));
    timer.start(days * day);
    return () => isRunning;
  },
};
for (const days of [24, 25, 180]) {
  const questions = Object.values(packages).map((keep) => keep(days));
  await wait(100);
  see(`excluded for ${days} days`, questions.map((isKept) => isKept()), [days === 24, days === 24, true, true]);
}

/** Whether each deposit is allowed by a limit of 1,000. */
async function deposits(duration, ...amounts) {
  const limiter = new RateLimiterMemory({ points: 1000, duration });
  const answers = [];
  for (const amount of amounts) {
    answers.push(await limiter.consume("player", amount).then(
      () => true,
      () => false,
    ));
    await wait(50);
  }
  return [...answers, (await limiter.get("player"))?.consumedPoints ?? 0];
}
see("three times 600 in 24 days", await deposits(24 * 86_400, 600, 600, 600), [true, false, false, 1800]);
see("three times 600 in 25 days", await deposits(25 * 86_400, 600, 600, 600), [true, true, true, 0]);
see("three times 600 in 30 days", await deposits(30 * 86_400, 600, 600, 600), [true, true, true, 0]);
see("600, 500 and 300 in a minute", await deposits(60, 600, 500, 300), [true, false, false, 1400]);
see("434.99 and 0.99 in a minute", await deposits(60, 434.99, 0.99), [true, true, 434]);
process.exit();
PROGRAM
node run.mjs
