#!/usr/bin/env bash
# Prices by British custom, 10/11 and 11/4, in packages for fractions.
#
# One would guess: a package that reads fractions gives 10/11 as exactly as a number can, and one that writes them
#   gives back the price it has, as 11/4, or says that it has no fraction.
# What they do: numeric-quantity gives 0.909 for 10/11 and 3.333 for 100/30, three decimals unless another number is
#   given: of 1,000 euros staked, 909.00 instead of 909.09. It reads 11-8 as 11 where what follows may be left out,
#   and 1,85 as 185. format-quantity writes the nearest fraction that it knows: 1.38 is 1 3/8, 0.57 is 9/16 and 0.44
#   is 7/16, each another price; 0.91 has none. fracty, fractional and format-quantity write 2.75, which is 11/4, as 2
#   3/4. num2fraction makes 7860418857/8646460830 of the seven decimals of 10/11.
# Versions: numeric-quantity 3.3.3, format-quantity 3.1.0, fracty 1.0.12, fractional 1.0.0, num2fraction 1.3.0.
# Source: numeric-quantity's README (round, 3; allowTrailingInvalid); run.
# Where a sportsbook's page meets it: fractional odds. A price that no bookmaker quotes, or a return nine cents short.
#   Keep the price in hundredths, with a ladder of fractions of one's own.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  numeric-quantity@3.3.3 \
  format-quantity@3.1.0 \
  fracty@1.0.12 \
  fractional@1.0.0 \
  num2fraction@1.3.0
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
import { formatQuantity } from "format-quantity";
import { numericQuantity } from "numeric-quantity";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const fracty = require("fracty");
const { Fraction } = require("fractional");
const num2fraction = require("num2fraction");
see("numeric-quantity", ["10/11", "100/30", "11/4"].map((price) => numericQuantity(price)), [0.909, 3.333, 2.75]);
see("the winnings of 1,000 at 10/11", [1000 * numericQuantity("10/11"), Number(((1000 * 10) / 11).toFixed(2))], [909, 909.09]);
see("numeric-quantity, not rounded", numericQuantity("10/11", { round: false }), 10 / 11);
see("numeric-quantity, 11-8 and 1,85", [numericQuantity("11-8", { allowTrailingInvalid: true }), numericQuantity("1,85")], [11, 185]);

const prices = [2.75, 1.38, 0.57, 0.44, 0.91];
see("format-quantity", prices.map((price) => formatQuantity(price)), ["2 3/4", "1 3/8", "9/16", "7/16", "0.91"]);
see("what they are", [11 / 8, 9 / 16, 7 / 16], [1.375, 0.5625, 0.4375]);
see("fracty", prices.map((price) => fracty(price)), ["2 3/4", "1 19/50", "57/100", "11/25", "91/100"]);
see("fractional, 11/4", new Fraction("11/4").toString(), "2 3/4");
see("num2fraction, 0.9090909", num2fraction(0.9090909), "7860418857/8646460830");
PROGRAM
node run.mjs
