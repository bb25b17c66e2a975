#!/usr/bin/env bash
# A kick-off at 02:30 in Brussels, in the night when 02:30 comes twice, and in the one without it.
#
# One would guess: packages that turn a local time and a zone into an instant agree: the first one of
#   two (as RFC 5545 and Temporal's "compatible" have it), and the later side of a gap. Above all the
#   answer depends on the time and the zone alone.
# What it does: luxon and dayjs give the first 02:30 where they run in summer and the second where they
#   run in winter: a fixture that is listed long before moves by an hour in March. @date-fns/tz gives the
#   first on a machine in Brussels and the second on one in UTC, although the zone is given. date-fns-tz
#   and spacetime give the second always, moment-timezone, @internationalized/date and Temporal the
#   first. For the time in the gap date-fns-tz goes back an hour (00:30 UTC, 01:30 there), all the others
#   go forward (01:30 UTC, 03:30 there).
# Versions: luxon 3.7.2, dayjs 1.11.23, date-fns-tz 3.2.0, spacetime 7.15.0, moment-timezone 0.6.6,
#   @date-fns/tz 1.5.0, @internationalized/date 3.12.4, temporal-polyfill 1.0.8.
# Source: RFC 5545, 3.3.5; Temporal's disambiguation "compatible"; run with the clock in both seasons.
# Where a sportsbook's page meets it: fights and American matches of that night: the site, the
#   operator's service and the reminder say different hours, and bets are taken for one hour too many.
#   The wire should carry an instant or an offset, never a local time.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  luxon@3.7.2 \
  dayjs@1.11.23 \
  date-fns-tz@3.2.0 \
  spacetime@7.15.0 \
  moment-timezone@0.6.6 \
  @date-fns/tz@1.5.0 \
  @internationalized/date@3.12.4 \
  temporal-polyfill@1.0.8
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
import { TZDate } from "@date-fns/tz";
import { parseDateTime, toZoned } from "@internationalized/date";
import { fromZonedTime } from "date-fns-tz";
import { DateTime } from "luxon";
import spacetime from "spacetime";
import { Temporal } from "temporal-polyfill";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const dayjs = require("dayjs");
dayjs.extend(require("dayjs/plugin/utc"));
dayjs.extend(require("dayjs/plugin/timezone"));
const moment = require("moment-timezone");

const zone = "Europe/Brussels";
const instantBy = {
  luxon: (local) => DateTime.fromISO(local, { zone }).toMillis(),
  dayjs: (local) => dayjs.tz(local, zone).valueOf(),
  "date-fns-tz": (local) => fromZonedTime(local, zone).getTime(),
  spacetime: (local) => spacetime(local, zone).epoch,
  "moment-timezone": (local) => moment.tz(local, zone).valueOf(),
  "@date-fns/tz": (local) => {
    const [year, month, day, hour, minutes] = local.split(/\D/).map(Number);
    return new TZDate(year, month - 1, day, hour, minutes, zone).getTime();
  },
  "@internationalized/date": (local) => toZoned(parseDateTime(local), zone).toDate().getTime(),
  "temporal-polyfill": (local) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds,
};
const second = ["date-fns-tz", "spacetime"];
if (process.env.SEASON === "winter") second.push("luxon", "dayjs");
if (process.env.TZ === "UTC") second.push("@date-fns/tz");
console.log(`A machine in ${process.env.TZ}, on ${new Date().toISOString().slice(0, 10)}:`);

for (const [name, instant] of Object.entries(instantBy)) {
  const minute = (local) => new Date(instant(local)).toISOString().slice(11, 16);
  see(
    `02:30 on 25 October 2026, which comes twice, ${name}`,
    minute("2026-10-25T02:30:00"),
    second.includes(name) ? "01:30" : "00:30",
  );
  see(
    `02:30 on 28 March 2027, which never comes, ${name}`,
    minute("2027-03-28T02:30:00"),
    name === "date-fns-tz" ? "00:30" : "01:30",
  );
}
PROGRAM

cat >clock.mjs <<'PROGRAM'
const now = { summer: Date.UTC(2026, 6, 15, 12), winter: Date.UTC(2026, 10, 15, 12) };
const SystemDate = Date;
globalThis.Date = class extends SystemDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now[process.env.SEASON]]));
  }
  static now() {
    return now[process.env.SEASON];
  }
};
PROGRAM
for season in summer winter; do
  for zone in UTC Europe/Brussels; do
    SEASON=$season TZ=$zone node --import ./clock.mjs run.mjs
  done
done
