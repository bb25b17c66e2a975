#!/usr/bin/env bash
# A payout to an account with the spaces that it is printed with, in a file of transfers.
#
# One would guess: what takes BE68 5390 0754 7034 for a valid account either refuses it or writes it without its spaces,
#   as the schema has it; and each amount has its cents.
# What they do: sepa and sepa-xml find the account valid, and write it with its spaces into the file, where the schema
#   allows letters and digits alone: the file as a whole is invalid, all other payouts with it. sepa-xml's own example
#   is such an account; the bank that it finds on its own is found without the spaces, and not with them. It writes 0.1
#   and 1500 beside a sum of 1935.29, sepa 0.10 and 1500.00.
# Versions: sepa 3.0.0, sepa-xml 0.6.0.
# Source: ISO 20022, pain.001.001.03 (IBAN2007Identifier: [A-Z]{2,2}[0-9]{2,2}[a-zA-Z0-9]{1,30}); sepa-xml's README;
#   run.
# Where a sportsbook's page meets it: withdrawals. A field that keeps what was typed, with the spaces that make it
#   legible, passes the check, and a bank that keeps to the schema pays no one that day. Take the spaces out before the
#   check, and keep it so.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  sepa@3.0.0 \
  sepa-xml@0.6.0
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
const sepa = require("sepa");
const SepaXml = require("sepa-xml");
const amounts = [0.1, 0.2, 434.99, 1500];
/** The accounts, amounts, banks and sums of a file. */
function fieldsOf(file) {
  const all = (pattern) => Array.from(file.matchAll(pattern), ([, text]) => text);
  return { accounts: all(/<CdtrAcct>\s*<Id>\s*<IBAN>([^<]*)/g), amounts: all(/<InstdAmt[^>]*>([^<]*)/g), banks: all(/<CdtrAgt>\s*<FinInstnId>\s*<BIC>([^<]*)/g), sums: all(/<CtrlSum>([^<]*)/g) };
}
function bySepa(account) {
  const file = new sepa.Document("pain.001.001.03");
  Object.assign(file.grpHdr, { id: "M1", created: new Date("2026-11-30T12:00:00Z"), initiatorName: "Book" });
  const info = Object.assign(file.createPaymentInfo(), { requestedExecutionDate: new Date("2026-12-01T12:00:00Z"), debtorIBAN: "BE68539007547034", debtorBIC: "GKCCBEBB", debtorName: "Book" });
  file.addPaymentInfo(info);
  for (const amount of amounts) {
    info.addTransaction(Object.assign(info.createTransaction(), { creditorName: "Player", creditorIBAN: account, creditorBIC: "GKCCBEBB", amount, remittanceInfo: "Payout", end2endId: `P${amount}` }));
  }
  return fieldsOf(file.toString());
}
function bySepaXml(iban) {
  const file = new SepaXml();
  file.setHeaderInfo({ messageId: "M1", initiator: "Book" });
  file.setPaymentInfo({ id: "M1", method: "TRF", senderName: "Book", senderIBAN: "BE68539007547034", bic: "GKCCBEBB" });
  for (const amount of amounts) file.addTransaction({ id: `P${amount}`, amount, name: "Player", iban, description: "Payout" });
  return new Promise((resolve, reject) => file.compile((error, text) => (error ? reject(error) : resolve(fieldsOf(text)))));
}
const printed = "BE68 5390 0754 7034";
see("sepa finds it valid", sepa.validateIBAN(printed), true);
see("sepa", bySepa(printed).accounts, Array(4).fill(printed));
see("sepa, without spaces", bySepa("BE68539007547034").accounts, Array(4).fill("BE68539007547034"));
const file = await bySepaXml(printed);
see("sepa-xml", file.accounts, Array(4).fill(printed));
see("what the schema allows", /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/.test(printed), false);
see("sepa-xml, the bank with spaces", (await bySepaXml("NL39 RABO 0300 0652 64")).banks, []);
see("sepa-xml, the bank without", (await bySepaXml("NL39RABO0300065264")).banks, Array(4).fill("RABONL2U"));
see("amounts and sum", [file.amounts, file.sums[0], bySepa(printed).amounts], [["0.1", "0.2", "434.99", "1500"], "1935.29", ["0.10", "0.20", "434.99", "1500.00"]]);
PROGRAM
node run.mjs
