#!/usr/bin/env bash
# A price's history made shorter before it is drawn: twenty prices, of which six are to be left.
#
# One would guess: the first and the last price are always kept, a suspension stays a gap, what is shorter than what
#   was wanted comes back as it is, and two points are the first and the last.
# What they do: a price that goes from 1.50 to 2.00 with its last tick is 1.50 to the end by ASAP and SMA of
#   downsample; SMA makes one price of four. A suspension, null, counts as a price of 0 there: beside it 1.50 is 1.00.
#   With NaN, the other way to write a gap, LTTB and LTD raise an error, and downsample-lttb and downsample-lttb-ts
#   repeat the price before it. Of two points LTTB and LTD give the first and the second. LTTB keeps a price of a
#   single tick, which ASAP and SMA flatten from 10 to 4.33.
# Versions: downsample 1.4.0, downsample-lttb 0.0.1, downsample-lttb-ts 0.0.6.
# Source: the packages' READMEs; run.
# Where a sportsbook's page meets it: the history of a price. The line ends at 1.50 beside a button that says 2.00, and
#   a suspension is a price that was never offered. Cut the history at its gaps, make each part shorter alone, and put
#   its last price back.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  downsample@1.4.0 \
  downsample-lttb@0.0.1 \
  downsample-lttb-ts@0.0.6
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
const { ASAP, LTD, LTOB, LTTB, SMA } = require("downsample");
const { processData } = require("downsample-lttb");
const { downsample } = require("downsample-lttb-ts");
const algorithms = { LTTB, LTOB, LTD, processData, downsample: (series, threshold) => downsample({ series, threshold }), ASAP, SMA: (prices) => SMA(prices, 3, 3) };
const round = (price) => (Number.isFinite(price) ? Math.round(price * 100) / 100 + 0 : String(price));
/** The prices that are left by each, without their times. */
const left = (name, prices, count) => {
  try {
    return algorithms[name](prices.map((price, at) => [at, price]), count).map((point) => round(point.y ?? point[1]));
  } catch {
    return "error";
  }
};
const last = (prices) => Object.keys(algorithms).map((name) => left(name, prices, 6).at(-1));
const steady = Array(20).fill(1.5);
see("the last tick", last(steady.with(19, 2)), [2, 2, 2, 2, 2, 1.5, 1.5]);
see("a moment at 10", ["LTTB", "ASAP", "SMA"].map((name) => Math.max(...left(name, steady.with(12, 10), 6))), [10, 4.33, 4.33]);
see("four of ten, SMA", left("SMA", [1.5, 1.51, 1.52, 1.5], 10), [1.51]);
see("two, LTTB and LTD", ["LTTB", "LTD"].map((name) => left(name, [1.5, 1.6, 1.7, 1.8], 2)), [[1.5, 1.6], [1.5, 1.6]]);
const moving = steady.map((price, at) => price + (at % 3) / 100);
const gap = (value) => moving.map((price, at) => (at >= 8 && at <= 11 ? value : price));
see("null, ASAP", left("ASAP", gap(null), 8), [1.51, 1.51, 1.52, 1.51, 0, 0, 1.51, 1.51, 1.52, 1.51]);
see("null, SMA", left("SMA", gap(null), 8), [1.51, 1.51, 1, 0, 1.51, 1.51]);
see("NaN", ["LTTB", "LTD"].map((name) => left(name, gap(NaN), 8)), ["error", "error"]);
see("NaN, downsample-lttb", left("processData", gap(NaN), 8).slice(0, 4), [1.5, 1.52, 1.52, 1.52]);
PROGRAM
node run.mjs
