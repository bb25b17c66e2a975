#!/usr/bin/env bash
# A test on the eve of a match, by a clock that is set: which day is "today"?
#
# One would guess: a package that sets the clock sets it for all that reads it: new Date(), Date.now(), Intl without a
#   date, Temporal, and Date() as a text.
# What they do: with mockdate, timekeeper and the mock of Node's own test runner, Intl.DateTimeFormat().format() without
#   a date still gives the real day; @sinonjs/fake-timers gives the one that is set. With mockdate Date() is an object
#   instead of a text, with timekeeper it is the real day. Temporal.Now of both polyfills follows all four, and so does
#   new Date().
# Versions: mockdate 3.0.5, timekeeper 2.3.1, @sinonjs/fake-timers 15.5.0, temporal-polyfill 1.0.8,
#   @js-temporal/polyfill 0.5.1, node:test of Node 24.
# Source: ECMA-402, DateTime Format Functions (without a date they call the intrinsic %Date.now%, not the one that was
#   put there); ECMA-262 (Date called as a function gives a text); run.
# Where a sportsbook's page meets it: the heading "today" of a list, "valid until", the day on a receipt: each of them
#   passes a test on the day on which it was written, or on none. Give Intl its date always, which a rule of a linter
#   can demand, or use a clock that sets Intl too.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mockdate@3.0.5 \
  timekeeper@2.3.1 \
  @sinonjs/fake-timers@15.5.0 \
  temporal-polyfill@1.0.8 \
  @js-temporal/polyfill@0.5.1
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
import { mock } from "node:test";
import * as fakeTimers from "@sinonjs/fake-timers";
import { Temporal as PolyfillTemporal } from "@js-temporal/polyfill";
import mockDate from "mockdate";
import { Temporal } from "temporal-polyfill";
import timekeeper from "timekeeper";
import { see } from "./see.mjs";

const eve = new Date("2031-05-16T18:00:00Z");
const days = { timeZone: "UTC" };
/** Which of the readers of a clock give the day that is set. */
function readers() {
  return {
    newDate: new Date().toISOString().startsWith("2031-05-16"),
    temporal: Temporal.Now.plainDateISO("UTC").toString() === "2031-05-16",
    polyfill: PolyfillTemporal.Now.plainDateISO("UTC").toString() === "2031-05-16",
    intl: new Intl.DateTimeFormat("en-CA", days).format() === "2031-05-16",
    text: typeof Date() === "string" ? Date().includes("May 16 2031") : typeof Date(),
  };
}
const all = { newDate: true, temporal: true, polyfill: true };

mockDate.set(eve);
const byMockDate = readers();
mockDate.reset();
timekeeper.freeze(eve);
const byTimekeeper = readers();
timekeeper.reset();
mock.timers.enable({ apis: ["Date"], now: eve });
const byNode = readers();
mock.timers.reset();
const clock = fakeTimers.install({ now: eve });
const byFakeTimers = readers();
clock.uninstall();

see("mockdate", byMockDate, { ...all, intl: false, text: "object" });
see("timekeeper", byTimekeeper, { ...all, intl: false, text: false });
see("node:test", byNode, { ...all, intl: false, text: true });
see("@sinonjs/fake-timers", byFakeTimers, { ...all, intl: true, text: true });
PROGRAM
node run.mjs
