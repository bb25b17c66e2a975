#!/usr/bin/env bash
# Shortcuts and a ticket scanner on a Belgian keyboard, where 1 is Shift and the key that says & alone.
#
# One would guess: a shortcut "1" answers when a 1 is typed, and "+" when a plus is, with Shift or by the number block,
#   and neither answers to "&"; a scanner's digits are digits, and the hyphens of a ticket's code stay in it.
# What they do: of four packages mousetrap alone answers to a 1 that is typed with Shift. hotkeys-js answers to the &
#   without Shift, and not to the number block. A plus with Shift is one for mousetrap alone, and hotkeys-js and
#   @github/hotkey know none at all. Of a scanner that types as on an American keyboard, all three readers give
#   à&é"'(§è!çà&é for 0123456789012, though each event has its key's code, Digit0 to Digit9. onscan.js drops hyphens:
#   GS-1042-77 and GS-10-4277 are one ticket.
# Versions: tinykeys 4.0.0, hotkeys-js 4.1.2, mousetrap 1.6.5, @github/hotkey 3.1.4, onscan.js 1.5.2,
#   @point-of-sale/keyboard-barcode-scanner 1.1.4, @itexperts/barcode-scanner 1.0.1, with jsdom 31.0.1.
# Source: UI Events (key, code, shiftKey); the packages' READMEs; run with the events of either keyboard.
# Where a sportsbook's page meets it: quick stakes by a key, and tickets that are paid out in a shop. What is tested on
#   an American keyboard does nothing in Belgium, or bets by "&". Compare event.key without its modifiers, and read a
#   scanner by event.code.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  tinykeys@4.0.0 \
  hotkeys-js@4.1.2 \
  mousetrap@1.6.5 \
  @github/hotkey@3.1.4 \
  onscan.js@1.5.2 \
  @point-of-sale/keyboard-barcode-scanner@1.1.4 \
  @itexperts/barcode-scanner@1.0.1 \
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
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { window } = new JSDOM("<!doctype html><body></body>", { url: "https://bets.test/" });
const names = ["document", "CustomEvent", "Event", "EventTarget", "KeyboardEvent", "Node", "HTMLElement", "HTMLInputElement", "HTMLSelectElement", "HTMLTextAreaElement"];
Object.assign(globalThis, { window, ...Object.fromEntries(names.map((name) => [name, window[name]])) });

// A clock of its own: a scanner types a sign in five milliseconds, however slow the machine is.
let clock = 1_000_000;
Date.now = () => clock;
performance.now = () => clock;

/** Presses a key as a browser says it. */
function press(key, code, keyCode, shiftKey = false) {
  clock += 5;
  const type = (name, which) => {
    const event = new window.KeyboardEvent(name, { key, code, shiftKey, bubbles: true, cancelable: true });
    Object.defineProperty(event, "which", { get: () => which });
    Object.defineProperty(event, "keyCode", { get: () => which });
    document.body.dispatchEvent(event);
  };
  type("keydown", keyCode);
  if (key.length === 1) type("keypress", key.charCodeAt(0));
  type("keyup", keyCode);
}

const { tinykeys } = await import("tinykeys");
const { default: hotkeys } = await import("hotkeys-js");
const { install } = await import("@github/hotkey");
const mousetrap = require("mousetrap");
let answers = [];
for (const key of ["1", "+"]) {
  tinykeys(window, { [key]: () => answers.push("tinykeys") });
  hotkeys(key, () => void answers.push("hotkeys-js"));
  mousetrap.bind(key, () => void answers.push("mousetrap"));
  const button = document.createElement("button");
  button.onclick = () => answers.push("@github/hotkey");
  document.body.append(button);
  install(button, key);
}
const answered = async (...pressed) => {
  answers = [];
  press(...pressed);
  await wait(1600);
  return answers.toSorted();
};
see("1, American", await answered("1", "Digit1", 49), ["@github/hotkey", "hotkeys-js", "mousetrap", "tinykeys"]);
see("1, Belgian", await answered("1", "Digit1", 49, true), ["mousetrap"]);
see("&, Belgian", await answered("&", "Digit1", 49), ["hotkeys-js"]);
see("1, number block", await answered("1", "Numpad1", 97), ["@github/hotkey", "mousetrap", "tinykeys"]);
see("+, Belgian", await answered("+", "Slash", 187, true), ["mousetrap"]);
see("+, number block", await answered("+", "NumpadAdd", 107), ["mousetrap", "tinykeys"]);

const scanned = {};
const note = (name) => (code) => (scanned[name] = code);
require("onscan.js").attachTo(document, { onScan: note("onscan.js") });
const { default: KeyboardBarcodeScanner } = await import("./node_modules/@point-of-sale/keyboard-barcode-scanner/dist/keyboard-barcode-scanner.esm.js");
const scanner = new KeyboardBarcodeScanner();
scanner.addEventListener("barcode", ({ value }) => note("point-of-sale")(value));
await scanner.connect();
const { BarcodeScanner } = await import("@itexperts/barcode-scanner");
new BarcodeScanner().addEventListener("scan", ({ detail }) => note("itexperts")(detail));

const digits = "0123456789012";
const belgian = "à&é\"'(§è!ç";
const scan = async (keys) => {
  clock += 5_000;
  for (const key of keys) press(...key);
  press("Enter", "Enter", 13);
  clock += 1_000;
  await wait(400);
  return [scanned["onscan.js"], scanned["point-of-sale"], scanned.itexperts];
};
const keysOf = (shown, hasShift) => [...digits].map((digit) => [shown(Number(digit)), `Digit${digit}`, 48 + Number(digit), hasShift]);
see("digits, as Belgian keys", await scan(keysOf(String, true)), [digits, digits, digits]);
see("digits, as American keys", await scan(keysOf((digit) => belgian[digit], false)), Array(3).fill("à&é\"'(§è!çà&é"));
const letters = (code) => [...code].map((sign) => (sign === "-" ? ["-", "Equal", 189] : [sign, `${Number.isNaN(Number(sign)) ? "Key" : "Digit"}${sign}`, sign.charCodeAt(0), true]));
see("GS-1042-77", (await scan(letters("GS-1042-77"))).slice(0, 2), ["GS104277", "GS-1042-77"]);
see("GS-10-4277", (await scan(letters("GS-10-4277"))).slice(0, 2), ["GS104277", "GS-10-4277"]);
process.exit();
PROGRAM
node run.mjs
