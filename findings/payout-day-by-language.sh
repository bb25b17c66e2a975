#!/usr/bin/env bash
# The day on which a payout arrives, over Easter, on a page in French and in Dutch.
#
# One would guess: the holidays that are set are set: a day on which banks are closed is the same in each language, and
#   half a working day is refused or stays within the day.
# What it does: holidays and working days belong to a language of moment. Those that are set while the page is in French
#   count for what is made in French: one working day after Maundy Thursday, 25 March 2027, is Tuesday the 30th. In Dutch,
#   of the same day, it is Friday the 26th, a day on which TARGET is closed; with locale("nl") on a date that was made in
#   French too. Updating the Dutch texts afterwards, as a page with its own words does, takes nothing over. Half a working
#   day after a Friday at noon is Monday at noon, and one and a half after it Tuesday. businessDiff of two days has no
#   sign unless it is asked for.
# Versions: moment-business-days 1.2.0, moment 2.31.0.
# Source: the package's README (holidays are set by moment.updateLocale, of one language in its example); the ECB's
#   calendar of TARGET closing days (Good Friday, Easter Monday); run on 30 November 2026, in UTC.
# Where a sportsbook's page meets it: "your payout arrives on ...", and terms in working days for a complaint or a check
#   of identity: two dates for one payout, by language. Set the holidays for each language that is loaded.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  moment-business-days@1.2.0 \
  moment@2.31.0
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

process.env.TZ = "UTC";
const require = createRequire(import.meta.url);
const moment = require("moment-business-days");
require("moment/locale/nl");
require("moment/locale/fr");

const closed = { holidays: ["2027-03-26", "2027-03-29"], holidayFormat: "YYYY-MM-DD" };
moment.locale("fr");
moment.updateLocale("fr", closed);
const day = (text) => moment(text, "YYYY-MM-DD");
const arrival = (from) => from.businessAdd(1).format("YYYY-MM-DD");
see("French", arrival(day("2027-03-25")), "2027-03-30");
see("of the French day, in Dutch", arrival(day("2027-03-25").locale("nl")), "2027-03-26");
moment.locale("nl");
see("Dutch", arrival(day("2027-03-25")), "2027-03-26");
moment.updateLocale("nl", { calendar: { sameDay: "[vandaag]" } });
see("Dutch, with its own words", arrival(day("2027-03-25")), "2027-03-26");
moment.updateLocale("nl", closed);
see("Dutch, with the same holidays", arrival(day("2027-03-25")), "2027-03-30");
const friday = () => moment("2026-11-27T12:00");
see("half a day, and one and a half", [0.5, 1.5].map((days) => friday().businessAdd(days).format("dd D HH:mm")), ["ma 30 12:00", "di 1 12:00"]);
see("from 4 December back to 30 November", [day("2026-12-04").businessDiff(day("2026-11-30")), day("2026-11-30").businessDiff(day("2026-12-04")), day("2026-11-30").businessDiff(day("2026-12-04"), true)], [4, 4, -4]);
PROGRAM
node run.mjs
