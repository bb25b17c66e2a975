#!/usr/bin/env bash
# Names of sports, and of what a sportsbook counts, in the singular and in the plural.
#
# One would guess: tennis, chess and athletics stay as they are; loss, pass and cross lose nothing; a bonus is what
#   bonuses are of, and a tie what ties are.
# What they do: i makes tenni, ches, los, pas and cros, and inflected tenni; both make athletic of athletics and bonuse
#   of bonuses. ties are "ty" in four. chess is chesses in inflected and i. Odds are odd in all five, dice die in two.
#   en-inflectors makes winnusngs of winnings, and tie-breakses of tie-breaks. pluralize has tennis, chess and ties
#   right, and gymnastic for gymnastics.
# Versions: pluralize 8.0.0, inflection 3.0.2, inflected 2.1.0, i 0.3.7, en-inflectors 1.0.12.
# Source: run.
# Where a sportsbook's page meets it: names of routes, tables, types and test data that are made of each other, and
#   labels with a count. The route of tennis is looked for under tenni, a type Loss becomes Los, and "1 ty" is
#   written of a tie. Name each sport in a list of one's own.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  pluralize@8.0.0 \
  inflection@3.0.2 \
  inflected@2.1.0 \
  i@0.3.7 \
  en-inflectors@1.0.12
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
const { Inflectors } = require("en-inflectors");
const i = require("i")();
const packages = [
  [require("pluralize").singular, require("pluralize").plural],
  [require("inflection").singularize, require("inflection").pluralize],
  [require("inflected").singularize, require("inflected").pluralize],
  [i.singularize, i.pluralize],
  [(word) => new Inflectors(word).toSingular(), (word) => new Inflectors(word).toPlural()],
];
const one = (word) => packages.map(([toSingular]) => toSingular(word));
const many = (word) => packages.map(([, toPlural]) => toPlural(word));
see("goals", one("goals"), Array(5).fill("goal"));
see("matches", one("matches"), Array(5).fill("match"));
see("tennis", one("tennis"), ["tennis", "tennis", "tenni", "tenni", "tennis"]);
see("chess", one("chess"), ["chess", "chess", "chess", "ches", "chess"]);
see("chess, many", many("chess"), ["chess", "chess", "chesses", "chesses", "chess"]);
see("athletics", one("athletics"), ["athletics", "athletics", "athletic", "athletic", "athletics"]);
see("gymnastics", one("gymnastics"), ["gymnastic", "gymnastics", "gymnastic", "gymnastic", "gymnastics"]);
see("odds", one("odds"), Array(5).fill("odd"));
see("bonuses", one("bonuses"), ["bonus", "bonus", "bonuse", "bonuse", "bonus"]);
see("ties", one("ties"), ["tie", "ty", "ty", "ty", "ty"]);
see("loss, pass, cross", ["loss", "pass", "cross"].map((word) => one(word)[3]), ["los", "pas", "cros"]);
see("winnings", one("winnings"), ["winning", "winning", "winning", "winning", "winnusngs"]);
see("tie-breaks, many", many("tie-breaks"), [...Array(4).fill("tie-breaks"), "tie-breakses"]);
see("dice", one("dice"), ["die", "dice", "dice", "dice", "die"]);
PROGRAM
node run.mjs
