#!/usr/bin/env bash
# A jackpot, or a pool, in few signs: 999,999 euro, 500 euro, 50 cents.
#
# One would guess: 500 is 500; 999,999 is 1M, and never 1000K; half a euro is 0.5; what is shown is at most rounded.
# What they do: numbro with average writes 500 as 1k, and 999 too, while 499 stays 499: each jackpot from 500 on has a
#   thousand more than it has, and 500,000 is 1m. Its mantissa of two has 0.50k. short-number writes 999,950 as 1000K
#   and a thousand millions as 1000M; friendly-numbers 1000K from 999,500 on. human-format gives half a euro as 500 m,
#   for milli. number-suffix writes 999 as 0k. -1,500 is -2k by number-abbreviate and -1k by numbro. millify and
#   human-number agree with Intl; approximate-number cuts, and 999,999 is 999k.
# Versions: numbro 2.5.0, short-number 1.0.7, friendly-numbers 1.0.1, human-format 1.2.1, number-suffix 1.1.0,
#   number-abbreviate 2.0.0, approximate-number 3.0.1, millify 6.1.0, human-number 3.0.0.
# Source: their READMEs; numbro's page on formats (average); run beside Intl.NumberFormat with notation: "compact".
# Where a sportsbook's page meets it: jackpots and pools in a banner, counts of bets beside an outcome. 500 euro are
#   promised as a thousand. Use Intl.NumberFormat, round down what is promised, and show less than a thousand in full.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  numbro@2.5.0 \
  short-number@1.0.7 \
  friendly-numbers@1.0.1 \
  human-format@1.2.1 \
  number-suffix@1.1.0 \
  number-abbreviate@2.0.0 \
  approximate-number@3.0.1 \
  millify@6.1.0 \
  human-number@3.0.0
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
const of = (name) => require(name).default ?? require(name);
const numbro = require("numbro");
const shortNumber = of("short-number");
const friendly = require("friendly-numbers");
const humanFormat = require("human-format");
const suffix = require("number-suffix");
const NumberAbbreviate = of("number-abbreviate");
const abbreviate = (amount) => new NumberAbbreviate().abbreviate(amount);
const approximate = of("approximate-number");
const { millify } = require("millify");
const humanNumber = of("human-number");
const intl = (amount) => new Intl.NumberFormat("en", { notation: "compact" }).format(amount);

const average = (amount, mantissa) => numbro(amount).format({ average: true, ...(mantissa && { mantissa }) });
see("numbro: 499, 500, 999", [499, 500, 999].map((amount) => average(amount)), ["499", "1k", "1k"]);
see("numbro: 499,000, 500,000", [499_000, 500_000].map((amount) => average(amount)), ["499k", "1m"]);
see("numbro, two decimals: 500", average(500, 2), "0.50k");
see("short-number: 999,950, and a thousand millions", [999_950, 999_950_000].map((amount) => shortNumber(amount)), ["1000K", "1000M"]);
see("friendly-numbers: 999,499, 999,500, 999,999", [999_499, 999_500, 999_999].map((amount) => friendly.format(amount)), ["999K", "1000K", "1000K"]);
see("human-format: 0.5, 0.05", [0.5, 0.05].map((amount) => humanFormat(amount)), ["500 m", "50 m"]);
see("number-suffix: 999, 1,500", [999, 1500].map((amount) => suffix.format(amount)), ["0k", "1k"]);
see("-1,500: number-abbreviate, numbro", [abbreviate(-1500), average(-1500)], ["-2k", "-1k"]);
see("999,999: approximate-number, millify, human-number, Intl", [approximate(999_999), millify(999_999), humanNumber(999_999), intl(999_999)], ["999k", "1M", "1M", "1M"]);
PROGRAM
node run.mjs
