#!/usr/bin/env bash
# A price as a tuple in OpenAPI 3.1, turned into 3.0 for tools that know no more.
#
# One would guess: the converter turns prefixItems into what 3.0 has (items with oneOf and a length), or warns
#   that it cannot, as it does of other words.
# What it does: @apiture/openapi-down-convert says "openapi": "3.0.3" above it and leaves prefixItems as it
#   is, without a word, and so the tuple has no items, which 3.0 requires. Where the 3.1 document closes the
#   tuple (items: false), that stays too. The result is no valid 3.0 document. { "type": "null" } as one of
#   several (oneOf) stays as well, though 3.0 has no such type: it turns type lists with null, const and
#   patternProperties, and says so for each. The limits that its README lists have neither of the two.
# Versions: @apiture/openapi-down-convert 0.14.2, judged by openapi-schema-validator 12.1.3.
# Source: OpenAPI 3.0.3, Schema Object (items must be present if the type is array; null is no type); the
#   package's README, "Unsupported down conversions"; run.
# Where a sportsbook's page meets it: an operator's gateway takes 3.0 alone, and its contract of prices is
#   refused there, or each price is a list of anything. Check the result by its own version's schema.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @apiture/openapi-down-convert@0.14.2 \
  openapi-schema-validator@12.1.3
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
const { Converter } = require("@apiture/openapi-down-convert");
const { default: Validator } = require("openapi-schema-validator");
const validator = new Validator({ version: 3 });

function turnDown(schema) {
  const document = {
    openapi: "3.1.0",
    info: { title: "prices", version: "1.0.0" },
    paths: {},
    components: { schemas: { Price: schema } },
  };
  const said = [];
  const { warn, error, log } = console;
  console.warn = console.error = console.log = (...words) => said.push(words.join(" "));
  const turned = new Converter(document, { verbose: true }).convert();
  Object.assign(console, { warn, error, log });
  return {
    schema: turned.components.schemas.Price,
    version: turned.openapi,
    warnings: said.filter((each) => !each.includes("from OpenAPI 3.1 to 3.0")).length,
    isValid: validator.validate(turned).errors.length === 0,
  };
}
const prefixItems = [{ type: "string" }, { type: "number" }];
const tuple = { type: "array", prefixItems, minItems: 2, maxItems: 2 };
see("a tuple", turnDown(tuple), { schema: tuple, version: "3.0.3", warnings: 0, isValid: false });
const closed = { type: "array", prefixItems, items: false };
see("a closed tuple", turnDown(closed), { schema: closed, version: "3.0.3", warnings: 0, isValid: false });
const either = { oneOf: [{ type: "number" }, { type: "null" }] };
const { schema, warnings } = turnDown(either);
see("a number or null, by oneOf", { schema, warnings }, { schema: either, warnings: 0 });

see("a number or null, by a list of types", turnDown({ type: ["number", "null"] }), {
  schema: { type: "number", nullable: true },
  version: "3.0.3",
  warnings: 1,
  isValid: true,
});
see("a constant", turnDown({ const: "SP" }), {
  schema: { enum: ["SP"] },
  version: "3.0.3",
  warnings: 1,
  isValid: true,
});
PROGRAM
node run.mjs
