#!/usr/bin/env bash
# How long a player has been playing, and how long a pause still lasts, on a laptop that sleeps for an hour meanwhile.
#
# One would guess: a timer reads the clock, and its ticks only draw: after an hour of sleep it has an hour more, or less
#   to go. A countdown of 90 minutes begins with 90:00 or 1:30:00.
# What they do: use-timer counts its ticks: a minute, an hour of sleep and two seconds are 62. So does
#   @bradgarropy/use-countdown, whose pause ends an hour late; and its text of 90 minutes is 30:00, since it is written
#   as a time of day, and by HH:mm 01:30 on a machine in UTC, 02:30 in Brussels. react-timer-hook,
#   react-compound-timer, timer-node and tiny-timer go by the clock: 3,662 seconds.
# Versions: use-timer 2.0.1, @bradgarropy/use-countdown 2.0.1, react-timer-hook 4.0.6, react-compound-timer 2.0.5,
#   timer-node 5.0.9, tiny-timer 1.6.0, react 18.3.1, jsdom 26.1.0, @sinonjs/fake-timers 15.5.0 (for the clock).
# Source: the README of use-countdown (format is one of date-fns, which formats dates); HTML, timers (browsers may delay
#   ticks of a hidden page, so that counted ticks fall behind there too); run, in UTC and in Europe/Brussels.
# Where a sportsbook's page meets it: the time of play that a reality check shows, pauses and "closes in". A player who
#   shut the laptop in the middle is shown a minute of play. Keep the moment of the beginning, and compute from it at
#   each tick.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  use-timer@2.0.1 \
  @bradgarropy/use-countdown@2.0.1 \
  react-timer-hook@4.0.6 \
  react-compound-timer@2.0.5 \
  timer-node@5.0.9 \
  tiny-timer@1.6.0 \
  react@18.3.1 \
  react-dom@18.3.1 \
  jsdom@26.1.0 \
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
import * as fakeTimers from "@sinonjs/fake-timers";
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const { window } = new JSDOM("<!doctype html><body></body>");
for (const name of ["document", "Element", "HTMLElement", "Node"]) globalThis[name] = window[name];
globalThis.window = window;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const require = createRequire(import.meta.url);
const { default: UseCountdown } = await import("@bradgarropy/use-countdown");
const useCountdown = UseCountdown.default ?? UseCountdown;
const { useTimer } = await import("use-timer");
const { useStopwatch } = require("react-timer-hook");
const { createTimeModel } = require("react-compound-timer");
const { Timer } = await import("timer-node");
const TinyTimer = require("tiny-timer");

/** What a timer reads after a minute, and after an hour of sleep and two seconds more. */
async function reads(start) {
  const clock = fakeTimers.install({ now: new Date("2026-11-28T19:00:00Z"), toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  for (const name of ["setTimeout", "clearTimeout", "setInterval", "clearInterval"]) window[name] = globalThis[name];
  const seconds = async (count) => {
    for (let tick = 0; tick < count * 2; tick += 1) await act(async () => void (await clock.tickAsync(500)));
  };
  const read = await start();
  const begun = read();
  await seconds(60);
  const minute = read();
  clock.setSystemTime(Date.now() + 3_600_000);
  await seconds(2);
  const slept = read();
  clock.uninstall();
  return { begun, minute, slept };
}
async function hook(use) {
  let value;
  function Reader() {
    value = use();
    return null;
  }
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(createElement(Reader)));
  return () => value;
}
console.log(`the machine's zone: ${process.env.TZ}`);
const zero = { begun: 0, minute: 60, slept: 3662 };
see("use-timer", await reads(() => hook(() => useTimer({ autostart: true }).time)), { ...zero, slept: 62 });
see("react-timer-hook", await reads(() => hook(() => useStopwatch({ autoStart: true }).totalSeconds)), zero);
const startedModel = () => {
  const model = createTimeModel({ initialTime: 0, startImmediately: true, timeToUpdate: 1000, direction: "forward" });
  return () => model.value.h * 3600 + model.value.m * 60 + model.value.s;
};
see("react-compound-timer", await reads(startedModel), zero);
const startedTimer = () => {
  const timer = new Timer().start();
  return () => Math.round(timer.ms() / 1000);
};
see("timer-node", await reads(startedTimer), zero);
const startedTiny = () => {
  const timer = new TinyTimer({ stopwatch: true });
  timer.start(7_200_000);
  return () => Math.round(timer.time / 1000);
};
see("tiny-timer", await reads(startedTiny), zero);

const pause = (format) => () => hook(() => {
  const { minutes, formatted } = useCountdown({ minutes: 90, seconds: 0, format, autoStart: true });
  return `${minutes} ${formatted}`;
});
see("use-countdown, 90 minutes", await reads(pause("mm:ss")), { begun: "90 30:00", minute: "89 29:00", slept: "88 28:58" });
see("use-countdown, 90 minutes with hours", (await reads(pause("HH:mm"))).begun, process.env.TZ === "UTC" ? "90 01:30" : "90 02:30");
process.exit();
PROGRAM
for zone in UTC Europe/Brussels; do TZ="$zone" node run.mjs; done
