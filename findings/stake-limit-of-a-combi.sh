#!/usr/bin/env bash
# The highest stake of a combi, of what the operator is ready to lose on each of its legs.
#
# One would guess: a package of a betting exchange gives a lower stake for each leg more, since the payout
#   grows, and the profit at that stake is not above what is risked.
# What it does: getParlayStakeLimit of @cloudbet/market-helper is an average of the legs' single limits, by
#   the chance to lose. One leg at 2.00 with a liability of 1,000 allows 1,000, two such legs 1,000 and ten
#   1,000: a profit of 1,023,000. One at 2.00 and one at 1.01 allow 1,980.58, nearly twice of what the single
#   on 2.00 does, for a bet that wins a little more. Singles are right (1,000 at 3.00 allows 500).
# Versions: @cloudbet/market-helper 1.46.36 (bundled by esbuild 0.28.2; Node does not load its folders).
# Source: run; neither README nor types say what is limited.
# Where a sportsbook's page meets it: the highest stake beside the field of a combi. Whoever adds a favourite
#   may stake more than on the single. Limit by the profit of the combi, and by each leg's own limit.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @cloudbet/market-helper@1.46.36 \
  esbuild@0.28.2
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
import { getParlayStakeLimit, getSingleStakeLimit } from "./helper.mjs";
import { see } from "./see.mjs";

const cents = (amount) => Math.round(amount * 100) / 100;
/** A leg at its fair price, with a liability of 1,000. */
const leg = (price) => ({ probability: 1 / price, liability: 1000, price });
const limit = (...prices) => cents(getParlayStakeLimit(prices.map(leg)));

see(
  "singles at 2.00, 3.00, 1.50",
  [2, 3, 1.5].map((price) => cents(getSingleStakeLimit(1000, price))),
  [1000, 500, 2000],
);
see("combi of 2.00", limit(2), 1000);
see("combi of 2.00 and 2.00", limit(2, 2), 1000);
const ten = Array(10).fill(2);
see("combi of ten times 2.00", limit(...ten), 1000);
see("its profit", limit(...ten) * (2 ** 10 - 1), 1_023_000);
see("combi of 2.00 and 1.01", limit(2, 1.01), 1980.58);
see("its profit", cents(limit(2, 1.01) * (2 * 1.01 - 1)), 2020.19);
see("combi of 1.50 and 5.00", limit(1.5, 5), 426.47);
PROGRAM
echo 'export { getParlayStakeLimit, getSingleStakeLimit } from "@cloudbet/market-helper";' >entry.mjs
node_modules/.bin/esbuild entry.mjs --bundle --format=esm --outfile=helper.mjs --log-level=error
node run.mjs
