#!/usr/bin/env bash
# A pot, and a hundred per cent, shared by what is said to lose nothing in rounding.
#
# One would guess: shares by the largest remainder add up to what there was, however many share it; of those with equal
#   claims the first have the rest; where no one has a claim there are noughts.
# What they do: hare-niemeyer shares 100 among six with equal claims as 17, 17 and four times 16, which is 98, and 1,000
#   among eleven as 995: where remainders are equal, it draws lots for less than what is left. percent-round and
#   largest-remainder-round have 100 of both; of two equal favourites with 44.5 % one gives 45 to the second, the other
#   one to the first. Of no claims at all percent-round makes noughts, the two others NaN.
# Versions: hare-niemeyer 3.0.0, percent-round 2.3.1, largest-remainder-round 1.1.0.
# Source: the packages' READMEs (a lot decides where remainders are equal; "the total amount is exact"); run.
# Where a sportsbook's page meets it: a jackpot in cents among its winners, a dead heat, the share of bets on each
#   outcome. Two cents are paid to no one, and a bar of a hundred per cent has a gap. Add the shares up, and give out
#   what is left.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  hare-niemeyer@3.0.0 \
  percent-round@2.3.1 \
  largest-remainder-round@1.1.0
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
import hareNiemeyer from "hare-niemeyer";
import percentRound from "percent-round";
import { see } from "./see.mjs";

createRequire(import.meta.url)("largest-remainder-round");
const packages = {
  "hare-niemeyer": (claims, all = 100) => Object.values(hareNiemeyer(Object.fromEntries(claims.map((claim, at) => [`winner ${at}`, claim])), all)),
  "percent-round": (claims) => percentRound(claims),
  "largest-remainder-round": (claims) => claims.slice().spread(),
};
const equal = (count) => Array(count).fill(1);
const sum = (shares) => shares.reduce((total, share) => total + share, 0);
const sorted = (shares) => shares.toSorted((one, other) => other - one);
const all = (claims) => Object.values(packages).map((share) => share(claims));
see("six", all(equal(6)).map((shares) => sorted(shares)), [[17, 17, 16, 16, 16, 16], [17, 17, 17, 17, 16, 16], [17, 17, 17, 17, 16, 16]]);
see("three to twelve, sums of 100 by hare-niemeyer", [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => sum(packages["hare-niemeyer"](equal(count)))), [100, 100, 100, 98, 99, 98, 100, 100, 100, 98]);
see("three to twelve, sums of 100 by the others", [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((count) => all(equal(count)).slice(1).map(sum)), Array(20).fill(100));
see("1,000 among eleven", sum(packages["hare-niemeyer"](equal(11), 1000)), 995);
see("two equal favourites", all([0.445, 0.445, 0.11]).slice(1), [[44, 45, 11], [45, 44, 11]]);
see("no claims", all([0, 0, 0]).map(([first]) => String(first)), ["NaN", "0", "NaN"]);
PROGRAM
node run.mjs
