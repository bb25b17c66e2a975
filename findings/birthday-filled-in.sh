#!/usr/bin/env bash
# A date of birth that is filled in by the browser or pasted, in fields with a mask of day, month and year.
#
# One would guess: a mask for dates turns 1990-11-28, which is how HTML's autofill and a pasted ISO date have it, into
#   28/11/1990, or leaves the field empty; and 1/2/1990 becomes 01/02/1990.
# What they do: all five read the digits in their order. @maskito/kit and cleave-zen make 19/09/1128 of it, a day that
#   exists, by moving digits on (19, then 0 before the 9); with the earliest day that a registration needs (min,
#   dateMin) it is 01/01/1900, valid and of age. 2004-12-03 is 20/04/1203, a day as well. maska, text-mask-core and
#   @react-input/mask have 19/90/1128. 1/2/1990 is 12/10/90, 12/12/90 or 12/19/90; 01/02/1990 is right in all.
# Versions: @maskito/kit 5.6.0, @maskito/core 5.6.0, cleave-zen 0.0.17, maska 3.2.1, text-mask-core 5.1.2,
#   @react-input/mask 2.0.4.
# Source: HTML, autofill, the field "bday" (a valid date string, as in 1955-06-08); run.
# Where a sportsbook's page meets it: the registration, where the date decides on age and is compared with a document.
#   Use a native date field or three fields, and read what is pasted before a mask does.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @maskito/core@5.6.0 \
  @maskito/kit@5.6.0 \
  cleave-zen@0.0.17 \
  maska@3.2.1 \
  text-mask-core@5.1.2 \
  @react-input/mask@2.0.4
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
import { maskitoTransform } from "@maskito/core";
import { maskitoDateOptionsGenerator } from "@maskito/kit";
import { format } from "@react-input/mask";
import { formatDate } from "cleave-zen";
import { Mask } from "maska";
import textMask from "text-mask-core";
import { see } from "./see.mjs";

const mode = { mode: "dd/mm/yyyy", separator: "/" };
const bounds = { min: new Date("1900-01-01"), max: new Date("2008-11-30") };
const pattern = { datePattern: ["d", "m", "Y"], delimiter: "/" };
const digit = /\d/;
const slots = [digit, digit, "/", digit, digit, "/", digit, digit, digit, digit];
const masks = {
  "@maskito/kit": (text) => maskitoTransform(text, maskitoDateOptionsGenerator(mode)),
  "cleave-zen": (text) => formatDate(text, pattern),
  maska: (text) => new Mask({ mask: "##/##/####" }).masked(text),
  "text-mask-core": (text) => textMask.conformToMask(text, slots, { guide: false }).conformedValue,
  "@react-input/mask": (text) => format(text, { mask: "dd/mm/yyyy", replacement: { d: digit, m: digit, y: digit } }),
};
const bounded = {
  "@maskito/kit": (text) => maskitoTransform(text, maskitoDateOptionsGenerator({ ...mode, ...bounds })),
  "cleave-zen": (text) => formatDate(text, { ...pattern, dateMin: "1900-01-01", dateMax: "2008-11-30" }),
};
const written = (text, which = masks) => Object.values(which).map((mask) => mask(text));
console.log(Object.keys(masks).join(", "));
see("28/11/1990", new Set(written("28/11/1990")).size, 1);
see("28-11-1990", [...new Set(written("28-11-1990"))], ["28/11/1990"]);
see("1990-11-28", written("1990-11-28"), ["19/09/1128", "19/09/1128", "19/90/1128", "19/90/1128", "19/90/1128"]);
see("1990-11-28, from 1900 on", written("1990-11-28", bounded), ["01/01/1900", "01/01/1900"]);
see("2004-12-03", [...new Set(written("2004-12-03"))], ["20/04/1203"]);
see("1/2/1990", written("1/2/1990"), ["12/10/90", "12/12/90", "12/19/90", "12/19/90", "12/19/90"]);
see("01/02/1990", [...new Set(written("01/02/1990"))], ["01/02/1990"]);
PROGRAM
node run.mjs
