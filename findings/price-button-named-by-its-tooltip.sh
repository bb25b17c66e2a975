#!/usr/bin/env bash
# Price buttons with a tooltip, with a label of their own, and in the theme's colours, before an audit without a browser.
#
# One would guess: a button's name is its text, and a tooltip describes it; a label that leaves the price out, or has
#   another one, does not hold what is seen (WCAG 2.5.3) and is reported; white on white is reported in each notation of
#   CSS, or it is said that it was not measured.
# What it does: the title is the name: "Union 1.50" with the tooltip "Price may change" is "Price may change" for
#   getAccessibleName, and so for each rule about names. A label passes where about half of the words that are seen are in
#   it: "Union", "Union, one fifty" and "Union at 15" for "Union 1.50", and "1.5" for "1.50"; "Genk 2.10" and "Bet" are
#   reported. White on white is reported as #fff, not in oklch(), lab() or color(), nor is hsl(0 0% 90%) on white, and
#   nothing says so. A dialog, an alertdialog and a group of radios without a name pass; a meter without one does not.
# Versions: @accesslint/core 0.21.0, happy-dom 21.0.4.
# Source: Accessible Name and Description Computation 1.2, 2F before 2I; WCAG 2.5.3 and 1.4.3; WAI-ARIA 1.2 (name required
#   of dialog, alertdialog and radiogroup); the package's README ("including color contrast"); run on 30 November 2026.
# Where a sportsbook's page meets it: odds buttons with a tooltip, and themes in oklch. The audit is green for a price
#   that cannot be read, and a test of names is red for a button that is right. Keep an engine in a browser beside it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @accesslint/core@0.21.0 \
  happy-dom@21.0.4
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
import { getAccessibleName, runAudit } from "@accesslint/core";
import { Window } from "happy-dom";
import { see } from "./see.mjs";

const window = new Window();
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
Object.assign(globalThis, { window, document: window.document, getComputedStyle: window.getComputedStyle.bind(window) });
document.documentElement.lang = "en";
document.title = "Genk";
function show(part) {
  document.body.innerHTML = `<main><h1>Genk</h1>${part}</main>`;
  return document.querySelector("main > :last-child");
}
function rules(part) {
  show(part);
  return runAudit(document).violations.map(({ ruleId }) => ruleId).join(" ");
}
const text = "<span>Union</span> <span>1.50</span>";
see("name of a button", getAccessibleName(show(`<button type="button">${text}</button>`)), "Union 1.50");
see("name with a tooltip", getAccessibleName(show(`<button type="button" title="Price may change">${text}</button>`)), "Price may change");
const mismatch = "labels-and-names/label-content-mismatch";
const labelled = (label, seen) => rules(`<button type="button" aria-label="${label}">${seen}</button>`);
for (const label of ["Union", "Union, one fifty", "Union at 15"]) see(`${label} for Union 1.50`, labelled(label, "Union 1.50"), "");
see("1.5 for 1.50", labelled("1.5", "1.50"), "");
see("Genk 2.10 for Union 1.50, and Bet for 1.50", [labelled("Genk 2.10", "Union 1.50"), labelled("Bet", "1.50")], [mismatch, mismatch]);
const coloured = (colour, ground) => rules(`<p style="color: ${colour}; background-color: ${ground}">Union 1.50</p>`);
see("#fff on #fff", coloured("#fff", "#fff"), "distinguishable/color-contrast");
for (const colour of ["oklch(1 0 0)", "lab(100 0 0)", "color(srgb 1 1 1)"]) see(`${colour} on itself`, coloured(colour, colour), "");
see("hsl(0 0% 90%) on #fff", coloured("hsl(0 0% 90%)", "#fff"), "");
const nameless = ["<dialog open><p>Union</p></dialog>", '<div role="alertdialog"><button type="button">Close</button></div>', '<div role="radiogroup"><div role="radio" aria-checked="true" tabindex="0">1.50</div></div>'];
see("dialog, alertdialog and radiogroup", nameless.map(rules), ["", "", ""]);
see("meter", rules('<meter value="80" min="0" max="100"></meter>'), "labels-and-names/aria-meter-name");
PROGRAM
node run.mjs
