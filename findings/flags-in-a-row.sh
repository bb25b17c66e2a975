#!/usr/bin/env bash
# Flags of countries in a list of competitions, as React components.
#
# One would guess: each flag has an id of its own for its mask, a width alone keeps it round, its name is
#   the country's or there is none, and a code that the package does not know has no flag.
# What it does: every flag of @sankyu/react-circle-flags has a mask with the id "a": thirty rows are thirty
#   times the same id. Width 16 is 16 by 48, since the height stays as it was. The name, both in aria-label
#   and in a title (a tooltip), is the code: "BE", "GB-ENG"; aria-hidden leaves them there. A title in its
#   place changes both. Codes of FIFA and the IOC (ENG, GER, NED, SUI) and the Commission's EL for Greece get
#   the picture of an unknown country, and their own code as its name; isFlagCode says no to them.
# Versions: @sankyu/react-circle-flags 1.6.7 (with react 19.3.1).
# Source: HTML, the id attribute (unique in its tree); WCAG 2.2, 1.1.1; run.
# Where a sportsbook's page meets it: menu, rows, slip and search. A screen reader says "B E" before each
#   league, a test for duplicate ids fails, and a feed with sports' codes shows Germany as unknown.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @sankyu/react-circle-flags@1.6.7 \
  react@19.3.1 \
  react-dom@19.3.1
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
import * as flags from "@sankyu/react-circle-flags";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { see } from "./see.mjs";

const { DynamicFlag, FlagBe, FlagGbEng, FlagNl, isFlagCode } = flags;
const draw = (type, props) => renderToStaticMarkup(createElement(type, props));
const read = (markup, pattern) => [...markup.matchAll(pattern)].map(([, found]) => found);
const idsOf = (markup) => read(markup, /<mask id="([^"]+)"/g);
const namesOf = (markup) => [
  ...read(markup, /aria-label="([^"]*)"/g),
  ...read(markup, /<title>(.*?)<\/title>/g),
];

see(
  "ids of two flags",
  [FlagBe, FlagNl].flatMap((type) => idsOf(draw(type, {}))),
  ["a", "a"],
);
const sized = draw(FlagBe, { width: 16 });
see("width 16", [...read(sized, / (?:width|height)="(\d+)"/g)], ["16", "48"]);
see("names of Belgium", namesOf(draw(FlagBe, {})), ["BE", "BE"]);
see("names of England", namesOf(draw(FlagGbEng, {})), ["GB-ENG", "GB-ENG"]);
see("with aria-hidden", namesOf(draw(FlagBe, { "aria-hidden": true })), ["BE", "BE"]);
see("with a title", namesOf(draw(FlagBe, { title: "Belgique" })), ["Belgique", "Belgique"]);

const pictureOf = (code) => draw(DynamicFlag, { code }).replace(/^.*?<\/title>/, "");
const codes = ["ENG", "GER", "NED", "SUI", "EL"];
const isUnknown = (code) => pictureOf(code) === pictureOf("xx");
see("drawn as an unknown country", codes.filter(isUnknown), codes);
see(
  "and named",
  codes.map((code) => namesOf(draw(DynamicFlag, { code }))[0]),
  codes,
);
see("known", [...codes, "be", "uk", "gb-eng"].filter(isFlagCode), ["be", "uk", "gb-eng"]);
PROGRAM
node run.mjs
