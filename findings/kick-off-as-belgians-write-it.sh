#!/usr/bin/env bash
# A kick-off as Belgian clubs and papers write it: 20u45 in Dutch, 20h45 or 20 h 45 in French.
#
# One would guess: a parser of dates that has Dutch and French knows the hour's letter (u, h), or says that it found no
#   time; what stands between figures is not a year.
# What they do: chrono-node in Dutch does not know "20u45", the way of Flanders: the day is found, and the time is noon,
#   as if the fixture had been announced without one; "20.45 uur", the way of the Netherlands, is read. In French
#   "20 h 45" is 20:00, and "sam. 28 nov. à 20h45" is noon, while "samedi 28 novembre à 20h45" is right. "28/11 à 20h"
#   is neither: the day before at eleven in the morning. any-date-parser takes what follows the hour for a year:
#   "20u45" on 28 November is 28 November 2045, "13u30" on the 29th is in 2030, and the match of 2026 at "13.30 uur"
#   is in March.
# Versions: chrono-node 2.10.3, any-date-parser 2.2.4.
# Source: run; chrono-node's README names `fr` and `nl` among the languages that it supports in full.
# Where a sportsbook's page meets it: fixtures of an amateur league that are put in by hand or copied from a club's
#   page; closing times follow from them, and noon closes a market eight hours early. Have the time put in by itself.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  chrono-node@2.10.3 \
  any-date-parser@2.2.4
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
import parser from "any-date-parser";
import { fr, nl } from "chrono-node";
import { see } from "./see.mjs";

/** A Friday, at noon. */
const today = new Date(2026, 10, 27, 12);
const two = (number) => String(number).padStart(2, "0");
/** As `28-11 20:45`. */
function byChrono(language, text) {
  const found = language.parseDate(text, today);
  if (!found) return "none";
  const day = `${two(found.getDate())}-${two(found.getMonth() + 1)}`;
  return `${day} ${two(found.getHours())}:${two(found.getMinutes())}`;
}
const seen = (language, answers) => {
  for (const [text, found] of Object.entries(answers)) see(`${text}, chrono-node`, byChrono(language, text), found);
};

seen(nl, {
  "zaterdag 28 november om 20u45": "28-11 12:00",
  "za 28/11 20u45": "28-11 12:00",
  "morgen om 20u45": "28-11 12:00",
  "20u45": "none",
  "zaterdag 28 november 20.45 uur": "28-11 20:45",
});
seen(fr, {
  "samedi 28 novembre à 20h45": "28-11 20:45",
  "samedi 28 novembre à 20 h 45": "28-11 20:00",
  "sam. 28 nov. à 20h45": "28-11 12:00",
  "28/11 à 20h": "27-11 11:00",
  "28/11/2026 20h45": "28-11 20:45",
});

/** Any order of day, month, year, hour and minute. */
function byAny(locale, text) {
  const { day, month, year, hour, minute } = parser.attempt(text, locale);
  return { day, month, year, hour, minute };
}
const asYear = { day: 28, month: 11, year: 2045 };
see("zaterdag 28 november om 20u45, any-date-parser", byAny("nl", "zaterdag 28 november om 20u45"), asYear);
see("samedi 28 novembre à 20h45", byAny("fr", "samedi 28 novembre à 20h45"), asYear);
see("29/11 om 13u30", byAny("nl", "29/11 om 13u30"), { day: 29, month: 11, year: 2030 });
const inMarch = { day: 29, month: 3, year: 2026 };
see("29 november 2026 om 13.30 uur", byAny("nl", "zondag 29 november 2026 om 13.30 uur"), inMarch);
const right = { day: 28, month: 11, year: 2026, hour: 20, minute: 45 };
see("28 novembre 2026 à 20 h 45", byAny("fr", "samedi 28 novembre 2026 à 20 h 45"), right);
PROGRAM
for zone in Europe/Brussels America/New_York; do
  echo "machine in $zone"
  TZ="$zone" node run.mjs
done
