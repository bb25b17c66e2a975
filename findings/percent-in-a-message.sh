#!/usr/bin/env bash
# A percentage in a message: "{share, number, ::percent .0}".
#
# One would guess: the words of ICU's number skeletons mean one thing in the packages that read them.
# What it does: of 12.5 @messageformat/core makes 12.5 % and intl-messageformat 1,250.0 %. ICU's percent
#   is a unit that multiplies nothing, so the first is right by ICU; intl-messageformat hands it to Intl,
#   whose percent multiplies by a hundred. What ICU has for a fraction, "percent scale/100", is 12.5 for
#   0.125 there; intl-messageformat multiplies by both and prints 1,250 % for 0.125. A pattern, as
#   "#,##0.00", is read by @messageformat/core, and by intl-messageformat not: two decimals become one.
# Versions: intl-messageformat 12.1.5, @messageformat/core 3.4.1.
# Source: ICU User Guide, Number Skeletons (percent, scale/100); @messageformat/number-skeleton's
#   docstring says that ICU styles 25 as 25%.
# Where a sportsbook's page meets it: payout shares, chances, boosts and deductions are written as
#   percentages in texts that the compliance officer signs off; moved from one package to the other they
#   are wrong by a hundred. Format the number outside of the text.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  intl-messageformat@12.1.5 \
  @messageformat/core@3.4.1
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
import MessageFormat from "@messageformat/core";
import { IntlMessageFormat } from "intl-messageformat";
import { see } from "./see.mjs";

// Intl writes no-break spaces of several widths; which, is not what this is about.
const plain = (text) => text.replace(/\s/g, " ");
const byIntl = (text, n) => plain(new IntlMessageFormat(text, "fr").format({ n }));
const byCore = (text, n) => plain(new MessageFormat("fr").compile(text)({ n }));

see("::percent .0 of 12.5, @messageformat/core", byCore("{n, number, ::percent .0}", 12.5), "12,5 %");
see("::percent .0 of 12.5, intl-messageformat", byIntl("{n, number, ::percent .0}", 12.5), "1 250,0 %");
const ofFraction = "{n, number, ::percent scale/100 .0}";
see(`${ofFraction} of 0.125, @messageformat/core`, byCore(ofFraction, 0.125), "12,5 %");
see(`${ofFraction} of 0.125, intl-messageformat`, byIntl(ofFraction, 0.125), "1 250,0 %");
see("#,##0.00 of 1234.5, @messageformat/core", byCore("{n, number, #,##0.00}", 1234.5), "1 234,50");
see("#,##0.00 of 1234.5, intl-messageformat", byIntl("{n, number, #,##0.00}", 1234.5), "1 234,5");
see("::currency/EUR of 2.5, both", [byCore, byIntl].map((print) => print("{n, number, ::currency/EUR}", 2.5)), ["2,50 €", "2,50 €"]);
PROGRAM
node run.mjs
