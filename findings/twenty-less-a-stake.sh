#!/usr/bin/env bash
# A balance of 20 less a stake of 12.50, and a cash out that is rounded, by two packages for exact decimals.
#
# One would guess: 20 - 12.50 is 7.50, and -5 + 1.50 is -3.50, whatever the decimals that each was written with; what
#   is exact rounds and floors as it says, also below nought.
# What they do: @agrora/decimal aligns amounts of one count of decimals alone. 20 - 12.50 is 0.80, -5 + 1.50 is -0.90,
#   -0.5 + 0.25 is -0.45 and 10.5 - 0.25 is 10.45; "20.00" - "12.50" is right, and so is every sum of two amounts
#   above nought. exact-math floors -1.005 to -1 and has -1.01 as the ceiling of -1.001, the one towards nought and
#   the other away from it.
# Versions: @agrora/decimal 0.2.1, exact-math 2.2.3.
# Source: @agrora/decimal's README (a port of bcmath, "0.2" and "0.1" are added there); exact-math's README (floor and
#   ceil by a power of ten); run.
# Where a sportsbook's page meets it: balances after a stake, net results, adjustments. A feed writes 20 and 12.50,
#   and tests that write two decimals everywhere stay green. Keep whole cents.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @agrora/decimal@0.2.1 \
  exact-math@2.2.3
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
const Decimal = require("@agrora/decimal").default ?? require("@agrora/decimal");
const exactMath = require("exact-math");

const less = (from, what) => Decimal.from(from).subtract(what).toString();
const plus = (to, what) => Decimal.from(to).add(what).toString();
see("20 - 12.50", less("20", "12.50"), "0.80");
see("20.00 - 12.50", less("20.00", "12.50"), "7.50");
see("10.5 - 0.25", less("10.5", "0.25"), "10.45");
see("-5 + 1.50", plus("-5", "1.50"), "-0.90");
see("-0.5 + 0.25, and -0.50 + 0.25", [plus("-0.5", "0.25"), plus("-0.50", "0.25")], ["-0.45", "-0.25"]);
see("20 + 12.50", plus("20", "12.50"), "32.50");

/** A balance in whole euro, less each stake with two decimals that it covers: how often the rest is another one. */
let wrong = 0;
let all = 0;
for (let stake = 5; stake < 2000; stake += 5) {
  all += 1;
  if (Math.round(Number(less("20", (stake / 100).toFixed(2))) * 100) !== 2000 - stake) wrong += 1;
}
console.log(`of ${all} stakes out of 20 euro the rest is wrong for ${wrong}`);
see("more than nine of ten are wrong", wrong > all * 0.9, true);

see("exact-math, floor(-1.005), ceil(-1.001), by cents", [exactMath.floor(-1.005, -2), exactMath.ceil(-1.001, -2)], [-1, -1.01]);
PROGRAM
node run.mjs
