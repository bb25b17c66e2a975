#!/usr/bin/env bash
# Belgian accounts that are made up for tests.
#
# One would guess: an account that a generator makes for Belgium is one that a check of Belgian accounts accepts.
# What it does: of 500 that @faker-js/faker makes, each has the check digits of its IBAN, and four have those of the
#   Belgian number in it (the first ten digits modulo 97, 97 for 0). ibantools and ibankit refuse the others, iban
#   0.0.14 accepts all: it knows no number below the IBAN. Those that ibankit makes are right, all 500.
# Versions: @faker-js/faker 10.6.0, ibantools 4.5.4, ibankit 1.6.5, iban 0.0.14.
# Source: faker's documentation says "generates a random IBAN"; the Belgian number's check is in the registry of IBANs
#   (SWIFT) and in ECBS TR 201.
# Where a sportsbook's page meets it: the account for withdrawals. Tests with made-up accounts are red where the check
#   is right, and green where it is half of one; a demonstration shows its own refusal.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @faker-js/faker@10.6.0 \
  ibantools@4.5.4 \
  ibankit@1.6.5 \
  iban@0.0.14
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
import { faker } from "@faker-js/faker";
import iban from "iban";
import { CountryCode, IBAN } from "ibankit";
import { isValidIBAN } from "ibantools";
import { see } from "./see.mjs";

const count = 500;
/** Whether the number within a Belgian IBAN has its own check digits. */
function hasOwnCheck(account) {
  const number = account.slice(4);
  return (Number(BigInt(number.slice(0, 10)) % 97n) || 97) === Number(number.slice(10));
}
const tell = (accounts) => ({
  ownCheck: accounts.filter(hasOwnCheck).length,
  iban: accounts.filter((account) => iban.isValid(account)).length,
  ibantools: accounts.filter((account) => isValidIBAN(account)).length,
  ibankit: accounts.filter((account) => IBAN.isValid(account)).length,
});

faker.seed(1);
const byFaker = Array.from({ length: count }, () => faker.finance.iban({ countryCode: "BE" }));
see("of 500 by faker", tell(byFaker), { ownCheck: 4, iban: 500, ibantools: 4, ibankit: 4 });
const byIbankit = Array.from({ length: count }, () => IBAN.random(CountryCode.BE).toString());
see("of 500 by ibankit", tell(byIbankit), { ownCheck: 500, iban: 500, ibantools: 500, ibankit: 500 });
PROGRAM
node run.mjs
