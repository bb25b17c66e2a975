#!/usr/bin/env bash
# A deposit by bank transfer as a QR code: the EPC text that the bank's app reads.
#
# One would guess: what is not given is left empty (the BIC may be, within the EEA, since version 002), and
#   an amount is written as it is meant or refused.
# What it does: without a bic girocode() writes DEZZZYYYXXX, a bank that is none; without a reason it writes
#   "Testsubject", beside the structured reference where there is one, although the text may have one of
#   the two alone. The amount "1.000", a thousand as it is written in Dutch, becomes EUR1.000, which is one
#   euro with a decimal too many, and "1.000.000" a million.
# Versions: iban-qr-code 1.0.0.
# Source: European Payments Council, EPC069-12 (version 002: BIC optional; reference or text, not both;
#   the amount with at most two decimals); the package's code.
# Where a sportsbook's page meets it: the cashier's picture for a transfer. The money arrives with
#   "Testsubject" and no reference, if the bank's app accepts the text at all. Give every field, empty ones
#   included, and the amount as euros with a point and two decimals. The account here is an example's.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  iban-qr-code@1.0.0
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

const { girocode } = createRequire(import.meta.url)("iban-qr-code");
const transfer = { version: "002", name: "Example", iban: "BE68539007547034", amount: "10.00" };
const lines = (more) => girocode({ ...transfer, ...more }).split("\n");
const [, , , , bic, , , amount, , reference, reason] = lines({});
see("without bic and reason", { bic, amount, reference, reason }, {
  bic: "DEZZZYYYXXX",
  amount: "EUR10.00",
  reference: "",
  reason: "Testsubject",
});
see("with a reference", lines({ ref: "RF18539007547034" }).slice(9, 11), ["RF18539007547034", "Testsubject"]);
see("all given", lines({ bic: "", reason: "" }).slice(4, 11), ["", "Example", "BE68539007547034", "EUR10.00", "", "", ""]);
see("the amount 1.000", lines({ amount: "1.000" })[7], "EUR1.000");
see("the amount 1.000.000", lines({ amount: "1.000.000" })[7], "EUR1000000.00");
see("the amount 1.000,00", lines({ amount: "1.000,00" })[7], "EUR1000.00");
PROGRAM
node run.mjs
