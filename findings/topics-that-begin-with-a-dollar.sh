#!/usr/bin/env bash
# Which MQTT topics a wildcard stands for, in packages that route messages within a page.
#
# One would guess: packages that match topics to filters do it by the specification's two short sections,
#   as brokers do.
# What it does: in all five of them # and +/uptime match $SYS/uptime, which a filter that begins with a
#   wildcard must not. An empty level (event//delta, event/) matches event/+/delta and event/+ in three
#   of them, and in mqtt-pattern and mqtt-regex it does not.
# Versions: mqtt-match 3.0.0, mqtt-pattern 2.1.1, mqtt-wildcard 3.0.9, mqtt-regex 1.1.0, mqtt-emitter
#   4.1.0.
# Source: MQTT 3.1.1, 4.7.2-1 (topics that begin with $), 4.7.1.3 (+ stands for one level, which may be
#   empty: its example is +/+ for /finance).
# Where a sportsbook's page meets it: one connection carries prices and the broker's state. A handler of
#   all prices is called with the broker's counters and handles them as a message of the feed.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mqtt-match@3.0.0 \
  mqtt-pattern@2.1.1 \
  mqtt-wildcard@3.0.9 \
  mqtt-regex@1.1.0 \
  mqtt-emitter@4.1.0
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
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const match = require("mqtt-match");
const pattern = require("mqtt-pattern");
const wildcard = require("mqtt-wildcard");
const regex = require("mqtt-regex");
const Emitter = require("mqtt-emitter");

const matchers = {
  "mqtt-match": match,
  "mqtt-pattern": pattern.matches,
  "mqtt-wildcard": (filter, topic) => wildcard(topic, filter) !== null,
  "mqtt-regex": (filter, topic) => Boolean(regex(filter).exec(topic)),
  "mqtt-emitter": (filter, topic) => {
    let isCalled = false;
    const emitter = new Emitter();
    emitter.on(filter, () => {
      isCalled = true;
    });
    emitter.emit(topic, {});
    return isCalled;
  },
};
const strict = ["mqtt-pattern", "mqtt-regex"];
for (const [name, matches] of Object.entries(matchers)) {
  see(`${name}, # and +/uptime for $SYS/uptime`, [matches("#", "$SYS/uptime"), matches("+/uptime", "$SYS/uptime")], [true, true]);
  const isEmptyOne = !strict.includes(name);
  see(
    `${name}, event/+/delta for event//delta, event/+ for event/`,
    [matches("event/+/delta", "event//delta"), matches("event/+", "event/")],
    [isEmptyOne, isEmptyOne],
  );
  see(`${name}, event/# for event`, matches("event/#", "event"), true);
}
PROGRAM
node run.mjs
