#!/usr/bin/env bash
# The return of a combi of seven legs or more, its prices multiplied exactly with a money package.
#
# One would guess: dinero.js keeps amounts as whole numbers with a scale that grows ("to ensure you always
#   retain accurate amounts"), and refuses what is no whole number. A combi of up to twenty legs is exact, or
#   throws.
# What it does: each price of two decimals adds two to the scale. 10.00 on seven legs near 2.00 is more than
#   9,007,199,254,740,991 at scale 16: from there on digits are wrong, and nothing throws, since a rounded
#   number is a whole one too. toDecimal has wrong digits behind the point with seven legs, and from ten on a
#   text that is no number: "21218.02.757722802814007e+21", and "35434.005.2053970807139267e+23" with eleven.
#   Number() of it is NaN. transformScale to cents after each leg, or dinero.js/bigint, avoid it; by
#   transformScale at the end the cents were still right here up to twelve legs.
# Versions: dinero.js 2.0.2.
# Source: its pages "Scale" (quoted), "Can I multiply by a decimal?" (what is no integer throws) and "Precision
#   and large numbers", which speaks of colossal amounts alone; run.
# Where a sportsbook's page meets it: the potential return of a long combi, beside which a small stake is. Keep
#   the product of prices as a bigint, and round once.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  dinero.js@2.0.2
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
import { dinero, halfUp, multiply, toDecimal, toSnapshot, transformScale } from "dinero.js";
import * as big from "dinero.js/bigint";
import { EUR } from "dinero.js/currencies";
import { see } from "./see.mjs";

const prices = [185, 210, 175, 333, 260, 145, 197, 223, 301, 188, 167, 255];
const combi = (count) =>
  prices.slice(0, count).reduce((amount, price) => multiply(amount, { amount: price, scale: 2 }), dinero({ amount: 1_000, currency: EUR }));
/** In euros, with every digit. */
function exact(count) {
  const digits = prices.slice(0, count).reduce((product, price) => product * BigInt(price), 1_000n);
  const text = String(digits).padStart(2 * count + 3, "0");
  return `${text.slice(0, -2 * count - 2)}.${text.slice(-2 * count - 2)}`;
}

const seen = (count) => ({ text: toDecimal(combi(count)), isExact: toDecimal(combi(count)) === exact(count) });
see("six legs", seen(6), { text: "853.52187375000000", isExact: true });
see("seven legs", seen(7), { text: "1681.4380912874999808", isExact: false });
see("which are", exact(7), "1681.4380912875000000");
see("is its amount one that a number holds", Number.isSafeInteger(toSnapshot(combi(7)).amount), false);
see("eight legs", seen(8), { text: "3749.606943571124944900", isExact: false });
see("ten legs", seen(10), { text: "21218.02.757722802814007e+21", isExact: false });
see("eleven legs", seen(11), { text: "35434.005.2053970807139267e+23", isExact: false });
see("as numbers", [Number(seen(10).text), Number(seen(11).text)].map(String), ["NaN", "NaN"]);
see("twelve legs, to cents", toSnapshot(transformScale(combi(12), 2, halfUp)).amount, 9_035_803);

const byBig = prices.reduce(
  (amount, price) => big.multiply(amount, { amount: BigInt(price), scale: 2n }),
  big.dinero({ amount: 1_000n, currency: { code: "EUR", base: 10n, exponent: 2n } }),
);
see("dinero.js/bigint, twelve legs, is exact", big.toDecimal(byBig) === exact(12), true);
PROGRAM
node run.mjs
