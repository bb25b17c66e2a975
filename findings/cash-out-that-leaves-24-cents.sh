#!/usr/bin/env bash
# A slider for a part of a cash out: from € 0.10 to € 12.34 in steps of € 0.50.
#
# One would guess: the end of the slider is its maximum, by a finger, by the key End and by arrows alike, with a last
#   step that is shorter.
# What they do: radix ends at 12.10 by a finger and by End, and at 12.34 by the arrow key. zag ends at 12.34 by End, at
#   12.10 by a finger, by arrows and where the whole amount is set by the page. @react-stately/slider (React Aria's)
#   makes 12.10 of 12.34 that it is given, while its maximum says 12.34. react-slider stays at 12.10 by arrows.
#   rc-slider and noUiSlider reach 12.34.
# Versions: @radix-ui/react-slider 1.6.1, @zag-js/slider and @zag-js/react 1.47.0, @react-stately/slider 3.8.1,
#   react-slider 2.0.6, rc-slider 11.1.9, nouislider 15.8.1, react 19.3.1, jsdom 26.1.0.
# Source: the standard of HTML for input type=range (steps begin at the minimum, and a value between two of them is a
#   step mismatch), which says what browsers do and not what these do; run.
# Where a sportsbook's page meets it: who pulls the slider to its end means the whole bet, and 24 cents of it stay
#   a bet that the player believes to be closed; how the key is pressed decides it. Let the slider count parts of a
#   hundred, and make the last of them the whole amount.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  @radix-ui/react-slider@1.6.1 \
  @zag-js/slider@1.47.0 \
  @zag-js/react@1.47.0 \
  @react-stately/slider@3.8.1 \
  react-slider@2.0.6 \
  rc-slider@11.1.9 \
  nouislider@15.8.1 \
  react@19.3.1 \
  react-dom@19.3.1 \
  jsdom@26.1.0
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

/** A page of 1,000 pixels, in which each element is as wide as the page. */
const { window } = new JSDOM("<!doctype html><body></body>", { pretendToBeVisual: true });
const names = "document getComputedStyle Element HTMLElement HTMLInputElement HTMLFormElement SVGElement ShadowRoot Node";
for (const name of `${names} DocumentFragment Event KeyboardEvent MouseEvent CustomEvent MutationObserver`.split(" ")) {
  globalThis[name] = window[name];
}
globalThis.window = window;
globalThis.requestAnimationFrame = window.requestAnimationFrame;
globalThis.cancelAnimationFrame = window.cancelAnimationFrame;
Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = window.ResizeObserver = Observer;
Object.assign(window.HTMLElement.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => true,
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 1000, height: 10, right: 1000, bottom: 10, x: 0, y: 0 }),
});

const { act, createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const radix = await import("@radix-ui/react-slider");
const zag = await import("@zag-js/slider");
const { normalizeProps, useMachine } = await import("@zag-js/react");
const { useSliderState } = await import("@react-stately/slider");
const component = (module) => module.default?.default ?? module.default;
const RcSlider = component(await import("rc-slider"));
const ReactSlider = component(await import("react-slider"));
const { default: noUiSlider } = await import("nouislider");

async function mount(element) {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(element));
  return place;
}
const codes = { End: 35, ArrowRight: 39 };
async function press(thumb, key, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await act(async () => {
      thumb.focus();
      const event = { key, keyCode: codes[key], which: codes[key], bubbles: true, cancelable: true };
      thumb.dispatchEvent(new window.KeyboardEvent("keydown", event));
    });
  }
}
async function pressAtEnd(element) {
  const at = { clientX: 1000, clientY: 5, button: 0, bubbles: true, cancelable: true };
  await act(async () => {
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"]) {
      const event = new window.MouseEvent(type, { ...at, buttons: type.endsWith("down") ? 1 : 0 });
      Object.defineProperty(event, "pointerId", { value: 1 });
      Object.defineProperty(event, "pageX", { value: 1000 });
      element.dispatchEvent(event);
    }
  });
}
const amount = { min: 0.1, max: 12.34, step: 0.5 };
const thumbOf = (place) => place.querySelector("[role=slider]");
const now = (place) => Number(thumbOf(place).getAttribute("aria-valuenow"));

const parts = [createElement(radix.Track, { key: "track" }), createElement(radix.Thumb, { key: "thumb" })];
const byRadix = () => mount(createElement(radix.Root, { ...amount, defaultValue: [0.1] }, parts));
let place = await byRadix();
await pressAtEnd(place.firstElementChild);
see("radix, a finger at the end", now(place), 12.1);
place = await byRadix();
await press(thumbOf(place), "End");
see("radix, the key End", now(place), 12.1);
await press(thumbOf(place), "ArrowRight");
see("radix, one arrow more", now(place), 12.34);

let api;
function ZagSlider({ id }) {
  api = zag.connect(useMachine(zag.machine, { id, ...amount, defaultValue: [0.1] }), normalizeProps);
  const thumb = createElement("div", api.getThumbProps({ index: 0 }));
  return createElement("div", api.getRootProps(), createElement("div", api.getControlProps(), thumb));
}
place = await mount(createElement(ZagSlider, { id: "one" }));
await pressAtEnd(place.querySelector("[data-part=control]"));
see("zag, a finger at the end", api.value, [12.1]);
place = await mount(createElement(ZagSlider, { id: "two" }));
await press(thumbOf(place), "ArrowRight", 40);
see("zag, arrows", api.value, [12.1]);
place = await mount(createElement(ZagSlider, { id: "three" }));
await press(thumbOf(place), "End");
see("zag, the key End", api.value, [12.34]);
place = await mount(createElement(ZagSlider, { id: "four" }));
await act(async () => api.setValue([12.34]));
see("zag, the whole amount set by the page", api.value, [12.1]);

let state;
function AriaSlider() {
  const numberFormatter = new Intl.NumberFormat("en");
  state = useSliderState({ minValue: 0.1, maxValue: 12.34, step: 0.5, defaultValue: [0.1], numberFormatter });
  return null;
}
await mount(createElement(AriaSlider));
await act(async () => state.setThumbPercent(0, 1));
see("@react-stately/slider, the end, and its maximum", [state.values[0], state.getThumbMaxValue(0)], [12.1, 12.34]);

let chosen;
place = await mount(createElement(ReactSlider, { ...amount, defaultValue: 0.1, onChange: (value) => (chosen = value) }));
await press(thumbOf(place), "ArrowRight", 40);
see("react-slider, arrows", chosen, 12.1);

place = await mount(createElement(RcSlider, { ...amount, defaultValue: 0.1, onChange: (value) => (chosen = value) }));
await press(thumbOf(place), "End");
see("rc-slider, the key End", chosen, 12.34);

const plain = document.body.appendChild(document.createElement("div"));
noUiSlider.create(plain, { start: 0.1, range: { min: 0.1, max: 12.34 }, step: 0.5 });
plain.noUiSlider.set(12.34);
see("noUiSlider, the whole amount", plain.noUiSlider.get(true), 12.34);
process.exit();
PROGRAM
node run.mjs
