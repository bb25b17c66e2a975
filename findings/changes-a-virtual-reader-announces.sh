#!/usr/bin/env bash
# What a virtual screen reader announces as a slip changes: a refusal, a price in a busy part, an icon.
#
# One would guess: a reader for tests announces what a real one does: an alert that is added to the page with
#   its text (the usual way to write one), what was hidden in a live region and is shown, an image by its name;
#   and no text that is hidden from readers, nor what changes while aria-busy is set.
# What it does: of an alert that is added with its text, and of a text in a live region that loses its "hidden",
#   it announces nothing. What is aria-hidden or display: none in a live region it does announce, and what
#   changes under aria-busy at once, whereas readers may wait until it ends. An image in a region is left out,
#   with its name; a region that is emptied is announced as "polite: ". Text that is put into a region that is
#   there is right, and so are aria-atomic, log, timer and aria-live="off".
# Versions: @guidepup/virtual-screen-reader 0.33.0; DOM jsdom 31.0.1.
# Source: WAI-ARIA 1.2, alert, aria-busy, aria-hidden, aria-relevant (additions, text); issue 3 of its
#   repository, which lists all of these attributes and is closed; run.
# Where a sportsbook's page meets it: "price changed, bet not placed" as a tested announcement. A right alert
#   fails the test, and a text that reaches no one passes it. Prove announcements by a region that is there
#   before.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @guidepup/virtual-screen-reader@0.33.0 \
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
const names = ["document", "Node", "Element", "HTMLElement", "MutationObserver", "getComputedStyle"];
for (const name of names) globalThis[name] = window[name];
globalThis.window = window;
const { document } = window;
const { virtual } = await import("@guidepup/virtual-screen-reader");

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const find = (selector) => document.querySelector(selector);
async function announced(html, ...changes) {
  document.body.innerHTML = html;
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  for (const change of changes) {
    change();
    await pause();
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}
const write = (selector, text) => () => {
  find(selector).textContent = text;
};

const alertWithText = () => {
  find("main").innerHTML = "<div role=alert>Price changed</div>";
};
see("an alert, added with its text", await announced("<main></main>", alertWithText), []);
see("text, put into an alert that is there", await announced("<div role=alert></div>", write("div", "Price changed")), [
  "assertive: Price changed",
]);
const shown = () => {
  find("p").hidden = false;
};
see("a hidden text, shown", await announced("<div aria-live=polite><p hidden>Not placed</p></div>", shown), []);
const hiddenPart = "<div aria-live=polite>Odds <i aria-hidden=true>1.50</i></div>";
see("aria-hidden, in a region", await announced(hiddenPart, write("i", "1.55")), ["polite: 1.55"]);
const undrawn = "<div aria-live=polite style='display: none'>1.50</div>";
see("a region with display: none", await announced(undrawn, write("div", "1.55")), ["polite: 1.55"]);
const busy = "<div aria-live=polite aria-busy=true><b>1.50</b></div>";
see("while busy", await announced(busy, write("b", "1.55")), ["polite: 1.55"]);
const ended = () => find("div").setAttribute("aria-busy", "false");
see("and as that ends", await announced(busy, write("b", "1.55"), ended), ["polite: 1.55"]);
const icon = () => {
  find("div").innerHTML = "<img alt=Shorter> <b>1.45</b>";
};
see("an image and a price", await announced("<div role=status></div>", icon), ["polite: 1.45"]);
see("a region that is emptied", await announced("<div role=status>Placed</div>", write("div", "")), ["polite: "]);

const atomic = "<div role=status>Odds <b>1.50</b></div>";
see("status, in which a part changes", await announced(atomic, write("b", "1.55")), ["polite: Odds 1.55"]);
const parts = "<div aria-live=polite>Odds <b>1.50</b></div>";
see("the same without aria-atomic", await announced(parts, write("b", "1.55")), ["polite: 1.55"]);
see("timer", await announced("<div role=timer>01:30</div>", write("div", "01:29")), []);
PROGRAM
node run.mjs
