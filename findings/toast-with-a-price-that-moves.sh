#!/usr/bin/env bash
# What a toast about a bet says to a screen reader: a title, an old and a new price, a picture with a name.
#
# One would guess: a toast is announced as it is read, with a space where a part ends, the name of a picture
#   where that is, and again when its text changes while it is open.
# What it does: Radix's toast copies its pieces of text into a live region of its own, without a space between
#   any two: title "Bet placed" and description "Union 1.50" that is struck out and "1.55" are "Bet placedUnion
#   1.501.55". The pieces are nodes of their own, at which some readers pause; what joins them says a price of
#   1.501. A picture is left out with its name. The copy is made once: when the price in the open toast becomes
#   1.60, no region says so, and after a second there is none. What is aria-hidden, hidden or display: none in
#   its own style is left out, as one would wish; an action is said by its altText.
# Versions: @radix-ui/react-toast 1.3.1 (with react 19.3.1); DOM jsdom 31.0.1.
# Source: its page (altText of an action); the package's code (getAnnounceTextContent, computed once a node);
#   run.
# Where a sportsbook's page meets it: "accepted at new odds" is the one message that has two prices side by
#   side. Write sentences into an announcer of the page's own, and leave the toast's silent.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @radix-ui/react-toast@1.3.1 \
  react@19.3.1 \
  react-dom@19.3.1 \
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

const { window } = new JSDOM("<!doctype html><body><main></main></body>", { pretendToBeVisual: true });
const names = ["document", "Node", "Element", "HTMLElement", "MutationObserver", "getComputedStyle", "Event", "CustomEvent"];
for (const name of names) globalThis[name] = window[name];
globalThis.window = window;
const { document } = window;
const { createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const Toast = await import("@radix-ui/react-toast");

/** Each text that a live region has had. */
const said = [];
const listen = () => {
  for (const { textContent } of document.querySelectorAll("[aria-live]")) {
    if (textContent && said.at(-1) !== textContent) said.push(textContent);
  }
};
new window.MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const toast = (price) =>
  createElement(
    Toast.Provider,
    { label: "Message" },
    createElement(
      Toast.Root,
      { open: true, duration: 60_000 },
      createElement(Toast.Title, null, "Bet placed"),
      createElement(
        Toast.Description,
        null,
        "Union ",
        createElement("s", null, "1.50"),
        createElement("b", null, price),
        createElement("i", { "aria-hidden": true }, "→"),
        createElement("img", { alt: "Longer odds" }),
      ),
      createElement(Toast.Action, { altText: "See it in My bets" }, "See"),
    ),
    createElement(Toast.Viewport),
  );

const root = createRoot(document.querySelector("main"));
root.render(toast("1.55"));
await pause(400);
see("announced", said, ["Message Bet placedUnion 1.501.55See it in My bets"]);
const pieces = [...document.querySelector("[aria-live]").childNodes].map(({ textContent }) => textContent);
see("its nodes", pieces, ["Message", " ", "Bet placed", "Union ", "1.50", "1.55", "See it in My bets"]);
root.render(toast("1.60"));
await pause(400);
see("the price in the toast", document.querySelector("li b").textContent, "1.60");
see("announced, all in all", said.length, 1);
await pause(900);
see("regions after that", document.querySelectorAll("[aria-live]").length, 0);
process.exit();
PROGRAM
node run.mjs
