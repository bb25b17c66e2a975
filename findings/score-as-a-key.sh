#!/usr/bin/env bash
# Prices by their line or their score, in what writes keys in camel case.
#
# One would guess: what puts the keys of an answer in camel or snake case changes words, and leaves -1.5, 2-1 and 1X,
#   which have none, as they are; no price is lost.
# What they do: all but snakecase-keys make 21 of the score 2-1, and 10 of 1-0. Such keys are numbers, so that they come
#   first, and 10 before 21, whatever the order of the feed was. camelize, camelcase-keys-deep and camelcase-object-deep
#   have one key, 15, for the handicaps -1.5 and 1.5, with the last one's price, and snakecase-keys has 1_5. over_2.5
#   and over_25 are one in four of them. 1X and 1x are one in two, X2 is x2 in four, and sr:match:1 is sr_match_1 or
#   srMatch1. camelcase-keys-deep alone says that a key is lost, and only where the new name is in the feed already, as
#   1x is.
# Versions: humps 2.0.1, camelcase-keys 10.0.3, camelcase-keys-deep 0.1.0, camelize 1.0.1, camelcase-object-deep 1.1.7,
#   snakecase-keys 9.0.2.
# Source: run; the order of keys that are numbers is ECMAScript's (OrdinaryOwnPropertyKeys).
# Where a sportsbook's page meets it: between an API in snake case and a page. Genk -1.5 is shown at the price of Genk
#   +1.5, and correct scores are out of order, or gone. Keep lines and scores in values, not in keys.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  humps@2.0.1 \
  camelcase-keys@10.0.3 \
  camelcase-keys-deep@0.1.0 \
  camelize@1.0.1 \
  camelcase-object-deep@1.1.7 \
  snakecase-keys@9.0.2
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
import camelcaseKeys from "camelcase-keys";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const packages = {
  humps: require("humps").camelizeKeys,
  "camelcase-keys": (prices) => camelcaseKeys(prices),
  "camelcase-keys-deep": require("camelcase-keys-deep"),
  camelize: require("camelize"),
  "camelcase-object-deep": require("camelcase-object-deep"),
  "snakecase-keys": (prices) => (require("snakecase-keys").default ?? require("snakecase-keys"))(prices),
};
function written(prices) {
  return Object.values(packages).map((change) => {
    try {
      return Object.entries(change(prices)).map(([key, price]) => `${key} at ${price}`).join(", ");
    } catch (error) {
      return error.message;
    }
  });
}
const kept = "-1.5 at 2.05, 1.5 at 1.85";
see("-1.5 and 1.5", written({ "-1.5": 2.05, "1.5": 1.85 }), [kept, kept, "15 at 1.85", "15 at 1.85", "15 at 1.85", "1_5 at 1.85"]);
const scores = "10 at 7, 21 at 8.5";
see("2-1 and 1-0", written({ "2-1": 8.5, "1-0": 7 }), [scores, scores, scores, scores, scores, "2_1 at 8.5, 1_0 at 7"]);
const over = "over25 at 40";
see("over_2.5 and over_25", written({ "over_2.5": 1.9, over_25: 40 }), ["over2.5 at 1.9, over25 at 40", over, over, over, over, "over_2_5 at 1.9, over_25 at 40"]);
see("1X, 1x and X2", written({ "1X": 1.2, "1x": 1.9, X2: 3 }), [
  "1X at 1.2, 1x at 1.9, x2 at 3",
  "1X at 1.9, x2 at 3",
  "Camelcased key `1x` would overwrite existing key of the given JSON object",
  "1X at 1.2, 1x at 1.9, X2 at 3",
  "1X at 1.9, x2 at 3",
  "1_x at 1.2, 1x at 1.9, x2 at 3",
]);
const id = "sr:match:1 at 1";
see("sr:match:1", written({ "sr:match:1": 1 }), [id, id, id, id, "srMatch1 at 1", "sr_match_1 at 1"]);
PROGRAM
node run.mjs
