#!/usr/bin/env bash
# The main line of an Asian handicap, of a feed with several lines.
#
# One would guess: the lines are sorted by tightness, the first having the smallest difference between its
#   prices, as the README says, and with primaryLineOnly there is that one alone.
# What it does: getMarket of @cloudbet/market-helper gives the lines in the order in which the feed has them,
#   and the two sides of a line likewise: where a feed begins with -1 (2.90 and 1.35), that is the first line,
#   and -0.25 (1.90 and 1.95) the second. primaryLineOnly is in the types and changes nothing. A line that is
#   disabled, its price 0, stays where it is. The handicap's sign is turned for the away team, as it should.
# Versions: @cloudbet/market-helper 1.46.36 (bundled by esbuild 0.28.2; Node does not load its folders).
# Source: the package's README, "Accessing outcomes by line", and its types (MarketOptions); run.
# Where a sportsbook's page meets it: the one line that a row of a list has room for. It shows a lopsided
#   line, or away before home, as soon as the feed's order changes. Sort, and read the status.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @cloudbet/market-helper@1.46.36 \
  esbuild@0.28.2
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
import { getMarket } from "./helper.mjs";
import { see } from "./see.mjs";

const side = (outcome, handicap, price, status = "SELECTION_ENABLED") => ({
  outcome,
  params: `handicap=${handicap}`,
  price,
  status,
  minStake: 1,
  maxStake: 100,
  probability: 0.5,
  side: "BACK",
});
const line = (handicap, home, away, status) => [
  side("home", handicap, home, status),
  side("away", handicap, away, status),
];
const type = "soccer.asian_handicap";
function linesOf(selections, options) {
  const submarket = { parlayRestriction: false, sequence: "1", selections };
  const event = {
    id: 1,
    startTime: "2026-11-28T19:45:00Z",
    sport: { name: "Soccer", key: "soccer" },
    competition: { name: "League", key: "league", category: { name: "Belgium", key: "belgium" } },
    home: { name: "Home", key: "home" },
    away: { name: "Away", key: "away" },
    metadata: { eventStatus: "TRADING" },
    markets: { [type]: { submarkets: { "period=ft": submarket } } },
  };
  const [[market], error] = getMarket(event, type, { locale: "en", ...options });
  if (error) throw new Error(error);
  return market.lines.map((sides) => sides.map(({ name, back }) => `${name} ${back.price}`).join(", "));
}
const [lopsided, tight, level] = [line("-1", 2.9, 1.35), line("-0.25", 1.9, 1.95), line("0", 1.5, 2.5)];
const found = ["Home -1 2.9, Away +1 1.35", "Home -0.25 1.9, Away +0.25 1.95", "Home 0 1.5, Away 0 2.5"];
const feed = [...lopsided, ...tight, ...level];
see("the lines", linesOf(feed), found);
see("with primaryLineOnly", linesOf(feed, { primaryLineOnly: true }), found);
see("the tight one first", linesOf([...tight, ...lopsided, ...level])[0], found[1]);
see("away before home", linesOf(tight.toReversed()), ["Away +0.25 1.95, Home -0.25 1.9"]);
const disabled = line("-0.5", 0, 0, "SELECTION_DISABLED");
see("a disabled one first", linesOf([...disabled, ...tight])[0], "Home -0.5 0, Away +0.5 0");
PROGRAM
echo 'export { getMarket } from "@cloudbet/market-helper";' >entry.mjs
node_modules/.bin/esbuild entry.mjs --bundle --format=esm --outfile=helper.mjs --log-level=error
node run.mjs
