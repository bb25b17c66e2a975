#!/usr/bin/env bash
# Answers and examples checked against a contract in OpenAPI 3.1, where a price is a tuple (prefixItems) and odds are
# above 1 (exclusiveMinimum).
#
# One would guess: a checker of OpenAPI 3 that does not know 3.1 says so; one that reads the document checks what it says.
# What they do: neither says anything of the version. Both let three texts pass for a price, since prefixItems is nothing
#   to them, and with "items": false, which ends a tuple in 3.1, refuse each price that there is. "exclusiveMinimum": 1
#   is checked by openapi-response-validator; openapi-examples-validator takes it for a fault of the contract, and
#   refuses each example beside it, as draft 4 had it as a yes or no. A constant code of a refusal is checked by both.
# Versions: openapi-examples-validator 7.1.0, openapi-response-validator 12.1.3 (beside them ajv 8.20.0).
# Source: run; the README of the first ("v2 and v3 are supported"); OpenAPI 3.1.1, 4.8.24: a schema is one of JSON Schema
#   2020-12.
# Where a sportsbook's page meets it: the contract's examples, of which mocks are made, and tests of a gateway. Green for
#   a price that no page can read, or red for all; which of the two depends on a line that changes nothing else. Check
#   both with Ajv 2020 and the document's schemas.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  openapi-examples-validator@7.1.0 \
  openapi-response-validator@12.1.3 \
  ajv@8.20.0
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
const { default: Ajv } = require("ajv/dist/2020");
const { validateExamples } = require("openapi-examples-validator");
const { default: ResponseValidator } = require("openapi-response-validator");

const entry = [{ type: "integer" }, { type: "number" }, { enum: [0, 1] }];
const price = (schema) => ({ properties: { price: { type: "array", prefixItems: entry, ...schema } } });
/** Schemas with an answer that is right by JSON Schema 2020-12, and one that is wrong. */
const cases = {
  "a constant code": [
    { properties: { code: { const: "stake-too-high" } } },
    { code: "stake-too-high" },
    { code: "odds-changed" },
  ],
  "a tuple": [price({}), { price: [1, 1.5, 0] }, { price: ["1", "1.5", "x"] }],
  "a tuple that ends": [price({ items: false }), { price: [1, 1.5, 0] }, { price: [1, 1.5, 0, 7] }],
  "above 1": [{ properties: { odds: { type: "number", exclusiveMinimum: 1 } } }, { odds: 1.5 }, { odds: 1 }],
};
const responses = (schema, value) => {
  const content = { "application/json": { schema: { type: "object", ...schema }, example: value } };
  return { 200: { description: "An answer.", content } };
};
function byAjv(schema, value) {
  return new Ajv({ strict: false }).validate({ type: "object", ...schema }, value);
}
async function byExamples(schema, value) {
  const paths = { "/bets": { get: { responses: responses(schema, value) } } };
  const document = { openapi: "3.1.0", info: { title: "Bets", version: "1" }, paths };
  return (await validateExamples(document)).valid;
}
function byResponses(schema, value) {
  const validator = new ResponseValidator({ responses: responses(schema, value) });
  return validator.validateResponse(200, value) === undefined;
}
/** What a checker says of the right answer and of the wrong one, for each schema. */
async function said(accepts) {
  const answers = {};
  for (const [name, [schema, right, wrong]] of Object.entries(cases)) {
    const both = [await accepts(schema, right), await accepts(schema, wrong)];
    answers[name] = both.map((isAccepted) => (isAccepted ? "passes" : "refused")).join(", ");
  }
  return answers;
}
const asWritten = "passes, refused";
const byContract = Object.fromEntries(Object.keys(cases).map((name) => [name, asWritten]));
see("right and wrong, Ajv 2020", await said(byAjv), byContract);
const tuples = { "a tuple": "passes, passes", "a tuple that ends": "refused, refused" };
const examples = { ...byContract, ...tuples, "above 1": "refused, refused" };
see("openapi-examples-validator", await said(byExamples), examples);
see("openapi-response-validator", await said(byResponses), { ...byContract, ...tuples });
PROGRAM
node run.mjs
