#!/usr/bin/env bash
# The number of a ticket in a barcode: written by one package, read by three.
#
# One would guess: what is written is what is read, whichever reader it is, leading noughts and all; a number that a
#   code cannot have is refused.
# What they do: an EAN-13 that begins with a nought, 0123456789012, is a UPC-A of twelve digits to @zxing/library,
#   without the nought; zxing-wasm and zbar-wasm read thirteen. A UPC-A of twelve, 123456789012, is thirteen digits to
#   those two. Interleaved 2 of 5 has pairs of digits: bwip-js writes nine digits as ten, with a nought before them,
#   and says nothing. Four digits of it are read by zxing-wasm alone. A ticket in Code 39's full set, ticket-0042, is
#   read so by zxing-wasm, and as +T+I+C+K+E+T-0042 by the other two. GS1-128 is given with its brackets by
#   zxing-wasm, and as one run of digits by the others. Code 128 and QR are what was written in all three.
# Versions: bwip-js 4.11.4, @zxing/library 0.23.0, zxing-wasm 3.1.6, @undecaf/zbar-wasm 0.11.0, pngjs 7.0.0.
# Source: GS1's General Specifications (UPC-A within EAN-13); run.
# Where a sportsbook's page meets it: a printed or shared bet that is looked up by its code, at a till or by a phone's
#   camera. The ticket is unknown, or is another one. Write Code 128 or QR, and a text that begins with a letter.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  bwip-js@4.11.4 \
  @zxing/library@0.23.0 \
  zxing-wasm@3.1.6 \
  @undecaf/zbar-wasm@0.11.0 \
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
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { scanImageData } from "@undecaf/zbar-wasm";
import zxing from "@zxing/library";
import bwip from "bwip-js";
import { PNG } from "pngjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { see } from "./see.mjs";

const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
await prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
  fireImmediately: true,
});
/** What @zxing/library, zxing-wasm and zbar-wasm read of a barcode. */
async function read(bcid, text) {
  const file = await bwip.toBuffer({ bcid, text, scale: 3, height: 15, paddingwidth: 15, paddingheight: 10, backgroundcolor: "FFFFFF" });
  const { width, height, data } = PNG.sync.read(file);
  const picture = { width, height, data: new Uint8ClampedArray(data) };
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, index) => data[4 * index]);
  const reader = new zxing.MultiFormatReader();
  const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
  let first = null;
  try {
    const bitmap = new zxing.BinaryBitmap(new zxing.HybridBinarizer(new zxing.RGBLuminanceSource(grey, width, height)));
    first = reader.decode(bitmap, hints).getText();
  } catch (error) {
    if (!(error instanceof zxing.NotFoundException)) throw error;
  }
  const [second] = await readBarcodes(picture);
  const [third] = await scanImageData(picture);
  return [first, second?.text ?? null, third?.decode() ?? null];
}
console.log("each: what @zxing/library, zxing-wasm and zbar-wasm read, null being nothing");
const thrice = (text) => [text, text, text];
see("EAN-13, 5412345678908", await read("ean13", "5412345678908"), thrice("5412345678908"));
see("EAN-13, 0123456789012", await read("ean13", "0123456789012"), ["123456789012", "0123456789012", "0123456789012"]);
see("UPC-A, 123456789012", await read("upca", "123456789012"), ["123456789012", "0123456789012", "0123456789012"]);
see("Interleaved 2 of 5, 123456789", await read("interleaved2of5", "123456789"), thrice("0123456789"));
see("Interleaved 2 of 5, 1234", await read("interleaved2of5", "1234"), [null, "1234", null]);
see("Code 39, TICKET-0042", await read("code39", "TICKET-0042"), thrice("TICKET-0042"));
see("Code 39 extended, ticket-0042", await read("code39ext", "ticket-0042"), ["+T+I+C+K+E+T-0042", "ticket-0042", "+T+I+C+K+E+T-0042"]);
const parts = "(01)05412345678908(21)0042";
const digits = "0105412345678908210042";
see(`GS1-128, ${parts}`, await read("gs1-128", parts), [digits, parts, digits]);
see("Code 128, 00421234", await read("code128", "00421234"), thrice("00421234"));
see("QR, 0042", await read("qrcode", "0042"), thrice("0042"));
PROGRAM
node run.mjs
