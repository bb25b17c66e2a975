#!/usr/bin/env bash
# A deposit by a code that a bank's app reads (EPC069-12), with a Belgian structured communication.
#
# One would guess: the amount has two decimals at most, an amount that is not given is left open, and the text of the
#   transfer is in the line of texts, not in that of references.
# What they do: sepa-payment-code writes the number as JavaScript does: 0.1 + 0.2 is EUR0.30000000000000004, and
#   12.345 EUR12.345, where the format has two decimals at most. sepa-qr does so too, writes its remittance, "Invoice
#   123456789" in its README, into the line of structured references, where the format has a creditor's reference, and
#   its information, which is for the payer, into the line of texts, so that it becomes the transfer's text; without
#   an amount it is a cent. sepa-payment-qr-code is right in all of it.
# Versions: sepa-payment-code 1.0.3, sepa-qr 0.0.2, sepa-payment-qr-code 2.0.2; read by jsqr 1.4.0 and pngjs 7.0.0.
# Source: EPC069-12, Quick Response Code: Guidelines, table of the elements; run.
# Where a sportsbook's page meets it: the cashier's transfer. The app refuses the code, or the money comes without its
#   reference and is credited to no one.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  sepa-payment-code@1.0.3 \
  sepa-qr@0.0.2 \
  sepa-payment-qr-code@2.0.2 \
  jsqr@1.4.0 \
  pngjs@7.0.0
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
import { buffer } from "node:stream/consumers";
import { PNG } from "pngjs";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { PaymentCode } = require("sepa-payment-code");
const paymentCode = require("sepa-payment-qr-code");
const sepaQr = require("sepa-qr");
const jsqr = require("jsqr");
const iban = "BE68539007547034";
const reference = "+++012/3456/78939+++";
/** The three lines of a code that matter here: its amount, structured reference and text. */
const lines = (code) => [7, 9, 10].map((index) => code.split("\n")[index] ?? "none");
async function read(options) {
  const { width, height, data } = PNG.sync.read(await buffer(sepaQr({ name: "Club", iban, size: 6, margin: 4, ...options })));
  return jsqr(new Uint8ClampedArray(data), width, height).data;
}
const made = (amount) => new PaymentCode("Club", iban, amount, undefined, reference).getPayload();
see("sepa-payment-code, 10.1", lines(made(10.1)), ["EUR10.1", "", reference]);
see("sepa-payment-code, 0.1 + 0.2", lines(made(0.1 + 0.2)), ["EUR0.30000000000000004", "", reference]);
see("sepa-payment-code, 12.345", lines(made(12.345)), ["EUR12.345", "", reference]);
const right = (amount) => paymentCode({ name: "Club", iban, amount, unstructuredReference: reference });
see("sepa-payment-qr-code, 0.1 + 0.2", lines(right(0.1 + 0.2)), ["EUR0.30", "", reference]);
see("sepa-payment-qr-code, 12.345", lines(right(12.345)), ["EUR12.35", "", reference]);
see("sepa-qr, a remittance", lines(await read({ amount: 10.1, remittance: reference })), ["EUR10.1", reference, ""]);
see("sepa-qr, with an information", lines(await read({ amount: 10.1, remittance: reference, information: "Deposit" })), ["EUR10.1", reference, "Deposit"]);
see("sepa-qr, 0.1 + 0.2", lines(await read({ amount: 0.1 + 0.2 }))[0], "EUR0.30000000000000004");
see("sepa-qr, no amount", lines(await read({}))[0], "EUR0.01");
PROGRAM
node run.mjs
