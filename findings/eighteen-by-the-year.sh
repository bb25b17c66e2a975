#!/usr/bin/env bash
# Whether someone is old enough.
#
# One would guess: at 18 by the calendar of where one is: not on the eve, from midnight on the day; who was born on 29
#   February is so on 1 March of a year without that day.
# What it does: is-valid-birthdate with minAge 18 counts years alone: anyone who is 18 in December passes in January, and
#   its clock is that of its first load. calculate-age takes months as 30 days and is 18 some days early.
#   age-calculator counts milliseconds from 1970: anyone born on 1 January or 29 February of 2008 is 18 on the eve. get-age is
#   right by UTC: in Brussels one is 17 until 01:00, or 02:00 in summer.
# Versions: is-valid-birthdate 0.1.0, calculate-age 0.1.0, age-calculator 1.0.0, get-age 1.0.1; zone Europe/Brussels.
# Source: their READMEs say "calculates the age"; run with a clock that is set.
# Where a sportsbook's page meets it: registration from 18, some games from 21. A form that lets a minor pass is
#   refused by the operator at best; the day of one's birthday is a night of refusals.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  is-valid-birthdate@0.1.0 \
  calculate-age@0.1.0 \
  age-calculator@1.0.0 \
  get-age@1.0.1
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

process.env.TZ = "Europe/Brussels";
const require = createRequire(import.meta.url);
const RealDate = Date;

/** Runs a package's function, loaded anew, while it is the given instant. */
function at(instant, name, read) {
  const now = RealDate.parse(instant);
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length === 0) super(now);
      else super(...values);
    }
    static now() {
      return now;
    }
  };
  try {
    delete require.cache[require.resolve(name)];
    return read(require(name));
  } finally {
    globalThis.Date = RealDate;
  }
}
const passes = (birth, instant) =>
  at(instant, "is-valid-birthdate", (isValid) => isValid(birth, { minAge: 18 }));
const years = (birth, instant) =>
  at(instant, "calculate-age", ({ default: Age }) => new Age(birth, instant.slice(0, 10)).getObject().years);
const byMilliseconds = (birth, instant) =>
  at(instant, "age-calculator", ({ AgeFromDateString }) => new AgeFromDateString(birth).age);
const byUtc = (birth, instant) => at(instant, "get-age", (getAge) => getAge(birth));

const noon = "T12:00:00+01:00";
see("is-valid-birthdate: born 2008-12-31, on 2026-01-01", passes("2008-12-31", `2026-01-01${noon}`), true);
see("is-valid-birthdate: born 2009-01-01, on 2026-12-31", passes("2009-01-01", `2026-12-31${noon}`), false);
see("calculate-age: born 2008-11-29, two days before", years("2008-11-29", `2026-11-27${noon}`), 18);
see("calculate-age: born 2008-11-29, five days before", years("2008-11-29", `2026-11-24${noon}`), 17);
see("age-calculator: born 2008-01-01, on the eve", byMilliseconds("2008-01-01", `2025-12-31${noon}`), 18);
see("age-calculator: born 2008-02-29, on 2026-02-28", byMilliseconds("2008-02-29", `2026-02-28${noon}`), 18);
see("get-age: born 2008-11-29, at 00:30 of the day", byUtc("2008-11-29", "2026-11-29T00:30:00+01:00"), 17);
see("get-age: born 2008-07-01, at 01:30 of the day", byUtc("2008-07-01", "2026-07-01T01:30:00+02:00"), 17);
see("get-age: born 2008-11-29, at noon", byUtc("2008-11-29", `2026-11-29${noon}`), 18);
PROGRAM
node run.mjs
