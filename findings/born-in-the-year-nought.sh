#!/usr/bin/env bash
# The age of a player whose identity provider gives the day of birth and keeps the year back: 0000-11-28.
#
# One would guess: a year that is omitted is refused by a check for dates, or gives no age; "1990", a year alone, too.
# What they do: zod, valibot, ajv-formats, joi, yup and arktype accept 0000-11-28 as a date, joi and yup also where
#   the latest date of birth is 18 years ago. The age is 2026 years by date-fns, luxon, moment, Temporal, get-age and
#   age-calculator, and 126 by dayjs and calculate-age, for which it is 1900. @internationalized/date makes 0001-11-28
#   of it. "1990" is refused by zod, valibot and ajv-formats, and by joi, yup and arktype it is 1 January 1990: a
#   person born in December is 18 eleven months before. is-valid-birthdate refuses the first and takes the second.
# Versions: zod 4.6.7, valibot 1.5.0, ajv 8.20.0, ajv-formats 3.0.1, joi 18.3.2, yup 1.7.1, arktype 2.2.9, date-fns
#   4.4.0, luxon 3.7.2, moment 2.31.0, dayjs 1.11.23, @js-temporal/polyfill 0.5.1, get-age 1.0.1, age-calculator
#   1.0.0, calculate-age 0.1.0, is-valid-birthdate 0.1.0, @internationalized/date 3.12.4.
# Source: OpenID Connect Core 1.0, 5.1, birthdate (the year may be 0000, which says that it is omitted; YYYY alone is
#   allowed); the packages' own pages; run on 1 December 2026.
# Where a sportsbook's page meets it: registration by an identity app. What says nothing about an age is an adult of
#   two thousand years, and registers. Refuse a year before 1900 and a year alone by name, before anything is
#   computed.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  zod@4.6.7 \
  valibot@1.5.0 \
  ajv@8.20.0 \
  ajv-formats@3.0.1 \
  joi@18.3.2 \
  yup@1.7.1 \
  arktype@2.2.9 \
  date-fns@4.4.0 \
  luxon@3.7.2 \
  moment@2.31.0 \
  dayjs@1.11.23 \
  @js-temporal/polyfill@0.5.1 \
  get-age@1.0.1 \
  age-calculator@1.0.0 \
  calculate-age@0.1.0 \
  is-valid-birthdate@0.1.0 \
  @internationalized/date@3.12.4
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
import { parseDate } from "@internationalized/date";
import { Temporal } from "@js-temporal/polyfill";
import { type } from "arktype";
import { differenceInYears, parseISO } from "date-fns";
import isValidBirthdate from "is-valid-birthdate";
import { DateTime } from "luxon";
import * as v from "valibot";
import { z } from "zod";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const dayjs = require("dayjs");
const joi = require("joi");
const moment = require("moment");
const yup = require("yup");
const { AgeFromDateString } = require("age-calculator");
const Ajv = require("ajv").default;
const CalculateAge = require("calculate-age").default ?? require("calculate-age");
const getAge = require("get-age");
const ajv = new Ajv();
require("ajv-formats").default(ajv);

const now = "2026-12-01";
const eighteenYearsAgo = new Date("2008-12-01");
const accepted = (text) => ({
  zod: z.iso.date().safeParse(text).success,
  valibot: v.safeParse(v.pipe(v.string(), v.isoDate()), text).success,
  "ajv-formats": ajv.validate({ type: "string", format: "date" }, text),
  joi: joi.date().iso().max(eighteenYearsAgo).validate(text).error === undefined,
  yup: yup.date().max(eighteenYearsAgo).isValidSync(text),
  arktype: !(type("string.date.iso")(text) instanceof type.errors),
  "is-valid-birthdate": isValidBirthdate(text),
});
see("a date: 0000-11-28", accepted("0000-11-28"), { zod: true, valibot: true, "ajv-formats": true, joi: true, yup: true, arktype: true, "is-valid-birthdate": false });
see("a date: 1990", accepted("1990"), { zod: false, valibot: false, "ajv-formats": false, joi: true, yup: true, arktype: true, "is-valid-birthdate": true });

const years = (text) => ({
  "date-fns": differenceInYears(parseISO(now), parseISO(text)),
  luxon: Math.floor(DateTime.fromISO(now).diff(DateTime.fromISO(text), "years").years),
  moment: moment(now).diff(moment(text), "years"),
  dayjs: dayjs(now).diff(dayjs(text), "year"),
  "get-age": (getAge.default ?? getAge.getAge ?? getAge)(text),
  "age-calculator": new AgeFromDateString(text).age,
  "calculate-age": new CalculateAge(text, now).getObject().years,
});
const ofToday = (age) => (typeof age === "number" && age > 2000 ? "two thousand" : age);
const seen = Object.fromEntries(Object.entries(years("0000-11-28")).map(([name, age]) => [name, ofToday(age)]));
const old = "two thousand";
see("the age: 0000-11-28", seen, { "date-fns": old, luxon: old, moment: old, dayjs: 126, "get-age": old, "age-calculator": old, "calculate-age": 126 });
see("Temporal", Temporal.PlainDate.from("0000-11-28").until(now, { largestUnit: "years" }).years, 2026);
see("@internationalized/date", parseDate("0000-11-28").toString(), "0001-11-28");
see("1990 is 1 January: joi, yup", [joi.date().iso().validate("1990").value, yup.date().cast("1990")].map((date) => date.toISOString().slice(5, 10)), ["01-01", "01-01"]);
PROGRAM
TZ=UTC node run.mjs
