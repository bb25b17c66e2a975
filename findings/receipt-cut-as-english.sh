#!/usr/bin/env bash
# A receipt as PDF, made of React, in narrow columns: clubs, amounts, the address of help, arrows of prices.
#
# One would guess: a name that is too long for its column is longer than the column, or cut where the page says so;
#   signs that the font has not are refused, or drawn as an empty box.
# What it does: @react-pdf/renderer divides words by the patterns of English, in each language, and writes a hyphen into
#   the text: West-erlo, identiteit-skaart, Verantwo-ordelijk, and the address gokhulp@ex-ample.be, which is copied
#   with its hyphen. A line may end after the euro of "€ 1.234,50" where its space is an ordinary one, and a narrow
#   no-break space, as Intl writes in French, is a slash: 1/234,50 €. With the built-in font ▲ is ², ▼ is ¼ and the
#   minus of Genk −1,5 is nothing. With Font.registerHyphenationCallback((word) => [word]) no word is divided.
# Versions: @react-pdf/renderer 4.9.0, react 19.3.1, unpdf 1.8.1 (which reads the text).
# Source: the documentation of react-pdf (hyphenation is on by default, "English"; the callback); PDF 1.7, annex D
#   (WinAnsiEncoding has neither of the signs); run.
# Where a sportsbook's page meets it: receipts, terms and a history to keep. An address of help that cannot be mailed, a
#   price that rose shown as squared, a handicap without its sign. Embed a font that has the signs, and register the
#   callback.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @react-pdf/renderer@4.9.0 \
  react@19.3.1 \
  unpdf@1.8.1
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
import { Document, Font, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { extractText, getDocumentProxy } from "unpdf";
import { see } from "./see.mjs";

/** The lines of a text in a column of a width in points, as a reader of PDF finds them. */
async function lines(text, width) {
  const words = createElement(Text, { style: { fontSize: 12 } }, text);
  const page = createElement(Page, { size: "A4" }, createElement(View, { style: { width } }, words));
  const buffer = await renderToBuffer(createElement(Document, null, page));
  const read = await extractText(await getDocumentProxy(new Uint8Array(buffer)), { mergePages: true });
  return read.text.split("\n").join(" / ");
}
see("a club", await lines("Westerlo", 35), "West- / erlo");
see("an identity card", await lines("identiteitskaart", 60), "identiteit- / skaart");
see("responsible gambling", await lines("Verantwoordelijk spelen", 60), "Verantwo- / ordelijk / spelen");
see("the address of help", await lines("gokhulp@example.be", 60), "gokhulp@ex- / ample.be");
see("an amount with a space", await lines("€ 1.234,50", 35), "€ / 1.234,50");
see("an amount with a narrow no-break space", await lines("1\u{202f}234,50 €", 120), "1/234,50 €");
see("arrows", await lines("1,85 ▲ 2,10 ▼", 200), "1,85 ² 2,10 ¼");
see("a handicap", (await lines("Genk −1,5", 200)).replaceAll(/[^ -~]/gu, ""), "Genk 1,5");
Font.registerHyphenationCallback((word) => [word]);
see("a club, with the callback", await lines("Westerlo", 35), "Westerlo");
see("the address of help, with the callback", await lines("gokhulp@example.be", 60), "gokhulp@example.be");
PROGRAM
node run.mjs
