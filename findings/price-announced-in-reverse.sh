#!/usr/bin/env bash
# Two price changes that are announced to a screen reader one right after the other.
#
# One would guess: an announcer says both, in their order, or the last one alone.
# What it does: react-aria's announcer writes the second one first. The first announcement of a page waits
#   for 100 ms, since the live region is made for it; one that comes meanwhile does not wait. So the last
#   that is heard is the old price, 1.50, and not 1.55. From then on the order is right. Atlaskit's
#   announcer writes the last one alone.
# Versions: @react-aria/live-announcer 3.5.1 (with react-aria 3.53.0),
#   @atlaskit/pragmatic-drag-and-drop-live-region 2.1.0; DOM jsdom 31.0.1.
# Source: run; react-aria's code (the wait of 100 ms for a new region).
# Where a sportsbook's page meets it: "odds changed" is often the first thing that a slip announces, and
#   prices move in bursts. Announce once at start, or keep a queue of one's own, in which a new price of
#   an outcome replaces the old one.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @react-aria/live-announcer@3.5.1 \
  react-aria@3.53.0 \
  react@19.2.0 \
  react-dom@19.2.0 \
  @atlaskit/pragmatic-drag-and-drop-live-region@2.1.0 \
  jsdom@31.0.1
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
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const { window } = new JSDOM("<!doctype html><body></body>", { pretendToBeVisual: true });
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  Element: window.Element,
  Node: window.Node,
});
Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let written = [];
const observer = new window.MutationObserver((changes) => {
  for (const change of changes) {
    const texts =
      change.type === "characterData"
        ? [change.target.data]
        : [...change.addedNodes].map(({ textContent }) => textContent);
    for (const text of texts) if (/\d/.test(text)) written.push(text);
  }
});
observer.observe(document.body, { childList: true, subtree: true, characterData: true });

async function trial(announce) {
  written = [];
  announce("1.50");
  announce("1.55");
  await wait(2500);
  // A new region comes with its first text in it, and both are reported.
  return written.filter((text, index) => text !== written[index - 1]);
}
const { announce } = await import("@react-aria/live-announcer");
see("react-aria, the first two", await trial((text) => announce(text, "polite")), ["1.55", "1.50"]);
see("react-aria, two more", await trial((text) => announce(text, "polite")), ["1.50", "1.55"]);
const atlaskit = await import("@atlaskit/pragmatic-drag-and-drop-live-region");
see("Atlaskit's", await trial((text) => atlaskit.announce(text)), ["1.55"]);
process.exit();
PROGRAM
node run.mjs
