#!/usr/bin/env bash
# The number of a Bancontact card, as it is printed: 17 digits, 6703 first.
#
# One would guess: a package that knows Maestro takes each length of it, 12 to 19 digits, as all the others do,
#   and what groups the digits loses none.
# What it does: validator refuses each number of 17 digits and takes those of 16. cleave-zen knows the card and
#   cuts its last digit by default, so that what is left is another number, which the check digit refuses 87
#   times of a hundred; with strictMode it keeps 19. creditcard.js says that the number is valid, and that the name
#   of its card is "Credit card is invalid!". card-validator, payform, payment, creditcards and valibot take
#   them all. card-validator asks for three digits on the back, which such a card does not have.
# Versions: validator 13.15.35, cleave-zen 0.0.17, creditcard.js 3.0.58; beside them card-validator 10.0.4,
#   payform 1.4.0, payment 2.4.7, creditcards 5.0.0, valibot 1.5.0.
# Source: ISO/IEC 7812-1 (a card's number has up to 19 digits, the last of them by Luhn's formula); Adyen's
#   page on Bancontact cards (no CVC).
# Where a sportsbook's page meets it: the deposit of a Belgian by card. The number is refused before it is sent,
#   or the last digit can't be typed, and the form says that the person mistyped.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  validator@13.15.35 \
  cleave-zen@0.0.17 \
  creditcard.js@3.0.58 \
  card-validator@10.0.4 \
  payform@1.4.0 \
  payment@2.4.7 \
  creditcards@5.0.0 \
  valibot@1.5.0
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
import cardValidator from "card-validator";
import { formatCreditCard, getCreditCardType } from "cleave-zen";
import { getCreditCardNameByNumber, isValid } from "creditcard.js";
import creditcards from "creditcards";
import payform from "payform";
import Payment from "payment";
import * as v from "valibot";
import validator from "validator";
import { see } from "./see.mjs";

/** Luhn's sum of the digits, the last one as the check digit. */
const sumOf = (digits) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
const isWhole = (digits) => sumOf(digits) % 10 === 0;
/** A hundred made-up numbers of so many digits. */
const numbersOf = (length) =>
  Array.from({ length: 100 }, (_, index) => {
    const rest = String(index * 7_919_003 + 17).padStart(length - 5, "0");
    const open = `6703${rest}`;
    return open + String((10 - (sumOf(`${open}0`) % 10)) % 10);
  });
const count = (numbers, takes) => numbers.filter((each) => takes(each)).length;

const [seventeen, sixteen] = [numbersOf(17), numbersOf(16)];
see("of a hundred, whole by Luhn", count(seventeen, isWhole), 100);

const card = v.pipe(v.string(), v.creditCard());
const takers = {
  "card-validator": (each) => cardValidator.number(each).isValid,
  payform: (each) => payform.validateCardNumber(each),
  payment: (each) => Payment.fns.validateCardNumber(each),
  creditcards: (each) => creditcards.card.isValid(each),
  valibot: (each) => v.is(card, each),
  "creditcard.js": (each) => isValid(each),
};
for (const [name, takes] of Object.entries(takers)) {
  see(`of 17 digits, taken by ${name}`, count(seventeen, takes), 100);
}
see("of 17 digits, taken by validator", count(seventeen, validator.isCreditCard), 0);
see("of 16 digits, taken by validator", count(sixteen, validator.isCreditCard), 100);

const [number] = seventeen;
see("cleave-zen, what card it is", getCreditCardType(number), "maestro");
see("cleave-zen, digits left of 17", formatCreditCard(number).replaceAll(" ", "").length, 16);
see(
  "cleave-zen, still whole of a hundred",
  count(seventeen, (each) => isWhole(formatCreditCard(each).replaceAll(" ", ""))),
  13,
);
const strict = formatCreditCard(number, { strictMode: true }).replaceAll(" ", "");
see("cleave-zen, digits left with strictMode", strict.length, 17);
see("creditcard.js, the card's name", getCreditCardNameByNumber(number), "Credit card is invalid!");
see("card-validator, digits on the back", cardValidator.number(number).card.code.size, 3);
PROGRAM
node run.mjs
