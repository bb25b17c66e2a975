#!/usr/bin/env bash
# Live prices of one bookmaker that are checked by those of another one.
#
# One would guess: whether two bookmakers are too far apart does not depend on which of them comes first; where the
#   first has no price, the second one's is used, and where the second has none, nothing was checked; a match whose
#   minute is not known is not offered after the minute that is the limit; a football match whose draw is withdrawn is
#   closed, or keeps three places.
# What it does: 2.00 and 2.45 are near enough with a limit of 20 %, 2.45 and 2.00 are not, since the difference is a
#   share of the first. Without the first bookmaker the match is closed; without the second one it is open and nothing
#   says that it was compared with none. Outsiders above 5.00 are never compared: 12 against 60 is fine. A clock that
#   is null, or an empty text, is minute 0, so that bets are accepted to the end, while 45+2 is later than 85. Without
#   its draw, 1.05 and 15 is a market of two, and both prices are changed to fill the share of the one that is missing.
# Version: overtime-live-trading-utils 1.1.13.
# Source: the package's source and its comments; run.
# Where a sportsbook's page meets it: live odds of a betting protocol that names these functions, and any feed that is
#   checked by a second one. Compare by the ratio of the two, say by whom a price was confirmed, and treat a minute
#   that is not there as the last.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  overtime-live-trading-utils@1.1.13
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

const { adjustSpreadOnChildOdds, allowSoccerGame, checkOddsFromBookmakers, groupAndFormatMoneylineOdds, MIN_ODDS_FOR_DIFF_CHECKING } =
  createRequire(import.meta.url)("overtime-live-trading-utils");
/** The prices that are offered where one bookmaker's are checked by another one's, with a limit of 20 %. */
const offered = (one, two) => {
  const lines = Object.entries({ one, two }).filter(([, prices]) => prices !== undefined);
  const prices = new Map(lines.map(([name, [homeOdds, awayOdds]]) => [name, { homeOdds, awayOdds, drawOdds: 0 }]));
  const { homeOdds, awayOdds } = checkOddsFromBookmakers(prices, ["one", "two"], true, 20, MIN_ODDS_FOR_DIFF_CHECKING);
  return [homeOdds, awayOdds];
};
see("2.00 by 2.45", offered([2, 1.8], [2.45, 1.55]), [2, 1.8]);
see("2.45 by 2.00", offered([2.45, 1.55], [2, 1.8]), [0, 0]);
see("no first", offered(undefined, [2, 1.8]), [0, 0]);
see("no second", offered([2, 1.8], undefined), [2, 1.8]);
see("12 by 60", offered([1.05, 12], [1.05, 60]), [1.05, 12]);

const isOffered = (clock) => allowSoccerGame("Genk", "Gent", clock, "2", 85).allow;
see("minutes 84 and 86", ["84", "86"].map(isOffered), [true, false]);
see("no minute", [null, ""].map(isOffered), [true, true]);
see("45+2", isOffered("45+2"), false);

const match = [["Genk", 1.05], ["Gent", 15], ["Draw", 11]].map(([selection, price]) => ({ selection, price, typeId: 1, sportId: 1, type: "Moneyline" }));
const market = (outcomes) =>
  adjustSpreadOnChildOdds(groupAndFormatMoneylineOdds(outcomes, { homeTeam: "Genk", awayTeam: "Gent" }), [], 5)[0].odds.map((chance) => Number((1 / chance).toFixed(2)));
see("three outcomes", market(match), [1.05, 15, 11]);
see("the draw is withdrawn", market(match.slice(0, 2)), [1.02, 14.56]);
PROGRAM
node run.mjs
