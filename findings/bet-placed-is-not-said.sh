#!/usr/bin/env bash
# Two announcements of one moment: "Bet placed", and the balance after it, by packages that keep a live region.
#
# One would guess: both are said, the first one first, since a region that is polite waits until what is said is over; at
#   worst they are joined.
# What they do: @zag-js/live-region and @atlaskit/pragmatic-drag-and-drop-live-region write a text after a pause, and a
#   text that comes before it is written takes its room: the first one is never in the page. Of four in a quarter of a
#   second the last one alone is written. live-region and a11y-status write both, on-demand-live-region one after the
#   other. A text that is the same as the last one is written again in all five.
# Versions: @zag-js/live-region 1.47.0, @atlaskit/pragmatic-drag-and-drop-live-region 2.1.0, live-region 1.1.3,
#   a11y-status 2.0.2, on-demand-live-region 0.1.3; DOM jsdom 29.1.1.
# Source: run; the READMEs say nothing of two at once.
# Where a sportsbook's page meets it: a bet is placed and the balance changes, or a leg is suspended and the return
#   changes, in one message of the feed. The bettor hears the amount and not what became of the bet. Join what belongs
#   to one moment into one text, with what matters first.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @zag-js/live-region@1.47.0 \
  @atlaskit/pragmatic-drag-and-drop-live-region@2.1.0 \
  live-region@1.1.3 \
  a11y-status@2.0.2 \
  on-demand-live-region@0.1.3 \
  jsdom@29.1.1
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
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const { window } = new JSDOM("<main></main>", { pretendToBeVisual: true });
const { document } = window;
Object.assign(globalThis, { window, document });
const require = createRequire(import.meta.url);
const { createLiveRegion } = require("@zag-js/live-region");
const atlaskit = require("@atlaskit/pragmatic-drag-and-drop-live-region");
const LiveRegion = require("live-region");
const { setStatus } = require("a11y-status");
const OnDemandLiveRegion = require("on-demand-live-region");

const zag = createLiveRegion({ level: "polite" });
const region = new LiveRegion();
const onDemand = new OnDemandLiveRegion({ level: "polite" });
const packages = {
  "@zag-js/live-region": (text) => zag.announce(text),
  "@atlaskit/pragmatic-drag-and-drop-live-region": (text) => atlaskit.announce(text),
  "live-region": (text) => region.announce(text),
  "a11y-status": (text) => setStatus(text),
  "on-demand-live-region": (text) => onDemand.say(text),
};
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
/** The texts that come into the page within two seconds of the first. */
async function written(announce, texts, pause) {
  const found = [];
  const observer = new window.MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    found.push(...added.map(({ textContent }) => textContent).filter((text) => texts.includes(text)));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  for (const text of texts) {
    announce(text);
    if (pause) await wait(pause);
  }
  await wait(2000);
  observer.disconnect();
  return found;
}
for (const announce of Object.values(packages)) await written(announce, ["first of all"], 0);
const moment = ["Bet placed", "Balance 12.40"];
const prices = ["1.50", "1.52", "1.55", "1.60"];
const again = ["Odds changed", "Odds changed"];
const lastAlone = ["@zag-js/live-region", "@atlaskit/pragmatic-drag-and-drop-live-region"];
for (const [name, announce] of Object.entries(packages)) {
  const kept = (texts) => (lastAlone.includes(name) ? texts.slice(-1) : texts);
  see(`two at once, ${name}`, await written(announce, moment, 0), kept(moment));
  see(`four in 240 ms, ${name}`, await written(announce, prices, 60), kept(prices));
  see(`the same again, ${name}`, await written(announce, again, 1000), again);
}
process.exit();
PROGRAM
node run.mjs
