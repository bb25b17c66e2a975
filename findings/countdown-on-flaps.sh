#!/usr/bin/env bash
# A countdown to a match on flaps, from the server and to a screen reader.
#
# One would guess: the server's page has the time that is left, each figure is said once, and after the kick-off there
#   is nothing or 0.
# What it does: @leenguyen/react-flip-clock-countdown draws nothing on the server, so that the page below jumps;
#   @rumess/react-flip-countdown draws six times 00, as of a match that has begun. In a browser the first has each
#   figure four times in its text (02 hours are "00002222"); neither has a role, a name or anything hidden from
#   readers. After the kick-off the second shows the time as a program writes it ("2026-11-29T21:30:08.155Z").
# Versions: @leenguyen/react-flip-clock-countdown 1.7.2, @rumess/react-flip-countdown 1.2.6, react 18.3.1; DOM jsdom
#   31.0.1.
# Source: run; their READMEs have no word on servers or readers.
# Where a sportsbook's page meets it: the hour before a match. Draw the flaps hidden from readers, with one sentence
#   beside them, and from the server's clock.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @leenguyen/react-flip-clock-countdown@1.7.2 \
  @rumess/react-flip-countdown@1.2.6 \
  react@18.3.1 \
  react-dom@18.3.1 \
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

const { window } = new JSDOM("<body></body>", { pretendToBeVisual: true });
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  getComputedStyle: window.getComputedStyle,
  requestAnimationFrame: (draw) => setTimeout(() => draw(performance.now()), 16),
  cancelAnimationFrame: clearTimeout,
});
const { createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const { renderToString } = await import("react-dom/server");
const defaultOf = (loaded) => loaded.default?.default ?? loaded.default;
const Leenguyen = defaultOf(await import("@leenguyen/react-flip-clock-countdown"));
const Rumess = defaultOf(await import("@rumess/react-flip-countdown"));
const flaps = {
  leenguyen: (at) => createElement(Leenguyen, { to: at }),
  rumess: (at) => createElement(Rumess, { endAt: new Date(at).toISOString() }),
};
const hour = 3_600_000;
const textOf = (element) => element.textContent.replace(/\.[^{}]*\{[^}]*\}/g, "");

function onServer(name) {
  const place = window.document.createElement("div");
  place.innerHTML = renderToString(flaps[name](Date.now() + 2 * hour));
  return textOf(place);
}
see("leenguyen on the server", onServer("leenguyen"), "");
see("rumess on the server", onServer("rumess"), "Year00Month00Day00Hour00Minute00Second00");

/** What is in the page once it has counted for a second. */
async function inPage(name, at) {
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  root.render(flaps[name](at));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const seen = { text: textOf(place), isForReaders: /aria-|role=|<time/.test(place.innerHTML) };
  root.unmount();
  return seen;
}
const two = Date.now() + 2 * hour + 30_000;
const leenguyen = await inPage("leenguyen", two);
see("leenguyen, hours of two", leenguyen.text.match(/Hours(\d+)/)?.[1], "00002222");
const rumess = await inPage("rumess", two);
see("rumess, hours of two", rumess.text.match(/Hour(\d+)/)?.[1], "02");
see("anything for readers", [leenguyen.isForReaders, rumess.isForReaders], [false, false]);
const past = Date.now() - 5_000;
see("rumess after the kick-off is its instant", (await inPage("rumess", past)).text === new Date(past).toISOString(), true);
process.exit();
PROGRAM
node run.mjs
