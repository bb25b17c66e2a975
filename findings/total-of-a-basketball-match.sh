#!/usr/bin/env bash
# Totals of a basketball match, by Poisson and by the bell curve.
#
# One would guess: the chance of 180 points where 220 are expected is a small number, that of 220.5 or fewer about a
#   half, as in any table; a chance by the bell curve is good to some six digits.
# What they do: jstat divides a power by a factorial: from 151 expected points the most likely total is Infinity or
#   NaN, and each sum over it NaN, while goals are right. simple-statistics looks its bell curve up in a table of two
#   digits and answers with four: what is beyond 3.09 is 0.999, and four deviations are a price of 1000 where they are
#   31574. @stdlib has both right.
# Versions: jstat 1.9.6, simple-statistics 7.12.1, @stdlib/stats-base-dists-poisson-pmf 0.2.3, its cdf 0.3.1.
# Source: the packages' documentation (simple-statistics names the table); run.
# Where a sportsbook's page meets it: stand-in prices of a sandbox, and chances beside a total. What is right for goals
#   is "NaN" in the first basketball match. Compute with logarithms, and test with 220 as well as with 2.7.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  jstat@1.9.6 \
  simple-statistics@7.12.1 \
  @stdlib/stats-base-dists-poisson-pmf@0.2.3 \
  @stdlib/stats-base-dists-poisson-cdf@0.3.1
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
import cdf from "@stdlib/stats-base-dists-poisson-cdf";
import pmf from "@stdlib/stats-base-dists-poisson-pmf";
import { cumulativeStdNormalProbability } from "simple-statistics";
import { see } from "./see.mjs";

const jStat = createRequire(import.meta.url)("jstat");
const digits = (chance) => (Number.isFinite(chance) ? Number(chance.toPrecision(4)) : String(chance));
const exactly = (points, expected) => [pmf, jStat.poisson.pdf].map((chance) => digits(chance(points, expected)));
const atMost = (points, expected) => [cdf, jStat.poisson.cdf].map((chance) => digits(chance(points, expected)));
see("2 goals of 2.7", exactly(2, 2.7), [0.245, 0.245]);
see("2.5 goals or fewer of 2.7", atMost(2.5, 2.7), [0.4936, 0.4936]);
see("150 points of 150", exactly(150, 150), [0.03256, "Infinity"]);
see("180 points of 220", exactly(180, 220), [0.0006142, "NaN"]);
see("220.5 points or fewer of 220", atMost(220.5, 220), [0.5179, "NaN"]);
see("one deviation and a little more", cumulativeStdNormalProbability(1.005), 0.8413);
see("price of four deviations", Math.round(1 / (1 - cumulativeStdNormalProbability(4))), 1000);
PROGRAM
node run.mjs
