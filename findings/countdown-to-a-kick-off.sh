#!/usr/bin/env bash
# How long until the kick-off, in the night in which the clocks change.
#
# One would guess: from one instant to another it is as long everywhere; whoever asks for hours gets those
#   that pass.
# What it does: countdown counts on the machine's wall clock. From midnight to 03:00 in Brussels on 25 October
#   2026 four hours pass, and it says 3; on 28 March 2027 two pass, and it says 3. The hour from 02:15 to
#   02:15 is nothing at all, an empty text, as if the match had begun. From 20:45 on the 24th to 20:45 on the
#   25th it says "1 day", which one may want, and "24 hours" where hours are asked for, of which there are 25.
#   On a machine in UTC all are as they pass, so that page and server say different things.
# Versions: countdown 2.6.0.
# Source: IANA's time zones (Europe/Brussels goes back at 01:00 UTC on 25 October 2026, and forward at 01:00
#   UTC on 28 March 2027); run.
# Where a sportsbook's page meets it: "closes in …" beside a fight or an American match at night. A bettor in
#   Belgium sees an hour less than there is, and the server's text is another one than the page's.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  countdown@2.6.0
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
import countdown from "countdown";
import { see } from "./see.mjs";

const isBelgian = process.argv[2] === "Europe/Brussels";
const here = (belgian, other) => (isBelgian ? belgian : other);
const left = (now, start, units) => countdown(new Date(now), new Date(start), units).toString();
const { HOURS, MINUTES } = countdown;

see("25 October, 00:00 to 03:00", left("2026-10-24T22:00Z", "2026-10-25T02:00Z"), here("3 hours", "4 hours"));
see("25 October, 02:15 to 02:15", left("2026-10-25T00:15Z", "2026-10-25T01:15Z"), here("", "1 hour"));
see("28 March, 00:00 to 03:00", left("2027-03-27T23:00Z", "2027-03-28T01:00Z"), here("3 hours", "2 hours"));
const [now, start] = ["2026-10-24T18:45Z", "2026-10-25T19:45Z"];
see("20:45 to 20:45 a day later", left(now, start), here("1 day", "1 day and 1 hour"));
see("20:45 to 20:45 in hours", left(now, start, HOURS | MINUTES), here("24 hours", "25 hours"));
see("the same a week before", left("2026-10-17T18:45Z", "2026-10-18T18:45Z", HOURS), "24 hours");
PROGRAM
for zone in UTC Europe/Brussels; do
  echo "a machine in $zone"
  TZ="$zone" node run.mjs "$zone"
done
