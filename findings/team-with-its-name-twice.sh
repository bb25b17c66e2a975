#!/usr/bin/env bash
# A match that a page states in microdata, read by a package that makes JSON of it.
#
# One would guess: a team that is a competitor and the home team at once, which itemprop allows, is one team with one
#   name in each place; a ground that two matches share by itemref is one ground; the value of a data element is its
#   text, and that of a time element without datetime what it says, as HTML has it.
# What it does: microdata-node reads an item once for each place, and adds: the team has its name and its type twice in
#   both places, a ground of two matches its name three times. The value of a data element is made a number: 0042 is 42,
#   +1.5 is 1.5, an id of 20 digits another one, and an empty value 0. A time element without datetime is an empty text,
#   whatever it says. As JSON-LD the names are right, and the numbers and times as wrong.
# Version: microdata-node 2.0.0.
# Source: HTML, 5.2.3 and 5.2.4 (names: "an unordered set of unique space-separated tokens"; values of data and time);
#   run, 30 November 2026.
# Where a sportsbook's page meets it: the check of the site's own SportsEvent before its release, and fixtures of a
#   federation that has a page alone. Genk is "Genk, Genk", a price that is withdrawn is 0, and a match has no time.
#   Compare with the page's JSON-LD, and put values into content or datetime.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  microdata-node@2.0.0
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
import { see } from "./see.mjs";

const { toJson, toJsonld } = createRequire(import.meta.url)("microdata-node");
const event = (inside, more = "") => `<div itemscope itemtype="https://schema.org/SportsEvent"${more}>${inside}</div>`;
const item = (names, type, name) => `<div itemprop="${names}" itemscope itemtype="https://schema.org/${type}"><span itemprop="name">${name}</span></div>`;
const [first] = toJson(event(item("competitor homeTeam", "SportsTeam", "Genk") + item("competitor awayTeam", "SportsTeam", "Gent"))).items;
const { competitor, homeTeam } = first.properties;
see("names of the home team", homeTeam[0].properties.name, ["Genk", "Genk"]);
see("names of the competitors", competitor.map(({ properties }) => properties.name), [["Genk", "Genk"], ["Gent", "Gent"]]);
see("types of the home team", homeTeam[0].type, ["https://schema.org/SportsTeam", "https://schema.org/SportsTeam"]);
const [alone] = toJson(event(item("competitor", "SportsTeam", "Genk"))).items;
see("a competitor alone", alone.properties.competitor[0].properties.name, ["Genk"]);

const ground = `<div id="ground" itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Arena</span></div>`;
const shared = toJson(event("", ' itemref="ground"') + event("", ' itemref="ground"') + ground).items;
see("names of a ground that two matches share", shared[0].properties.location[0].properties.name, ["Arena", "Arena", "Arena"]);
const graph = toJsonld(event(item("competitor homeTeam", "SportsTeam", "Genk")));
see("the home team as JSON-LD", graph.find((node) => node["@type"][0] === "https://schema.org/SportsTeam")["https://schema.org/name"], [{ "@value": "Genk" }]);

const value = (element) => toJson(event(element)).items[0].properties.x[0];
const data = (text) => value(`<data itemprop="x" value="${text}">text</data>`);
see("data of 0042, +1.5 and 1.50", ["0042", "+1.5", "1.50"].map(data), [42, 1.5, 1.5]);
see("data of 10/11 and 2-1", ["10/11", "2-1"].map(data), ["10/11", "2-1"]);
see("data of 20 digits", data("12345678901234567890"), 12345678901234567000);
see("data of nothing", data(""), 0);
see("the same in a meta element", ["0042", ""].map((text) => value(`<meta itemprop="x" content="${text}">`)), ["0042", ""]);
see("a time without datetime", value('<time itemprop="x">2026-11-28T20:45+01:00</time>'), "");
see("a time with it", value('<time itemprop="x" datetime="2026-11-28T20:45+01:00">20.45</time>'), "2026-11-28T20:45+01:00");
PROGRAM
node run.mjs
