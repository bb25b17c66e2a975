#!/usr/bin/env bash
# A return that ends in half a cent: 0.25 at 2.30 is 0.575.
#
# One would guess: a package for money gives the same cents however an amount was made, and rounds
#   half a cent up or to the even one; both are the reason to have it.
# What it does: currency.js gives 0.58 for currency(0.25).multiply(2.3) and 0.57 for the same amount
#   made of cents, currency(25, { fromCents: true }).multiply(2.3). Of 66,800 stakes and prices the
#   first way is right for all, the second a cent too low for 420. A loss is rounded the other way:
#   2.50 at 1.15 is 2.88, -2.50 at 1.15 is -2.87. dinero.js keeps the exact 2.8750, and makes 2.87 of it
#   where it is brought back to cents without a rule, since its default is down.
# Versions: currency.js 2.0.4, dinero.js 2.0.2.
# Source: run; dinero.js's page on transformScale (down, where no function is given).
# Where a sportsbook's page meets it: the potential return on the slip is a cent off what the operator
#   pays, for money that came over the wire in cents. Multiply in whole numbers, round once, by the
#   operator's rule.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  currency.js@2.0.4 \
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
import { createRequire } from "node:module";
import { dinero, halfUp, multiply, toSnapshot, transformScale } from "dinero.js";
import { EUR } from "dinero.js/currencies";
import { see } from "./see.mjs";

const currency = createRequire(import.meta.url)("currency.js");
const ofCents = (cents) => currency(cents, { fromCents: true });

see("currency(0.25).multiply(2.3)", currency(0.25).multiply(2.3).value, 0.58);
see("currency(25, { fromCents: true }).multiply(2.3)", ofCents(25).multiply(2.3).value, 0.57);
see("currency(2.5) and currency(-2.5), times 1.15", [2.5, -2.5].map((amount) => currency(amount).multiply(1.15).value), [2.88, -2.87]);

let pairs = 0;
const wrong = { ofEuros: 0, ofCents: 0 };
for (let stake = 5; stake <= 2000; stake += 5) {
  for (let price = 101; price <= 600; price += 3) {
    pairs += 1;
    const right = Number((BigInt(stake) * BigInt(price) * 2n + 100n) / 200n);
    if (currency(stake / 100).multiply(price / 100).intValue !== right) wrong.ofEuros += 1;
    if (ofCents(stake).multiply(price / 100).intValue !== right) wrong.ofCents += 1;
  }
}
see("pairs of a stake and a price", pairs, 66800);
see("wrong by a cent in currency.js", wrong, { ofEuros: 0, ofCents: 420 });

const exact = multiply(dinero({ amount: 250, currency: EUR }), { amount: 115, scale: 2 });
const centsOf = (money) => toSnapshot(money).amount;
see("dinero.js, 2.50 at 1.15, exact", centsOf(exact), 28750);
see("dinero.js, in cents by default", centsOf(transformScale(exact, 2)), 287);
see("dinero.js, in cents by halfUp", centsOf(transformScale(exact, 2, halfUp)), 288);
PROGRAM
node run.mjs
