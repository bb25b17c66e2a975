#!/usr/bin/env bash
# An amount whose digits roll when it moves (a cash out, a price), in a button, as a reader of screens has it.
#
# One would guess: such a package gives the amount once, as text or as a label, and hides the wheels of digits; what the
#   server sends is the amount.
# What they do: react-flip-numbers has the label. In react-animated-counter the button's name is each digit of each wheel,
#   of 1.5 from its right end to its left: "9 8 7 6 5 4 3 2 1 0 0 9 8 7 ...", and a minus comes last. @w3ux/react-odometer
#   has before the amount all that a wheel can show: ",.01234567891.50". react-slot-counter gives "1 . 5 0", four words.
#   The server's text is the wheels in the first three, in @w3ux/react-odometer without the amount, and "0" for 150 in
#   react-animated-numbers: so it is found, copied and translated.
# Versions: react-flip-numbers 3.0.9, react-animated-counter 1.9.0, @w3ux/react-odometer 1.1.0, react-slot-counter 3.3.3,
#   react-animated-numbers 1.1.1 (with framer-motion 14.14.0, react 18.3.1); DOM jsdom 29.1.1, dom-accessibility-api
#   0.7.1. Without the packages' styles, which hide no more than the last 0 of
#   each wheel.
# Source: run; the READMEs say nothing of readers of screens.
# Where a sportsbook's page meets it: "Cash out 12.40" that moves each second, balances, jackpots. Write the amount once
#   for readers, hide the wheels from them, and send the amount from the server.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  react-flip-numbers@3.0.9 \
  react-animated-counter@1.9.0 \
  @w3ux/react-odometer@1.1.0 \
  react-slot-counter@3.3.3 \
  react-animated-numbers@1.1.1 \
  framer-motion@14.14.0 \
  react@18.3.1 \
  react-dom@18.3.1 \
  jsdom@29.1.1 \
  dom-accessibility-api@0.7.1 \
  esbuild@0.28.2
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
import { computeAccessibleName } from "dom-accessibility-api";
import { see } from "./see.mjs";

const { window } = new JSDOM("<main></main>", { pretendToBeVisual: true });
const { document } = window;
const never = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
Object.assign(window, { IntersectionObserver: never, ResizeObserver: never, matchMedia });
Object.assign(globalThis, { window, document, IntersectionObserver: never, ResizeObserver: never });
globalThis.getComputedStyle = window.getComputedStyle.bind(window);
globalThis.requestAnimationFrame = window.requestAnimationFrame.bind(window);
globalThis.cancelAnimationFrame = window.cancelAnimationFrame.bind(window);
Object.assign(globalThis, { HTMLElement: window.HTMLElement, Element: window.Element });
Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });

const { createElement, createRoot, renderToStaticMarkup, ...parts } = await import("./parts.mjs");
const look = { height: 12, width: 12, color: "black" };
const wheel = "9 8 7 6 5 4 3 2 1 0 0";
/** Each with the button's name and the server's text as found. */
const amounts = {
  "1.50, react-flip-numbers": {
    part: createElement(parts.FlipNumbers, { ...look, play: true, numbers: "1.50" }),
    found: ["1.50", "01234567891.0123456789501234567890"],
  },
  "1.5, react-animated-counter": {
    part: createElement(parts.AnimatedCounter, { value: 1.5 }),
    found: [`${wheel} ${wheel} . ${wheel}`, "9876543210098765432100.98765432100"],
  },
  "-2, react-animated-counter": {
    part: createElement(parts.AnimatedCounter, { value: -2, includeDecimals: false }),
    found: [`${wheel} -`, "98765432100-"],
  },
  "1.50, @w3ux/react-odometer": {
    part: createElement(parts.Odometer, { value: "1.50" }),
    found: [",.01234567891.50", ",.0123456789"],
  },
  "1.50, react-slot-counter": {
    part: createElement(parts.SlotCounter, { value: "1.50" }),
    found: ["1 . 5 0", "1.50"],
  },
};
/** The name of a button with the amount in it, a second after it was drawn. */
async function nameOf(part) {
  const main = document.querySelector("main");
  const root = createRoot(main);
  root.render(createElement("button", null, part));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const name = computeAccessibleName(main.querySelector("button"));
  root.unmount();
  return name;
}
/** The text of the server's HTML. */
function textOf(part) {
  const markup = renderToStaticMarkup(part);
  return JSDOM.fragment(markup.replace(/<style.*?<\/style>/gs, "")).textContent;
}
// What React says of effects on a server is no part of this.
console.error = () => {};
for (const [name, { part, found }] of Object.entries(amounts)) {
  see(`${name}, the button's name`, await nameOf(part), found[0]);
  see(`${name}, the server's text`, textOf(part), found[1]);
}
const rolling = createElement(parts.AnimatedNumbers, { animateToNumber: 150 });
see("150, react-animated-numbers, the server's text", textOf(rolling), "0");
process.exit();
PROGRAM
cat >parts.entry.mjs <<'ENTRY'
import * as animatedNumbers from "react-animated-numbers";
import * as flipNumbers from "react-flip-numbers";
import * as slotCounter from "react-slot-counter";

export { Odometer } from "@w3ux/react-odometer";
export { createElement } from "react";
export { AnimatedCounter } from "react-animated-counter";
export { createRoot } from "react-dom/client";
export { renderToStaticMarkup } from "react-dom/server";
/** The component itself: some packages have a default in their default. */
const itself = ({ default: found }) => found.default ?? found;
export const AnimatedNumbers = itself(animatedNumbers);
export const FlipNumbers = itself(flipNumbers);
export const SlotCounter = itself(slotCounter);
ENTRY
cat >require.mjs <<'INJECTED'
import { createRequire } from "node:module";

globalThis.require = createRequire(import.meta.url);
INJECTED
node_modules/.bin/esbuild parts.entry.mjs --bundle --platform=node --format=esm --outfile=parts.mjs \
  --loader:.css=empty --inject:require.mjs --log-level=error
node run.mjs
