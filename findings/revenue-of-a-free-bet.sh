#!/usr/bin/env bash
# What a bet is worth, and how old its player is, in the events of an analytics library.
#
# One would guess: a revenue of "1,234.50" is 1234.5 or nothing; a revenue of 0, as of a free bet, is 0; where no
#   currency is given there is none; someone born on 31 December 2008 is 17 on 30 November 2026; a time without a zone
#   is left as it is written.
# What it does: "1,234.50" is 1 and "15,50" 15, while "$15.50" is 15.5 and "€15.50" nothing; value() and tax() of the
#   same events are the texts. A revenue of 0 is undefined, and where the event is a completed order its total is the
#   revenue. The currency is USD. The age is the difference of the years, so that they are 18 since January. A property
#   that looks like a time is made one in UTC: a match at 20:45 in Brussels is one at 21:45.
# Version: @segment/facade 3.4.10.
# Source: the package's README; run with the clock at 30 November 2026.
# Where a sportsbook's page meets it: stakes and payouts that are counted, and who is shown what by age. A stake of
#   1,234 euro is counted as one dollar, a free bet as its stake, and a player of 17 as of age. Send numbers, the
#   currency with each, and no birthdays.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @segment/facade@3.4.10
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
import { mock } from "node:test";
import { see } from "./see.mjs";

process.env.TZ = "Europe/Brussels";

const { Identify, Track } = createRequire(import.meta.url)("@segment/facade");
const revenue = (value) => new Track({ event: "Bet Placed", properties: { revenue: value } }).revenue() ?? "none";
see("15.5, 15.50 and $15.50", [15.5, "15.50", "$15.50"].map(revenue), [15.5, 15.5, 15.5]);
see("1,234.50 and 15,50", ["1,234.50", "15,50"].map(revenue), [1, 15]);
see("€15.50 and € 1.234,50", ["€15.50", "€ 1.234,50"].map(revenue), ["none", "none"]);
see("value of 1,234.50", new Track({ event: "Bet Placed", properties: { value: "1,234.50" } }).value(), "1,234.50");
see("0", revenue(0), "none");
see("0 of 15", new Track({ event: "Order Completed", properties: { revenue: 0, total: 15 } }).revenue(), 15);
see("currency", new Track({ event: "Bet Placed", properties: {} }).currency(), "USD");

const { time, price, score } = new Track({ event: "Bet Placed", properties: { time: "2026-11-28T20:45", price: "1.50", score: "2-1" } }).properties();
see("20:45 in Brussels", [time, price, score], [new Date("2026-11-28T20:45:00Z"), "1.50", "2-1"]);

mock.timers.enable({ apis: ["Date"], now: new Date("2026-11-30T12:00:00Z") });
const age = (birthday) => new Identify({ traits: { birthday } }).age();
see("born in January and in December 2008", ["2008-01-02", "2008-12-31"].map(age), [18, 18]);
PROGRAM
node run.mjs
