#!/usr/bin/env bash
# A slip with its total price, and legs of which one has none yet, in a mail or a push message made of a template.
#
# One would guess: a leg without odds shows none; no price is not below 2; 1,85 by ten is refused, or 18.5; and a
#   club's KRC stays in capitals.
# What they do: in mustache and hogan.js {{odds}} of a leg that has none is the slip's: "Gent 5.24" beside "Genk
#   1.85", where a null would be empty. liquidjs finds a price of null below 2, has 0 for "1,85" times 10, and gives 2
#   for a price of 2.00, with round: 2 too. "KRC Genk" by capitalize is "Krc genk" in it and in nunjucks, which has 64
#   for 2**3**2 and 4 for -2**2. In liquidjs "live and live or ready" is read from the right, and is false for a match
#   that is ready; 0 and an empty text are true.
# Versions: mustache 4.2.0, hogan.js 3.0.2, liquidjs 10.30.1, nunjucks 3.2.4.
# Source: mustache(5) (a name is looked up in the contexts above, recursively); liquidjs' page on operators (right to
#   left) and on truthy values; run.
# Where a sportsbook's page meets it: mails and messages about a bet, and texts of promotions with rules in them. A
#   bettor reads the price of the whole combi beside one leg. Give each leg all its fields, with null for none, and
#   formatted texts instead of numbers.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  mustache@4.2.0 \
  hogan.js@3.0.2 \
  liquidjs@10.30.1 \
  nunjucks@3.2.4
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

const require = createRequire(import.meta.url);
const hogan = require("hogan.js");
const mustache = require("mustache");
const nunjucks = require("nunjucks");
const { Liquid } = require("liquidjs");

const slip = { odds: "5.24", legs: [{ team: "Genk", odds: "1.85" }, { team: "Gent" }, { team: "Lier", odds: null }] };
const template = "{{#legs}}{{team}} {{odds}}; {{/legs}}";
see("mustache", mustache.render(template, slip), "Genk 1.85; Gent 5.24; Lier ; ");
see("hogan.js", hogan.compile(template).render(slip), "Genk 1.85; Gent 5.24; Lier ; ");

const liquid = new Liquid();
const values = { price: null, even: 2, live: false, ready: true, team: "KRC Genk" };
const drawn = (text) => liquid.parseAndRenderSync(text, values);
const isTrue = (text) => drawn(`{% if ${text} %}yes{% else %}no{% endif %}`);
see("liquidjs: a price of null, and one that is not there, below 2", [isTrue("price < 2"), isTrue("none < 2")], ["yes", "no"]);
see('liquidjs: "1,85" times 10', drawn("{{ '1,85' | times: 10 }}"), "0");
see("liquidjs: 2.00, and rounded to two", [drawn("{{ even }}"), drawn("{{ even | round: 2 }}")], ["2", "2"]);
see("liquidjs: live and live or ready; 0", [isTrue("live and live or ready"), isTrue("0")], ["no", "yes"]);
see("KRC Genk, capitalized: liquidjs, nunjucks", [drawn("{{ team | capitalize }}"), nunjucks.renderString("{{ team | capitalize }}", values)], ["Krc genk", "Krc genk"]);
see("nunjucks: 2**3**2, -2**2", [nunjucks.renderString("{{ 2**3**2 }}", {}), nunjucks.renderString("{{ -2**2 }}", {})], ["64", "4"]);
PROGRAM
node run.mjs
