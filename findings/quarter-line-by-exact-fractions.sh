#!/usr/bin/env bash
# Handicaps of quarters, and payouts, by packages for exact fractions.
#
# One would guess: exact fractions are exact below nought too: a handicap of -0.25 lies between -0.5 and 0, -1/2 is less
#   than 0, and a text that a package has written it reads as the same number.
# What they do: in big-rational the floor of -1/2 is 0 and its ceil 1, as of all between -1 and 0, so that a handicap of
#   -0.25, parted into the half lines about it, is 0 and +0.5 for -0.5 and 0; -0.75 and -1.25 are right. Its toDecimal
#   cuts, as its README says: a payout of 21.606 is 21.60. bi-fraction keeps a sign below the line: 1 divided by -2 is
#   more than 0, not less than 1 and not more than -1, though it equals -1/2 and is written as -0.50. fractional writes
#   -2.75 as "-2 3/4", and reads that as -1.25. fractions-math is right in all of these that it has.
# Versions: big-rational 0.10.9, bi-fraction 1.2.1, fractional 1.0.0, fractions-math 1.3.0.
# Source: the packages' READMEs (floor: "Rounds down to the nearest integer"); run, 30 November 2026.
# Where a sportsbook's page meets it: the two bets of a quarter line, settlements of profit and loss, prices in
#   fractions of a form. The favourite's backer holds the outsider's line, a loss is taken for a gain, and payouts are a
#   cent short. Part the line by its absolute value, and test with each quarter from -2 to 2.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  big-rational@0.10.9 \
  bi-fraction@1.2.1 \
  fractional@1.0.0 \
  fractions-math@1.3.0
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
import bigRational from "big-rational";
import { Fraction as BiFraction } from "bi-fraction";
import { Fraction as Fractional } from "fractional";
import { fraq } from "fractions-math";
import { see } from "./see.mjs";

const quarters = ["-1.25", "-0.75", "-0.25", "0.25", "0.75"];
/** The half lines about a line of quarters. */
function halves(line) {
  const doubled = bigRational(line).multiply(2);
  return [doubled.floor(), doubled.ceil()].map((whole) => Number(whole.divide(2).toDecimal()));
}
see("half lines about -1.25, -0.75, -0.25, 0.25 and 0.75, big-rational", quarters.map(halves), [[-1.5, -1], [-1, -0.5], [0, 0.5], [0, 0.5], [0.5, 1]]);
const below = ["-1/2", "-1/4", "-3/4"].map((text) => bigRational(text));
see("floor and ceil of -1/2, -1/4 and -3/4", below.map((number) => [number.floor(), number.ceil()].map(Number)), [[0, 1], [0, 1], [0, 1]]);
see("15.60 at 1.385, and 2/3", [bigRational("15.60").multiply("1.385"), bigRational(2, 3)].map((number) => number.toDecimal(2)), ["21.60", "0.66"]);

const half = new BiFraction(1).div(-2);
see("1 by -2, bi-fraction", [half.toFixed(2), half.eq("-0.5")], ["-0.50", true]);
see("is it less than 0, than 1, more than 0, than -1", [half.lt(0), half.lt(1), half.gt(0), half.gt(-1)], [false, false, true, false]);
const same = new BiFraction("-0.5");
see("the same from a text", [same.lt(0), same.lt(1), same.gt(0), same.gt(-1)], [true, true, false, true]);

const written = new Fractional(-2.75).toString();
const again = new Fractional(written);
see("-2.75 written and read, fractional", [written, again.numerator / again.denominator], ["-2 3/4", -1.25]);
const value = ({ numerator, denominator }) => Number(numerator) / Number(denominator);
see("2 3/4, -1/2 and -1 1/2", ["2 3/4", "-1/2", "-1 1/2"].map((text) => value(new Fractional(text))), [2.75, -0.5, -0.5]);

see("-2 3/4, and 1 by -2 below 0, fractions-math", [value(fraq("-2 3/4")), fraq(1).div(-2).lt(0)], [-2.75, true]);
PROGRAM
node run.mjs
