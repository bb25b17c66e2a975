#!/usr/bin/env bash
# A laptop that is shut with the page open and opened again in the morning: the session ends after 30 minutes of rest.
#
# One would guess: the first movement of the mouse after eight hours finds that the time is up, and the session ends.
# What they do: idle-js, idlejs, idle-timeout and activity-detector have a timer of 30 minutes, which does not run
#   while the machine sleeps, and begin it again with each movement, whatever the clock says. The first movement in
#   the morning is one of many: the night was no rest, and the session lasts for another 30 minutes. On a machine that
#   stays awake all four are right, after 30 minutes to the second.
# Versions: idle-js 1.2.0, idlejs 3.0.0, idle-timeout 2.5.0, activity-detector 3.0.0, happy-dom 20.14.6,
#   @sinonjs/fake-timers 15.5.0 (whose clock is set forward without its timers, as a machine does that wakes up).
# Source: their READMEs (a callback after a time without events); HTML, 8.6 (a timer waits while its document is not
#   active, and for longer as the browser likes), and the monotonic clocks of Linux and macOS, which stop in sleep;
#   run.
# Where a sportsbook's page meets it: the end of a session after a time of rest, and the reality check. The next
#   person at the machine has the account, with its balance and its limits. Keep the time of the last event, compare
#   it with the clock before an event counts, and upon visibilitychange; and let the server end the session.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  idle-js@1.2.0 \
  idlejs@3.0.0 \
  idle-timeout@2.5.0 \
  activity-detector@3.0.0 \
  happy-dom@20.14.6 \
  @sinonjs/fake-timers@15.5.0
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
import fakeTimers from "@sinonjs/fake-timers";
import { Window } from "happy-dom";
import { see } from "./see.mjs";

const page = new Window({ url: "https://example.be/" });
globalThis.window = globalThis;
globalThis.document = page.document;
globalThis.MouseEvent = page.MouseEvent;
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) globalThis[name] = page[name].bind(page);
const require = createRequire(import.meta.url);
const of = (name) => require(name).default ?? require(name);
const minute = 60_000;

const starters = {
  "idle-js": (onIdle) => {
    const idle = new (of("idle-js"))({ idle: 30 * minute, onIdle });
    idle.start();
    return () => idle.stop();
  },
  idlejs: (onIdle) => {
    const idle = new (require("idlejs").Idle)().whenNotInteractive().within(30).do(onIdle).start();
    return () => idle.stop();
  },
  "idle-timeout": (onIdle) => {
    const idle = of("idle-timeout")(onIdle, { element: page.document, timeout: 30 * minute, loop: false });
    return () => idle.destroy();
  },
  "activity-detector": (onIdle) => {
    const detector = of("activity-detector")({ timeToIdle: 30 * minute, inactivityEvents: [] });
    detector.on("idle", onIdle);
    return () => detector.stop();
  },
};
let x = 0;
function move() {
  x += 10;
  for (const target of [page.document.body, page]) {
    const event = new page.MouseEvent("mousemove", { bubbles: true, clientX: x, clientY: x });
    Object.defineProperties(event, { pageX: { value: x }, pageY: { value: x } });
    target.dispatchEvent(event);
  }
}
/** When the session ends: the mouse is moved at 22:01, and then by what is done. */
function ends(name, live) {
  const clock = fakeTimers.install({ now: new Date("2026-11-28T22:00:00Z"), toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const at = [];
  const stop = starters[name](() => at.push(new Date().toISOString().slice(11, 16)));
  clock.tick(minute);
  move();
  live(clock);
  stop();
  clock.uninstall();
  return at.join(" ");
}
for (const name of Object.keys(starters)) {
  see(`${name}, awake`, ends(name, (clock) => clock.tick(45 * minute)), "22:31");
  const night = (clock) => {
    clock.setSystemTime(new Date("2026-11-29T06:00:00Z"));
    move();
    clock.tick(45 * minute);
  };
  see(`${name}, shut at 22:01, opened and moved at 06:00`, ends(name, night), "06:30");
}
PROGRAM
node run.mjs
