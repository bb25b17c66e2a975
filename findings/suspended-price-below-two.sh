#!/usr/bin/env bash
# "Prices below 2.00" in the query languages that filter a feed's JSON, where a suspended price is null.
#
# One would guess: null is below nothing: a suspended selection is in no list of prices below 2.00, as in SQL and
#   MongoDB, and whatever counts it as 0 (JavaScript does) does so for each comparison.
# What they do: of seven, three give the list without it (sift, mingo, alasql). jmespath and json-logic-js give null
#   and a missing price as prices below 2.00; LokiJS does so for $lt, and not for $between from 0, $gte 0 or $jlt,
#   which has the null and not the missing one. alasql has it in "not price < 2", where SQL has no row that is
#   unknown. jsonata raises an error for one null in the list, and gives no price at all.
# Versions: jmespath 0.16.0, json-logic-js 2.0.5, lokijs 1.5.12, alasql 4.19.1, jsonata 2.2.2, sift 17.1.4, mingo
#   7.2.7.
# Source: run; JMESPath's specification, "Ordering Operators": they are for numbers, and anything else gives null.
# Where a sportsbook's page meets it: filters of a list by price, and rules of a promotion ("from 1.50") that are kept
#   as JSON. Filter by the state of the selection first, and keep the price out of it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  jmespath@0.16.0 \
  json-logic-js@2.0.5 \
  lokijs@1.5.12 \
  alasql@4.19.1 \
  jsonata@2.2.2 \
  sift@17.1.4 \
  mingo@7.2.7
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
const rows = [{ n: "open", price: 1.5 }, { n: "suspended", price: null }, { n: "missing" }, { n: "long", price: 3 }];
const names = (found) => found.map(({ n }) => n);
const withThem = ["open", "suspended", "missing"];

const jmespath = require("jmespath");
see("jmespath, price < 2", jmespath.search(rows, "[?price < `2`].n"), withThem);
const { apply } = require("json-logic-js");
const byRule = (rule) => names(apply({ filter: [{ var: "" }, rule] }, rows));
see("json-logic-js, price < 2", byRule({ "<": [{ var: "price" }, 2] }), withThem);

const loki = new (require("lokijs"))("prices").addCollection("prices");
loki.insert(structuredClone(rows));
const byLoki = (condition) => names(loki.find({ price: condition }));
see("lokijs, $lt 2", byLoki({ $lt: 2 }), withThem);
see("lokijs, $jlt 2", byLoki({ $jlt: 2 }), ["open", "suspended"]);
see("lokijs, $between 0 and 2", byLoki({ $between: [0, 2] }), ["open"]);
see("lokijs, $gte 0", byLoki({ $gte: 0 }), ["open", "long"]);

const alasql = require("alasql");
const bySql = (where) => alasql(`select column n from ? where ${where}`, [rows]);
see("alasql, price < 2", bySql("price < 2"), ["open"]);
see("alasql, not price < 2", bySql("not (price < 2)"), ["suspended", "missing", "long"]);

const byJsonata = await require("jsonata")("$[price < 2].n").evaluate(rows).catch(({ code }) => code);
see("jsonata, price < 2", byJsonata, "T2010");

const sift = require("sift").default;
see("sift, $lt 2", names(rows.filter(sift({ price: { $lt: 2 } }))), ["open"]);
const { Query } = await import("mingo");
see("mingo, $lt 2", names(new Query({ price: { $lt: 2 } }).find(rows).all()), ["open"]);
PROGRAM
node run.mjs
