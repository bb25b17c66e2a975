#!/usr/bin/env bash
# Lines of a log about bets, after personal data has been taken out of it.
#
# One would guess: names, addresses and account numbers go; a bet's id, its stake in cents, its time, the teams and the
#   match's id stay.
# What it does: redact-pii takes four digits in a row and more: 1850 cents are "DIGITS", 2026 in a time too, and the
#   second part of a UUID; Paris FC is a person, a match's id a telephone. For @coffeeandfun/remove-pii a match's id is
#   a telephone, a bank account or a social security number, by its length; for @cdssnc/sanitize-pii a bet's number is a
#   driving licence of Nova Scotia, and "of" before it goes too. openredaction takes "Union SG", "Anderlecht settled"
#   and "Cash out of" for persons, and ids for British telephones. Prices, scores and lines stay with all four.
# Versions: redact-pii 3.4.0, @coffeeandfun/remove-pii 3.0.1, @cdssnc/sanitize-pii 2.1.1, openredaction 1.1.5.
# Source: redact-pii's README lists "digits" among what goes; run.
# Where a sportsbook's page meets it: what is kept of an error or a trace. In a dispute nothing is left of which bet it
#   was, how much it paid, and when.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  redact-pii@3.4.0 \
  @coffeeandfun/remove-pii@3.0.1 \
  @cdssnc/sanitize-pii@2.1.1 \
  openredaction@1.1.5
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
import { removePII } from "@coffeeandfun/remove-pii";
import { OpenRedaction } from "openredaction";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { SyncRedactor } = require("redact-pii");
const { sanitizePii: sanitize } = require("@cdssnc/sanitize-pii");

const lines = {
  settled: "Bet 7c9e6679-7425-40de-944b-e07fc1f90ae7 of Standard - Anderlecht settled, 1850 cents at 2026-11-29T20:45:00.000Z",
  prices: "Union SG - Genk 2-1: over 2.5 at 1.85, handicap -1.5 at 13.00",
  ids: "Match 1234567890 is sr:match:41234567",
  cashOut: "Cash out of 123456789 accepted at 45.10",
  teams: "Paris FC - Victoria Plzen",
};
/** The lines that are not what they were. */
async function changed(redact) {
  const result = {};
  for (const [name, line] of Object.entries(lines)) {
    const redacted = await redact(line);
    if (redacted !== line) result[name] = redacted.replace(/_\d+\]/g, "]");
  }
  return result;
}
const redactor = new SyncRedactor();
see("redact-pii", await changed((line) => redactor.redact(line)), {
  settled: "Bet 7c9e6679-DIGITS-40de-944b-e07fc1f90ae7 of Standard - Anderlecht settled, DIGITS cents at DIGITS-11-29T20:45:00.000Z",
  ids: "Match PHONE_NUMBER is sr:match:DIGITS",
  cashOut: "Cash out of DIGITS accepted at 45.10",
  teams: "PERSON_NAME FC - PERSON_NAME Plzen",
});
see("remove-pii", await changed((line) => removePII(line)), {
  ids: "Match [phone removed] is sr:match:[bank account removed]",
  cashOut: "Cash out of [SSN removed] accepted at 45.10",
});
see("sanitize-pii", await changed((line) => sanitize(line)), {
  ids: "Match [Redacted: phone_number] is sr:match:[Redacted: pri]",
  cashOut: "Cash out[Redacted: drivers_license_nova_scotia] accepted at 45.10",
});
const open = new OpenRedaction({});
see("openredaction", await changed(async (line) => (await open.detect(line)).redacted), {
  settled: "Bet 7c9e6679-7425-40de-944b-e07fc1f90ae7 of Standard - [NAME], 1850 cents at 2026-11-29T20:45:00.000Z",
  prices: "[NAME] - Genk 2-1: over 2.5 at 1.85, handicap -1.5 at 13.00",
  ids: "Match [PHONE_UK] is sr:match:[PHONE_UK]",
  cashOut: "[NAME] [PHONE_UK] accepted at 45.10",
  teams: "[NAME] - [NAME]",
});
PROGRAM
node run.mjs
