#!/usr/bin/env bash
# The number of a Belgian company, which begins with 1 since the numbers with 0 are used up (2023).
#
# One would guess: ten digits of which the first is 0 or 1 and the last two are 97 less the remainder of the others,
#   in every package that has Belgium in its list; a wrong check digit is refused.
# What they do: jsvat refuses each number that begins with 1: its pattern is "BE", perhaps a 0, and nine digits.
#   validator accepts ten digits of any kind, and refuses each number that has a space or points, as it is printed.
#   stdnum has all of them right.
# Versions: jsvat 2.5.4, validator 13.15.35, stdnum 1.12.0.
# Source: run; royal decree of 24 June 2003 on the number's structure (the first digit is 0 or 1); notice of the
#   Federal Public Service Economy, 30 May 2022: numbers with 1 from 2023 on.
# Where a sportsbook's page meets it: affiliates and clubs that send an invoice, betting shops, and the operator's own
#   number in the page's foot. A company of last year is not accepted.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  jsvat@2.5.4 \
  validator@13.15.35 \
  stdnum@1.12.0
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
const { belgium, checkVAT } = require("jsvat");
const { isVAT } = require("validator");
const { stdnum } = require("stdnum");

/** A number with its check digits; the ones that are used here are made up. */
const numberOf = (eight) => eight + String(97 - (Number(eight) % 97)).padStart(2, "0");
const judged = (number) => ({
  jsvat: checkVAT(number, [belgium]).isValid,
  validator: isVAT(number, "BE"),
  stdnum: stdnum.BE.vat.validate(number).isValid,
});

const old = numberOf("07645123");
const recent = numberOf("10112345");
see("the two numbers", [old, recent], ["0764512329", "1011234502"]);
const all = { jsvat: true, validator: true, stdnum: true };
see("begins with 0", judged(`BE${old}`), all);
see("begins with 1", judged(`BE${recent}`), { ...all, jsvat: false });
const hundred = Array.from({ length: 100 }, (_, index) => `BE${numberOf(String(10_000_000 + index * 9_973))}`);
see("of a hundred that begin with 1, jsvat accepts", hundred.filter((one) => judged(one).jsvat).length, 0);
see("of a hundred, stdnum accepts", hundred.filter((one) => judged(one).stdnum).length, 100);
const wrong = (number) => `BE${number.slice(0, 9)}${(Number(number[9]) + 1) % 10}`;
see("0, with a wrong check digit", judged(wrong(old)), { jsvat: false, validator: true, stdnum: false });
see("1, with a wrong check digit", judged(wrong(recent)), { jsvat: false, validator: true, stdnum: false });
see("as it is printed", judged("BE 0764.512.329"), { ...all, validator: false });
see("1, as it is printed", judged("BE 1011.234.502"), { jsvat: false, validator: false, stdnum: true });
PROGRAM
node run.mjs
