#!/usr/bin/env bash
# The bank (BIC) of a Belgian account number.
#
# One would guess: a package that is made for it finds the bank by the first three digits of the account,
#   which are the bank's in Belgium, or finds none.
# What it does: bic-from-iban reads the four digits behind the check digits as the number of a row in an
#   alphabetical list. 001-1234567, an account of BNP Paribas Fortis, is "0011", so that row 11's bank is
#   named, and 001-9234567, the same bank's, has row 19's. With higher digits it finds nothing ("").
#   iban-to-bic is right.
# Versions: bic-from-iban 1.0.0; right: iban-to-bic 1.4.0.
# Source: National Bank of Belgium, its list of bank codes (the first three digits; 001 is BNP Paribas
#   Fortis, GEBABEBB); the package's code and list (the key is the row).
# Where a sportsbook's page meets it: the cashier shows the name of the bank beside the account to which
#   money is paid out. A wrong bank stops a payout; none is better. The accounts here are made up.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  bic-from-iban@1.0.0 \
  iban-to-bic@1.4.0
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
const { getBIC } = require("bic-from-iban");
const { ibanToBic } = require("iban-to-bic");

/** A Belgian IBAN with its two pairs of check digits. */
function ibanOf(bank, account) {
  const rest = Number(BigInt(bank + account) % 97n) || 97;
  const number = bank + account + String(rest).padStart(2, "0");
  const check = 98 - Number(BigInt(`${number}111400`) % 97n);
  return `BE${String(check).padStart(2, "0")}${number}`;
}
for (const [bank, account, byRow, right] of [
  ["001", "1234567", "WAFABEBBANT", "GEBABEBB"],
  ["001", "9234567", "BCMCBEBBXXX", "GEBABEBB"],
  ["068", "1234567", "", "GKCCBEBB"],
  ["310", "1234567", "", "BBRUBEBB"],
  ["734", "1234567", "", "KREDBEBB"],
]) {
  const iban = ibanOf(bank, account);
  see(`${bank}-${account}, bic-from-iban`, getBIC(iban), byRow);
  see(`${bank}-${account}, iban-to-bic`, ibanToBic(iban), right);
}
PROGRAM
node run.mjs
