#!/usr/bin/env bash
# What a virtual screen reader says of a registration and a slip, read from top to bottom.
#
# One would guess: a reader for tests says what a browser gives to a real one: a wait without an end as a wait,
#   of a password that it has signs, of a cell the header of its column; no name where ARIA allows none, and no
#   less than what is seen.
# What it does: <progress> without a value, a bet that is being placed, is "progressbar, Placing, 0", with a
#   least and a highest value. A field for a password is said with the password, and without its role.
#   aria-label on a plain <span> or <div>, a name that ARIA forbids and that real readers mostly pass over, is
#   said before the text, so that "HT" is "half time, HT, end, half time". What is visible within something with
#   visibility: hidden is left out. A cell is its content alone, "cell, 30", without the header of its column or
#   row. And the options of a closed <select> are read one by one.
# Versions: @guidepup/virtual-screen-reader 0.33.0; DOM jsdom 31.0.1.
# Source: WAI-ARIA 1.2, progressbar (no aria-valuenow where it is indeterminate), generic (naming prohibited);
#   HTML-AAM, progress, input type=password; CSS 2.2, visibility; run.
# Where a sportsbook's page meets it: transcripts that are kept beside components, and reviewed instead of a
#   real reader. A missing header or a forbidden name looks right in them. Compare with the browser's tree.

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

async function read(html) {
  document.body.innerHTML = html;
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== "end of document") await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases.slice(1, -1);
}

see("a wait without an end", await read('<progress aria-label="Placing"></progress>'), [
  "progressbar, Placing, 0, max value 100, min value 0",
]);
see("a wait of which a third is over", await read('<progress aria-label="Placing" value="1" max="3"></progress>'), [
  "progressbar, Placing, 1, max value 3, min value 0, current value 33.33%",
]);
see("a password", await read('<input type="password" aria-label="Password" value="1-x-2" />'), ["Password, 1-x-2"]);
see("a text", await read('<input aria-label="Username" value="union" />'), ["textbox, Username, union"]);
see("a name on a plain element", await read('<p>0-0 <span aria-label="half time">HT</span></p>'), [
  "paragraph",
  "0-0",
  "half time",
  "HT",
  "end, half time",
  "end of paragraph",
]);
const kept = '<div style="visibility: hidden">Old <b style="visibility: visible">1.55</b></div><i>x</i>';
see("visible in something that is not", await read(kept), await read("<i>x</i>"));
const table = "<table><tr><th scope=col>Team<th scope=col>Points<tr><th scope=row>Union<td>30</table>";
see("a cell with two headers", (await read(table)).filter((phrase) => phrase.startsWith("cell")), ["cell, 30"]);
const select = "<select aria-label=Odds><option>Decimal<option selected>Fractional</select>";
see("a closed list", await read(select), [
  "combobox, Odds, Fractional, has popup listbox, not expanded",
  "option, Decimal, not selected, position 1, set size 2",
  "option, Fractional, selected, position 2, set size 2",
  "end of combobox, Odds, Fractional, has popup listbox, not expanded",
]);
PROGRAM
node run.mjs
