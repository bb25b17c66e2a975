#!/usr/bin/env bash
# What has changed in a player's limits and in a slip, as sentences of a package.
#
# One would guess: a limit that is set to 0 is said to be 0, a reminder that is switched off to be false, and one that
#   was not set is told from an empty one; a bet that is taken from a slip is one sentence, whichever it was; bets in
#   another order have not changed.
# What it does: human-object-diff writes 0, false and null as "", so that "changed to ''" stands for a limit of nothing,
#   for no limit, and for a reminder that is off; the number 1 and the text "1" are the same in a change from one to the
#   other. A list is compared by its places: where the first of three bets is taken, four sentences say that the others'
#   names and prices have changed, of which none did, before the fifth, which is right. Three bets in another order are
#   three changes. A time is written month first, in the clock of the machine, with no zone.
# Version: human-object-diff 3.0.0.
# Source: the package's README (it names the format of dates, and ignoreArrays, which leaves lists out); run in the
#   zones of Brussels and UTC, 30 November 2026.
# Where a sportsbook's page meets it: the history of limits that is shown to a player and to the supervisor, and "your
#   slip has changed". Who has set his limit to nothing reads the same as who has taken it away. Write these sentences
#   by hand, by field, and compare bets by their ids.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  human-object-diff@3.0.0
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
import HumanDiff from "human-object-diff";
import { see } from "./see.mjs";

const templates = { E: "FIELD: OLDVALUE > NEWVALUE", N: "FIELD: > NEWVALUE", D: "FIELD: OLDVALUE >", R: "INDEX: OLDVALUE >", I: "INDEX: > NEWVALUE", AE: "INDEX: OLDVALUE > NEWVALUE" };
const { diff } = new HumanDiff({ templates });
const change = (before, after) => diff({ limit: before }, { limit: after }).join(", ");
see("100 to 50", change(100, 50), "Limit: 100 > 50");
see("100 to 0, to null and to an empty text", [0, null, ""].map((after) => change(100, after)), ["Limit: 100 > ", "Limit: 100 > ", "Limit: 100 > "]);
see("0 and null to 100", [0, null].map((before) => change(before, 100)), ["Limit:  > 100", "Limit:  > 100"]);
see("a reminder, on and off", [diff({ reminder: false }, { reminder: true }), diff({ reminder: true }, { reminder: false })], [["Reminder:  > true"], ["Reminder: true > "]]);
see("1 to the text 1", change(1, "1"), "Limit: 1 > 1");
see("by its own templates", new HumanDiff({}).diff({ limit: 100 }, { limit: 0 }), ['"Limit", with a value of "100" (at Obj.limit) was changed to ""']);

const bets = [["Genk", 1.5], ["Gent", 2], ["Union", 3]].map(([name, price]) => ({ name, price }));
see("the last bet is taken", diff({ bets }, { bets: bets.slice(0, 2) }), ["2: {name:Union,price:3} >"]);
see("the first bet is taken", diff({ bets }, { bets: bets.slice(1) }), ["Name: Gent > Union", "Price: 2 > 3", "Name: Genk > Gent", "Price: 1.5 > 2", "0: {name:Genk,price:1.5} >"]);
see("names in another order", diff({ bets: ["Genk", "Gent", "Union"] }, { bets: ["Union", "Genk", "Gent"] }).length, 3);

const start = (day) => ({ start: new Date(`2026-11-${day}T19:45:00Z`) });
for (const [zone, found] of [["Europe/Brussels", "Start: 11/28/2026 08:45 PM > 11/29/2026 08:45 PM"], ["UTC", "Start: 11/28/2026 07:45 PM > 11/29/2026 07:45 PM"]]) {
  process.env.TZ = zone;
  see(`a match that is moved, in ${zone}`, diff(start(28), start(29)), [found]);
}
PROGRAM
node run.mjs
