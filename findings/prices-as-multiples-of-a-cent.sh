#!/usr/bin/env bash
# Odds with two decimals, written into a contract as "a multiple of 0.01".
#
# One would guess: 1.50 and 2.40 are multiples of 0.01 to every validator; a float may go wrong in
#   one of them, rarely, and for odd numbers.
# What it does: of the 4,900 prices from 1.01 to 50.00, Valibot refuses 4,894, @sinclair/typebox the
#   same 4,894 and Ajv 670 (1.11, 1.12, 1.13 …). Six others accept all of them, typebox 1.4.3 among
#   them. All refuse 1.555. Ajv's option multipleOfPrecision mends Ajv; Valibot has none.
# Versions: valibot 1.5.0, ajv 8.20.0, @sinclair/typebox 0.34.52; right: typebox 1.4.3, zod 4.6.7,
#   joi 18.3.2, jsonschema 1.5.0, @cfworker/json-schema 4.1.6, @exodus/schemasafe 1.3.0.
# Source: JSON Schema 2020-12, Validation, 6.2.1 (multipleOf: division by the value results in an
#   integer); Ajv's page on its options (multipleOfPrecision).
# Where a sportsbook's page meets it: an operator who adds multipleOf 0.01 to a price breaks a page
#   that checks with Valibot at once, and a service that checks with Ajv for one price in seven. State
#   a price in hundredths, or its decimals as text.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  valibot@1.5.0 \
  ajv@8.20.0 \
  @sinclair/typebox@0.34.52 \
  typebox@1.4.3 \
  zod@4.6.7 \
  joi@18.3.2 \
  jsonschema@1.5.0 \
  @cfworker/json-schema@4.1.6 \
  @exodus/schemasafe@1.3.0
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
import Ajv from "ajv";
import { Type as OldType } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import * as v from "valibot";
import { z } from "zod";
import Joi from "joi";
import jsonschema from "jsonschema";
import { Validator } from "@cfworker/json-schema";
import schemasafe from "@exodus/schemasafe";
import { see } from "./see.mjs";

const schema = { type: "number", multipleOf: 0.01 };
const prices = Array.from({ length: 4900 }, (_, index) => (index + 101) / 100);

const valibot = v.pipe(v.number(), v.multipleOf(0.01));
const oldTypebox = TypeCompiler.Compile(OldType.Number({ multipleOf: 0.01 }));
const newTypebox = Compile(Type.Number({ multipleOf: 0.01 }));
const cfworker = new Validator(schema);
const validators = {
  valibot: [(price) => v.safeParse(valibot, price).success, 4894],
  "@sinclair/typebox": [(price) => oldTypebox.Check(price), 4894],
  ajv: [new Ajv().compile(schema), 670],
  "ajv, multipleOfPrecision 6": [new Ajv({ multipleOfPrecision: 6 }).compile(schema), 0],
  typebox: [(price) => newTypebox.Check(price), 0],
  zod: [(price) => z.number().multipleOf(0.01).safeParse(price).success, 0],
  joi: [(price) => !Joi.number().multiple(0.01).validate(price).error, 0],
  jsonschema: [(price) => jsonschema.validate(price, schema).valid, 0],
  "@cfworker/json-schema": [(price) => cfworker.validate(price).valid, 0],
  "@exodus/schemasafe": [schemasafe.validator(schema), 0],
};

for (const [name, [accepts, found]] of Object.entries(validators)) {
  const refused = prices.filter((price) => !accepts(price));
  see(`${name} refuses of 4,900 prices`, refused.length, found);
  if (refused.length > 0) console.log(`         the first: ${refused.slice(0, 4).join(", ")}`);
  see(`${name} accepts 1.555`, accepts(1.555), false);
}
PROGRAM
node run.mjs
