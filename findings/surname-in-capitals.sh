#!/usr/bin/env bash
# Belgian names in capitals, as the lower part of an identity card and a bank's statement have them, made readable.
#
# One would guess: of packages that know "van", "de" and "den", each writes a Flemish name in one way; if it is said
#   that the surname is alone, its first word keeps its capital (De Bruyne), as it has in most Belgian names.
# What they do: in two of three "der" and "de" are small and "Den" has a capital, Van der Poel and Van Den Bossche,
#   and MACHIELS, a common Flemish surname, becomes MacHiels. With the straight apostrophe D'Hondt is right, with the
#   one that printed texts have it is D’hondt in all three. individualFields ("given and surnames separately") makes
#   the first letter small, de Bruyne, where without it the capital remains; @foundernest/namecase does so always, and
#   a sentence or a slip then begins with a small letter.
# Versions: namecase 1.1.2, @compwright/namecase 2.0.7, @foundernest/namecase 1.0.5.
# Source: run; namecase's page (individualFields: false: the first character is always a capital).
# Where a sportsbook's page meets it: the name on an account beside the name of a payment, and players' names of a
#   feed in capitals. Keep the name as the register has it; compare without case, accents and apostrophes.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  namecase@1.1.2 \
  @compwright/namecase@2.0.7 \
  @foundernest/namecase@1.0.5
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
const named = (module) => module.default ?? module;
const three = [named(require("namecase")), named(require("@compwright/namecase")), require("@foundernest/namecase").nameCase];
const all = (name) => three.map((nameCase) => nameCase(name));
const thrice = (name) => [name, name, name];

see("VAN DER POEL", all("VAN DER POEL"), ["Van der Poel", "Van der Poel", "van der Poel"]);
see("VAN DEN BOSSCHE", all("VAN DEN BOSSCHE"), ["Van Den Bossche", "Van Den Bossche", "van den Bossche"]);
see("MACHIELS", all("MACHIELS"), ["MacHiels", "MacHiels", "Machiels"]);
see("D'HONDT", all("D'HONDT"), thrice("D'Hondt"));
see("D’HONDT", all("D’HONDT"), thrice("D’hondt"));
see("'T KINT", all("'T KINT"), ["'T Kint", "'T Kint", "'t Kint"]);
see("DE BRUYNE", all("DE BRUYNE"), ["De Bruyne", "De Bruyne", "de Bruyne"]);
see("LE ROY", all("LE ROY"), ["Le Roy", "Le Roy", "le Roy"]);
const alone = three.slice(0, 2).map((nameCase) => nameCase("DE BRUYNE", { individualFields: true }));
see("DE BRUYNE, as a surname alone", alone, ["de Bruyne", "de Bruyne"]);
see("KEVIN DE BRUYNE", all("KEVIN DE BRUYNE"), thrice("Kevin de Bruyne"));
PROGRAM
node run.mjs
