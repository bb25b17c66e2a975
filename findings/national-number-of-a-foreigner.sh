#!/usr/bin/env bash
# Belgian national numbers and bis numbers, as three packages judge them.
#
# One would guess: what has a Belgian identification number in its list knows both kinds: the number of the
#   national register, and the bis number of who is not in it, whose month of birth is raised by 20 or 40.
# What it does: validator's isTaxID (fr-BE, nl-BE) refuses every bis number, and a number in its usual
#   writing with dots and hyphen. stdnum accepts both kinds, but by separate validators:
#   BE.nn refuses bis, BE.bis the others, BE.insz accepts both. validate-insz judges the check digits alone:
#   31 April and the month 13 pass.
# Versions: validator 13.15.35, stdnum 1.12.0, validate-insz 1.0.4.
# Source: Crossroads Bank for Social Security, on the bis number (month + 20, or + 40 where the sex was
#   known); python-stdnum, stdnum.be.bis.
# Where a sportsbook's page meets it: registration. Whoever lives or works in Belgium without being in the
#   register is refused as a typing error, or a typing error in the date is accepted and found days later.
#   All numbers here are made up.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  validator@13.15.35 \
  stdnum@1.12.0 \
  validate-insz@1.0.4
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
import stdnum from "stdnum";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { isTaxID } = require("validator");
const validateInsz = require("validate-insz");
const { BE } = stdnum.stdnum ?? stdnum;

/** A number with its check digits, which are counted with a 2 before them from the year 2000 on. */
function numberOf(date, sequence, isNew) {
  const numbered = date + sequence;
  const rest = Number((isNew ? "2" : "") + numbered) % 97;
  return numbered + String(97 - rest).padStart(2, "0");
}
const verdicts = (text) => ({
  validator: isTaxID(text, "fr-BE"),
  "stdnum insz": BE.insz.validate(text).isValid,
  "stdnum nn": BE.nn.validate(text).isValid,
  "validate-insz": validateInsz(text),
});
const all = (validator, insz, nn, simple) => ({
  validator,
  "stdnum insz": insz,
  "stdnum nn": nn,
  "validate-insz": simple,
});
see("born in 1985", verdicts(numberOf("850730", "033", false)), all(true, true, true, true));
see("born in 2005", verdicts(numberOf("051115", "033", true)), all(true, true, true, true));
see("bis, month + 20", verdicts(numberOf("852730", "033", false)), all(false, true, false, true));
see("bis, month + 40", verdicts(numberOf("854730", "033", false)), all(false, true, false, true));
see("bis, born in 2005, month + 40", verdicts(numberOf("055115", "033", true)), all(false, true, false, true));
see("31 April", verdicts(numberOf("850431", "033", false)), all(false, false, false, true));
see("month 13", verdicts(numberOf("851330", "033", false)), all(false, false, false, true));
const dotted = numberOf("850730", "033", false).replace(/(..)(..)(..)(...)(..)/, "$1.$2.$3-$4.$5");
see("with dots and hyphen", verdicts(dotted), all(false, true, true, true));
PROGRAM
node run.mjs
