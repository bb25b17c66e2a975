#!/usr/bin/env bash
# A handicap, and an amount as French writes it, on a receipt in PDF, in the font that each reader has.
#
# One would guess: a sign that the standard fonts lack raises an error, as in pdf-lib, or is drawn as what resembles
#   it; € and ½ are there, and they are right in all five packages.
# What they do: of U+2212 jspdf and pdfkit make a quotation mark, Genk "1,5; pdfjs writes the control sign 0x12 and
#   @libpdf/core the code 0, for which the font draws nothing: Genk 1,5, the handicap of the other side. The narrow
#   no-break space of a French amount (U+202F) is a slash in jspdf, pdfkit and pdfjs, 1/234,50 €. ≥ 2,5 is "e 2,5,
#   e 2,5 or 2,5, and Łódź Aódz, ód or 6Az: each half of the code is taken for a letter, or nothing is. pdfkit measures
#   the minus as 0 wide. pdf-lib alone raises an error, with the sign that it lacks.
# Versions: jspdf 4.2.1, pdfkit 0.20.2, pdfjs 2.5.4 (which makes files), @libpdf/core 0.4.2, pdf-lib 1.17.1; read back
#   by pdfjs-serverless 1.3.1.
# Source: PDF 32000-1, Annex D (WinAnsiEncoding); jspdf's README (the 14 standard fonts are ASCII); run.
# Where a sportsbook's page meets it: a receipt, the history that a player takes away, a bet that is disputed. Genk -1.5
#   is printed as Genk 1,5, and a payout as a fraction. Put in a font of one's own, or write hyphen and U+00A0.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  jspdf@4.2.1 \
  pdfkit@0.20.2 \
  pdfjs@2.5.4 \
  @libpdf/core@0.4.2 \
  pdf-lib@1.17.1 \
  pdfjs-serverless@1.3.1
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
import { PDF } from "@libpdf/core";
import { getDocument } from "pdfjs-serverless";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { jsPDF } = require("jspdf");
const PdfKit = require("pdfkit");
const pdfjs = require("pdfjs");
const { PDFDocument, StandardFonts } = require("pdf-lib");
const packages = {
  jspdf(text) {
    const file = new jsPDF();
    file.text(text, 20, 20);
    return file.output("arraybuffer");
  },
  async pdfkit(text) {
    const file = new PdfKit();
    file.text(text).end();
    return Buffer.concat(await file.toArray());
  },
  pdfjs(text) {
    const file = new pdfjs.Document({ font: require("pdfjs/font/Helvetica") });
    file.text(text);
    return file.asBuffer();
  },
  async "@libpdf/core"(text) {
    const file = PDF.create();
    file.addPage().drawText(text, { x: 20, y: 200 });
    return file.save();
  },
  async "pdf-lib"(text) {
    const file = await PDFDocument.create();
    file.addPage().drawText(text, { font: await file.embedFont(StandardFonts.Helvetica) });
    return file.save();
  },
};
/** What a reader takes from the page, or what the package says. Kerning is read as spaces, so that there are none. */
async function printed(name, text) {
  try {
    const bytes = await packages[name](text);
    const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: true }).promise).getPage(1);
    return (await page.getTextContent()).items.map(({ str }) => str).join("").replaceAll(/[\s\0\x12]/g, "");
  } catch (error) {
    return error.message;
  }
}
const all = async (text) => Promise.all(Object.keys(packages).slice(0, 4).map((name) => printed(name, text)));
see("€ 1.234,50", [...(await all("€ 1.234,50")), await printed("pdf-lib", "€ 1.234,50")], Array(5).fill("€1.234,50"));
see("11½ – 12", [...(await all("11½ – 12")), await printed("pdf-lib", "11½ – 12")], Array(5).fill("11½–12"));
see("Genk −1,5", await all("Genk −1,5"), ['Genk"1,5', 'Genk"1,5', "Genk1,5", "Genk1,5"]);
see("1 234,50 €, narrow", await all("1\u202f234,50 €"), ["1/234,50€", "1/234,50€", "1/234,50€", "1234,50€"]);
see("≥ 2,5", await all("≥ 2,5"), ['"e2,5', '"e2,5', "e2,5", "2,5"]);
see("Łódź", await all("Łódź"), ["Aódz", "6Az", "Aódz", "ód"]);
see("pdf-lib", await printed("pdf-lib", "Genk −1,5"), 'WinAnsi cannot encode "−" (0x2212)');
const measure = new PdfKit();
see("pdfkit, widths of − and -", ["−", "-"].map((sign) => Number(measure.widthOfString(sign).toFixed(3))), [0, 3.996]);
PROGRAM
node run.mjs
