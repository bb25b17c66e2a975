#!/usr/bin/env bash
# The zone of a stadium, of its coordinates, for a kick-off in local time.
#
# One would guess: near a border the coarse table of a small package errs by some hundred metres, outside of towns, as its
#   README says; data of a package that is kept have this year's zones.
# What they do: tz-lookup has the stadium of Ceuta, whose club plays in Spain, in Morocco's zone, which
#   has rules of its own: an hour off or more for a part of each season. That of Juárez, in Mexico's first league, it has in
#   Ojinaga's zone, which has had another time since November 2022: an hour off all year; geo-reverse has it there too.
#   @photostructure/tz-lookup, which follows on the first, has both right, and the pitch of Tornio (Finland) in Sweden,
#   as the first has. geo-tz has all of them.
# Versions: tz-lookup 6.1.25, @photostructure/tz-lookup 11.7.0, geo-reverse 1.0.13, geo-tz 8.1.9.
# Source: run; tz-lookup's README: "Expect errors near timezone borders far away from populated areas"; IANA's tz
#   database, `northamerica`, on Ciudad Juárez.
# Where a sportsbook's page meets it: fixtures that a feed gives in local time with the ground beside it, and the closing
#   times that follow. Have the feed send the offset; where it does not, keep a zone with each ground by hand.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  tz-lookup@6.1.25 \
  @photostructure/tz-lookup@11.7.0 \
  geo-reverse@1.0.13 \
  geo-tz@8.1.9
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

const require = createRequire(import.meta.url);
const lookUp = require("tz-lookup");
const lookUpNow = require("@photostructure/tz-lookup");
const geoReverse = require("geo-reverse");
const geoTz = require("geo-tz");

/** Latitude, longitude, and the zone by which the club's matches are announced. */
const grounds = {
  Ceuta: [35.889, -5.316, "Africa/Ceuta"],
  Juárez: [31.7533, -106.4675, "America/Ciudad_Juarez"],
  Tornio: [65.848, 24.15, "Europe/Helsinki"],
  "Gold Coast": [-28.0669, 153.3794, "Australia/Brisbane"],
  Badajoz: [38.8833, -6.9836, "Europe/Madrid"],
};
/** The grounds that a package has in another zone. */
function wrong(zoneAt) {
  return Object.entries(grounds).flatMap(([name, [latitude, longitude, zone]]) => {
    const found = zoneAt(latitude, longitude);
    return found === zone ? [] : [`${name} ${found}`];
  });
}
const juarez = "Juárez America/Ojinaga";
const tornio = "Tornio Europe/Stockholm";
see("tz-lookup", wrong(lookUp), ["Ceuta Africa/Casablanca", juarez, tornio]);
see("@photostructure/tz-lookup", wrong(lookUpNow), [tornio]);
see("geo-reverse", wrong((...at) => geoReverse.country(...at)[0].timeZone), [juarez]);
see("geo-tz", wrong((...at) => geoTz.find(...at)[0]), []);

/** The hour of a kick-off at 20:00 UTC in January 2024, before which all the rules are settled. */
function hour(timeZone) {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return format.format(Date.UTC(2024, 0, 15, 20));
}
see("20:00 UTC in Ojinaga's zone, in Juárez", [hour("America/Ojinaga"), hour(grounds.Juárez[2])], ["14:00", "13:00"]);
see("in Stockholm's, in Tornio", [hour("Europe/Stockholm"), hour(grounds.Tornio[2])], ["21:00", "22:00"]);
PROGRAM
node run.mjs
