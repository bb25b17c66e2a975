#!/usr/bin/env bash
# Text messages with an amount, a price or a French word: how many are sent, and paid.
#
# One would guess: packages that count the parts of a text message agree, since the alphabet and its limits are a
#   standard: 160 signs, of which the euro counts for two.
# What they do: sms-counter counts the euro as one: 159 letters and a euro are one message by it, nothing remaining, and
#   two by split-sms, gsm and sms-segments-calculator. All four agree that the capital Ç, é and à are in the alphabet
#   and that ê, ç and a minus (−1,5) are not: with one of them 71 signs are two messages instead of one. The option of
#   sms-segments-calculator that replaces signs (smart encoding) saves a curved apostrophe and the no-break spaces that
#   Intl writes in € 12,50, and neither ê nor the minus.
# Versions: sms-counter 1.0.0, split-sms 0.1.7, gsm 0.1.4, sms-segments-calculator 1.3.0.
# Source: 3GPP TS 23.038, 6.2.1 and 6.2.1.1 (the default alphabet, and its extension, where a sign is two septets);
#   run.
# Where a sportsbook's page meets it: codes at the login, "bet won" and limits by text message. A French one with "fête"
#   or an amount of Intl costs two, and one that a form counts as one is cut or sent as two. Test the texts of all
#   languages with the longest amount, and write a hyphen-minus and plain spaces in them.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  sms-counter@1.0.0 \
  split-sms@0.1.7 \
  gsm@0.1.4 \
  sms-segments-calculator@1.3.0
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
const smsCounter = require("sms-counter").default;
const { split } = require("split-sms");
const gsm = require("gsm");
const { SegmentedMessage } = require("sms-segments-calculator");

const counter = smsCounter.count ?? smsCounter;
const counts = (text) => [counter(text).messages, split(text).parts.length, gsm(text).sms_count, new SegmentedMessage(text).segmentsCount];
see("159 letters and a euro: sms-counter and the three others", counts(`${"a".repeat(159)}€`), [1, 2, 2, 2]);
see("the same, what remains by sms-counter", counter(`${"a".repeat(159)}€`).remaining, 0);
see("158 letters and a euro", counts(`${"a".repeat(158)}€`), [1, 1, 1, 1]);
for (const sign of ["Ç", "é", "à", "ê", "ç", "−", "’", "\u{a0}", "\u{202f}"]) {
  const inAlphabet = "Çéà".includes(sign);
  see(`70 letters and ${JSON.stringify(sign)}`, counts(`${"a".repeat(70)}${sign}`), inAlphabet ? [1, 1, 1, 1] : [2, 2, 2, 2]);
}
const amount = new Intl.NumberFormat("fr-BE", { style: "currency", currency: "EUR" }).format(1234.5);
see("70 letters and an amount of Intl in French", counts(`${"a".repeat(60)} ${amount}`), [2, 2, 2, 2]);
const smart = (text) => new SegmentedMessage(text, "auto", true).encodingName;
see("smart encoding", ["L’équipe", `Gain : ${amount}`, "Fête", "Genk −1,5"].map(smart), ["GSM-7", "GSM-7", "UCS-2", "UCS-2"]);
PROGRAM
node run.mjs
