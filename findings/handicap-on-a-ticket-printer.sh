#!/usr/bin/env bash
# Bets on a ticket printer (ESC/POS): a handicap below nought, an amount in a column, and a name with a sign in it.
#
# One would guess: a minus that the printer's characters do not have, U+2212, becomes a hyphen or an error; an amount
#   that is too long for its column goes to the next line whole; and a line that is meant as text is printed as it is.
# What they do: on the page with the euro (cp858) the minus is a question mark in all four: "Genk ?1,5", and as well
#   where the code page is found by the text. In a column of eight characters node-thermal-printer breaks "€ 1.234,50"
#   into "€ 1.234" and ",50"; in one of seven @point-of-sale/receipt-printer-encoder breaks "€ 1.234,50" into "€",
#   "1.234,5" and "0". receiptline prints nothing of "Genk {1}", Player1 for Player_1, 1000 for 1_000, and a rule for
#   a line that is "-". cp437, which three of them begin with, has no euro.
# Versions: @point-of-sale/receipt-printer-encoder 4.0.1, esc-pos-encoder 3.0.0, node-thermal-printer 4.6.1,
#   receiptline 4.0.4.
# Source: run; receiptline's README has the signs of its own language.
# Where a sportsbook's page meets it: a bet that is printed at a till, or by a player at home. It states another
#   handicap and another amount than the bet has. Write "-" for the printer, keep amounts in columns of twelve, and
#   escape names.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @point-of-sale/receipt-printer-encoder@4.0.1 \
  esc-pos-encoder@3.0.0 \
  node-thermal-printer@4.6.1 \
  receiptline@4.0.4
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
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import EscPosEncoder from "esc-pos-encoder";
import receiptline from "receiptline";
import { see } from "./see.mjs";

const { CharacterSet, PrinterTypes, ThermalPrinter } = createRequire(import.meta.url)("node-thermal-printer");
const euro = "\u00d5"; // of code page 858
/** What is printed of it: lines of characters, without the printer's commands, spaces at the ends and empty lines. */
function lines(bytes) {
  const text = Buffer.from(bytes, "latin1").toString("latin1");
  const printed = text.replaceAll(/\u001b@|\u001b[EMt{3].|\u001c[.&]|[^\n\u0020-\u00ff]/gs, "").replaceAll(euro, "€");
  return printed.split("\n").map((line) => line.replaceAll(/ +/g, " ").trim()).filter(Boolean);
}
const ofEncoder = (Encoder, page, text) => lines(new Encoder().initialize().codepage(page).line(text).encode()).at(-1);
function ofPrinter(print) {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: "tcp://127.0.0.1", characterSet: CharacterSet.PC858_EURO, width: 32 });
  print(printer);
  return lines(printer.getBuffer());
}
const ofReceiptline = (text, command = "text") => receiptline.transform(text, { cpl: 32, encoding: "cp858", command });
const bet = "Genk −1,5 @ 1,85";
const found = "Genk ?1,5 @ 1,85";
for (const page of ["cp858", "auto"]) {
  see(`receipt-printer-encoder, ${page}`, ofEncoder(ReceiptPrinterEncoder, page, bet), found);
  see(`esc-pos-encoder, ${page}`, ofEncoder(EscPosEncoder, page, bet), found);
}
see("node-thermal-printer", ofPrinter((printer) => printer.println(bet)).at(-1), found);
see("receiptline", /Genk \?1,5 @ 1,85/.test(ofReceiptline(bet, "escpos")), true);

const columns = [{ width: 25, align: "left" }, { width: 7, align: "right" }];
const table = new ReceiptPrinterEncoder({ columns: 32 }).initialize().codepage("cp858").table(columns, [["Total", "€ 1.234,50"]]).encode();
see("receipt-printer-encoder, a column of seven", lines(table), ["Total €", "1.234,5", "0"]);
see(
  "node-thermal-printer, a column of eight",
  ofPrinter((printer) => printer.tableCustom([{ text: "Total", align: "LEFT", cols: 24 }, { text: "€ 1.234,50", align: "RIGHT", cols: 8 }])),
  ["Total € 1.234", ",50"],
);
for (const [text, printed] of [["Genk {1}", ""], ["Player_1", "Player1"], ["1_000", "1000"], ["-", "-".repeat(32)]]) {
  see(`receiptline, ${text}`, ofReceiptline(text).trim(), printed);
}
PROGRAM
node run.mjs
