#!/usr/bin/env bash
# The start of a fixture as a date-time of the contract, as eight validators and a browser's clock read it.
#
# One would guess: validators of date-time agree on what RFC 3339 allows, and what passes one of them is a time
#   to Date.parse.
# What it does: 2026-11-28T21:45:00+01, an offset without minutes, passes Valibot, ajv-formats, ArkType, Joi
#   and schemasafe; to Date.parse it is NaN, and Intl's format of that throws. Zod, typebox and
#   @cfworker/json-schema refuse it, as the RFC does. 30 February passes Valibot, ArkType and Joi, and
#   is 2 March to Date.parse. A start without any offset passes ArkType and Joi, and is whatever
#   the reader's own zone makes of it. The leap second of the RFC, on the other hand, passes the strict
#   ones and is NaN.
# Versions: valibot 1.5.0, ajv-formats 3.0.1 (ajv 8.20.0), arktype 2.2.9, joi 18.3.2, @exodus/schemasafe
#   1.3.0; zod 4.6.7, typebox 1.4.3, @cfworker/json-schema 4.1.6.
# Source: RFC 3339, 5.6 (time-numoffset has minutes; restrictions on days in 5.7); JSON Schema 2020-12,
#   Validation, 7.3.1; ECMAScript, Date Time String Format. Databases print offsets without minutes.
# Where a sportsbook's page meets it: a start that passed the contract's check is "Invalid Date" or throws
#   while a list is drawn. Check that Date.parse has a number, and the day of it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --silent \
  valibot@1.5.0 \
  zod@4.6.7 \
  ajv@8.20.0 \
  ajv-formats@3.0.1 \
  typebox@1.4.3 \
  arktype@2.2.9 \
  joi@18.3.2 \
  @exodus/schemasafe@1.3.0 \
  @cfworker/json-schema@4.1.6
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
import { Validator } from "@cfworker/json-schema";
import schemasafe from "@exodus/schemasafe";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { type } from "arktype";
import Joi from "joi";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import * as v from "valibot";
import { z } from "zod";
import { see } from "./see.mjs";

const schema = { type: "string", format: "date-time" };
const ajv = new Ajv();
(addFormats.default ?? addFormats)(ajv);
const valibot = v.pipe(v.string(), v.isoTimestamp());
const zod = z.iso.datetime({ offset: true });
const typebox = Compile(Type.String({ format: "date-time" }));
const arktype = type("string.date.iso");
const cfworker = new Validator(schema);
const validators = {
  valibot: (text) => v.safeParse(valibot, text).success,
  "ajv-formats": ajv.compile(schema),
  arktype: (text) => arktype.allows(text),
  joi: (text) => !Joi.string().isoDate().validate(text).error,
  schemasafe: schemasafe.validator(schema),
  zod: (text) => zod.safeParse(text).success,
  typebox: (text) => typebox.Check(text),
  cfworker: (text) => cfworker.validate(text).valid,
};
const acceptedBy = (text) => Object.keys(validators).filter((name) => validators[name](text));
const all = Object.keys(validators);

see("an offset with minutes", acceptedBy("2026-11-28T21:45:00+01:00"), all);
const short = "2026-11-28T21:45:00+01";
see("an offset without minutes", acceptedBy(short), ["valibot", "ajv-formats", "arktype", "joi", "schemasafe"]);
see("and Date.parse", String(Date.parse(short)), "NaN");
const never = "2026-02-30T20:45:00Z";
see("30 February", acceptedBy(never), ["valibot", "arktype", "joi"]);
see("and Date.parse", new Date(Date.parse(never)).toISOString(), "2026-03-02T20:45:00.000Z");
see("no offset", acceptedBy("2026-11-28T21:45:00"), ["arktype", "joi"]);
const leap = "2026-12-31T23:59:60Z";
see("a leap second", acceptedBy(leap), ["ajv-formats", "schemasafe", "typebox", "cfworker"]);
see("and Date.parse", String(Date.parse(leap)), "NaN");
PROGRAM
node run.mjs
