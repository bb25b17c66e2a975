#!/usr/bin/env bash
# What a price button is called in a test, and what a browser calls it.
#
# One would guess: the engine behind getByRole puts a space where a line breaks in a button, knows a
#   field's placeholder as its name of last resort, and finds a struck price by its role, as browsers do.
# What it does: <button>Union<br>1.50</button> is "Union1.50" to dom-accessibility-api and "Union 1.50" to
#   Chromium 156. A field that has a placeholder alone has no name; in Chromium it has the
#   placeholder's. <s>1.40</s> has the role deletion in HTML's mapping and in Chromium; aria-query, and so
#   getByRole, knows deletion for <del> alone. An old and a new price side by side are one number, in
#   Chromium too: <s>1.40</s><b>1.50</b> is "1.401.50". And all of this changes with the DOM beneath:
#   jsdom 26 knows no display of a <b>, and the same engine says "1.40 1.50" and "Union 1.50".
# Versions: dom-accessibility-api 0.7.1, @testing-library/dom 10.4.2, aria-query 5.3.2, jsdom 31.0.1 and
#   26.1.0; compared with Chromium 156.0.8078.108 (its accessibility tree), which is not run here.
# Source: HTML Accessibility API Mappings 1.0 (s: role deletion; placeholder in the computation of a
#   field's name); w3c/accname issue 4 (br).
# Where a sportsbook's page meets it: team and price in two lines of one button, a boosted price beside the
#   struck one, a promo code's field. A test that looks for the name fails for what is right, or passes
#   for "Union1.50", which a screen reader never says. Put the spaces into the text.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  dom-accessibility-api@0.7.1 \
  @testing-library/dom@10.4.2 \
  aria-query@5.3.2 \
  jsdom@31.0.1 \
  jsdom-26@npm:jsdom@26.1.0
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
import { see } from "./see.mjs";

const isOld = process.env.DOM === "jsdom-26";
const { JSDOM } = await import(process.env.DOM);
console.log(`In ${process.env.DOM}:`);
const { window } = new JSDOM("<!doctype html><body></body>");
Object.assign(globalThis, {
  window,
  document: window.document,
  Node: window.Node,
  Element: window.Element,
  HTMLElement: window.HTMLElement,
  MutationObserver: window.MutationObserver,
  getComputedStyle: window.getComputedStyle,
});
const { computeAccessibleName } = await import("dom-accessibility-api");
const { getRoles, queryByRole } = await import("@testing-library/dom");

function nameOf(html) {
  document.body.innerHTML = html;
  return computeAccessibleName(document.body.firstElementChild);
}
function isFound(html, role, name) {
  document.body.innerHTML = html;
  return queryByRole(document.body, role, { name }) !== null;
}
function displayOf(html) {
  document.body.innerHTML = html;
  return window.getComputedStyle(document.body.firstElementChild).display;
}
function rolesOf(html) {
  document.body.innerHTML = html;
  return Object.keys(getRoles(document.body)).filter((role) => role !== "generic");
}
see("a line break between team and price", nameOf("<button>Union<br>1.50</button>"), isOld ? "Union 1.50" : "Union1.50");
see(
  "getByRole finds the button Union 1.50",
  isFound("<button>Union<br>1.50</button>", "button", "Union 1.50"),
  isOld,
);
see(
  "two blocks",
  nameOf('<button><span style="display:block">Union</span><span style="display:block">1.50</span></button>'),
  "Union 1.50",
);
see("an old and a new price", nameOf("<button><s>1.40</s><b>1.50</b></button>"), isOld ? "1.40 1.50" : "1.401.50");
see("the display of a <b>", displayOf("<b>1.50</b>"), isOld ? "" : "inline");
see("a field with a placeholder alone", nameOf('<input placeholder="Promo code">'), "");
see(
  "getByRole finds the field Promo code",
  isFound('<input placeholder="Promo code">', "textbox", "Promo code"),
  false,
);
see("the roles of <del>", rolesOf("<del>1.40</del>"), ["deletion"]);
see("the roles of <s>", rolesOf("<s>1.40</s>"), []);
PROGRAM
DOM=jsdom node run.mjs
DOM=jsdom-26 node run.mjs
