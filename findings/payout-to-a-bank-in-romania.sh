#!/usr/bin/env bash
# The bank of an account for payouts, where a bank file or a form says that there is none.
#
# One would guess: NOTPROVIDED, which SEPA files have where no BIC is given, is no BIC; nor are SPECIMEN and NOTKNOWN,
#   nor XXXXXXXX, whose country there is not.
# What they do: five packages say that NOTPROVIDED is valid: it has a BIC's eleven signs, RO for Romania in the middle
#   and DED for the branch. ibantools and ibankit give the country RO and the bank NOTP. SPECIMEN is a bank on the Isle
#   of Man (IM), NOTKNOWN one in Norway. bic and bic-validator look at the pattern alone and accept XXXXXXXX and
#   UNKNOWNX too. TRIOBEB0, whose 0 says that it is for tests, is valid in all five; ibantools alone says testBIC.
# Versions: bic 1.1.1, bic-validator 1.27.0, ibantools 4.5.4, ibankit 1.6.5, validator 13.15.35.
# Source: the implementation guidelines of the European Payments Council for credit transfers (Othr/Id NOTPROVIDED where
#   the IBAN is given alone); ISO 9362 (four letters, a country, two signs, three more; 0 as the eighth for tests); run.
# Where a sportsbook's page meets it: withdrawals and refunds, imports of statements, rules by the country of a bank. A
#   player of Belgium has a bank in Romania, and a payout is held for it. Read the bank from the Belgian account's
#   number, refuse NOTPROVIDED by name before the check, and compare the BIC's country with the IBAN's.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  bic@1.1.1 \
  bic-validator@1.27.0 \
  ibantools@4.5.4 \
  ibankit@1.6.5 \
  validator@13.15.35
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
import bic from "bic";
import bicValidator from "bic-validator";
import ibankit from "ibankit";
import { extractBIC, isValidBIC } from "ibantools";
import validator from "validator";
import { see } from "./see.mjs";

const valid = (text) => ({
  bic: bic.isValid(text),
  "bic-validator": bicValidator.isValid(text),
  ibantools: isValidBIC(text),
  ibankit: ibankit.BIC.isValid(text),
  validator: validator.isBIC(text),
});
const all = { bic: true, "bic-validator": true, ibantools: true, ibankit: true, validator: true };
for (const text of ["NOTPROVIDED", "SPECIMEN", "NOTKNOWN", "TRIOBEB0"]) see(text, valid(text), all);
for (const text of ["XXXXXXXX", "UNKNOWNX"]) see(text, valid(text), { ...all, ibantools: false, ibankit: false, validator: false });
const parts = ({ bankCode, countryCode, branchCode, testBIC }) => [bankCode, countryCode, branchCode, testBIC];
see("ibantools, NOTPROVIDED", parts(extractBIC("NOTPROVIDED")), ["NOTP", "RO", "DED", false]);
see("ibantools, SPECIMEN", parts(extractBIC("SPECIMEN")), ["SPEC", "IM", null, false]);
see("ibantools, TRIOBEB0", parts(extractBIC("TRIOBEB0")), ["TRIO", "BE", null, true]);
const { BIC } = ibankit;
see("ibankit, NOTPROVIDED and NOTKNOWN", ["NOTPROVIDED", "NOTKNOWN"].map((text) => new BIC(text).getCountryCode()), ["RO", "NO"]);
PROGRAM
node run.mjs
