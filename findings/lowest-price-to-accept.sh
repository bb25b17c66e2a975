#!/usr/bin/env bash
# The lowest price that a bettor accepts, of a price and a tolerance in percent.
#
# One would guess: a toolkit for betting sites gives 1.47 or a little less for 1.50 and a tolerance of 5 %,
#   and the price itself for a tolerance of 0.
# What it does: calcMinOdds of @azuro-org/toolkit gives 1.00 for 1.50, 1.90 and 1.10, whatever the
#   tolerance, and 2.00 for 2.50: a number with fewer than two decimals is cut to the whole number
#   before all else. So 1.51 is protected and 1.50 is not. The result is cut likewise: 10.00 with 10 %
#   is 9.00 instead of 9.10. Its docstring's own example is 1.5 with 5 %. With two decimals (1.95) it is
#   right: the tolerance applies to the profit, 1.92 for 3 %.
# Versions: @azuro-org/toolkit 6.2.0.
# Source: the docstring of calcMinOdds; run.
# Where a sportsbook's page meets it: "accept any price above …". A bet at 1.50 is accepted at whatever is
#   offered by then, and nothing shows it. Compute the lowest price in hundredths, as whole numbers.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @azuro-org/toolkit@6.2.0 \
  @azuro-org/dictionaries@3.0.28 \
  graphql@16.11.0 \
  graphql-tag@2.12.6 \
  viem@2.57.20
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
import { calcMinOdds } from "@azuro-org/toolkit";
import { see } from "./see.mjs";

const lowest = (odds, slippage) => Number(calcMinOdds({ odds, slippage }));
see("1.5, 0 %", lowest(1.5, 0), 1);
see("1.5, 5 % (the docstring's example)", lowest(1.5, 5), 1);
see("1.51, 0 %", lowest(1.51, 0), 1.51);
see("1.51, 5 %", lowest(1.51, 5), 1.48);
see("1.9, 5 %", lowest(1.9, 5), 1);
see("1.95, 3 %", lowest(1.95, 3), 1.92);
see("2.5, 0 %", lowest(2.5, 0), 2);
see("10, 10 %", lowest(10, 10), 9);

const prices = Array.from({ length: 900 }, (_, index) => (index + 101) / 100);
const lowered = prices.filter((price) => lowest(price, 0) !== price);
see("of 900 prices from 1.01 to 10.00, lowered without a tolerance", lowered.length, 81);
console.log(`         the first: ${lowered.slice(0, 5).join(", ")}`);
PROGRAM
node run.mjs
