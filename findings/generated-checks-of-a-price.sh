#!/usr/bin/env bash
# Checks of answers that are generated from the OpenAPI document of a sportsbook.
#
# One would guess: types, Zod schemas and Valibot schemas of one generator accept the same messages, a
#   time with an offset among them, and a number stays a number.
# What it does: of one document @hey-api/openapi-ts makes three contracts. A start of 21:45+01:00, which
#   is RFC 3339, is refused by its Zod schemas and accepted by its Valibot schemas and by orval's. An
#   int64 is a number in the types and a bigint in what both schemas return, and the text "7", and
#   even "", pass for one. A field that is not in the document is refused by Valibot and
#   accepted by Zod. A further element of a price's tuple, which prefixItems allows, is refused by Zod
#   and cut off by Valibot. multipleOf 0.01 is in neither, so that 1.505 is a price; orval keeps it.
# Versions: @hey-api/openapi-ts 0.99.0 (with zod 4.6.7, valibot 1.5.0); beside it orval 8.38.0.
# Source: RFC 3339, 5.6; JSON Schema 2020-12, 10.3.1.1 (prefixItems says nothing of further elements);
#   OpenAPI 3.1 (int64 is a format of integer).
# Where a sportsbook's page meets it: fixtures come with the offset of their country, sequences and
#   ids are int64. A refused answer is an empty page; a bigint throws in JSON.stringify and is not
#   equal to the number that is in the store.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @hey-api/openapi-ts@0.99.0 \
  orval@8.38.0 \
  zod@4.6.7 \
  valibot@1.5.0 \
  typescript@5.9.3 \
  esbuild@0.28.2
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

cat >openapi.json <<'DOCUMENT'
{
  "openapi": "3.1.0",
  "info": { "title": "Prices", "version": "1" },
  "paths": {
    "/prices": {
      "get": {
        "operationId": "prices",
        "responses": {
          "200": {
            "description": "The prices",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Snapshot" } } }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Snapshot": {
        "type": "object",
        "additionalProperties": false,
        "required": ["starts", "sequence", "outcome", "price"],
        "properties": {
          "starts": { "type": "string", "format": "date-time" },
          "sequence": { "type": "integer", "format": "int64", "minimum": 0 },
          "outcome": { "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number" }] },
          "price": { "type": "number", "multipleOf": 0.01, "minimum": 1.01, "maximum": 1000 }
        }
      }
    }
  }
}
DOCUMENT
cat >hey.config.mjs <<'CONFIG'
export default { input: "./openapi.json", output: "./hey", plugins: ["@hey-api/typescript", "zod", "valibot"] };
CONFIG
cat >orval.config.mjs <<'CONFIG'
export default { prices: { input: "./openapi.json", output: { target: "./orval/zod.ts", client: "zod" } } };
CONFIG
node_modules/.bin/openapi-ts -f hey.config.mjs >/dev/null 2>&1
node_modules/.bin/orval --config orval.config.mjs >/dev/null 2>&1
node_modules/.bin/esbuild hey/zod.gen.ts hey/valibot.gen.ts orval/zod.ts --outdir=out --out-extension:.js=.mjs --log-level=error
cat >run.mjs <<'PROGRAM'
import { readFileSync } from "node:fs";
import { safeParse } from "valibot";
import { vSnapshot } from "./out/hey/valibot.gen.mjs";
import { zSnapshot } from "./out/hey/zod.gen.mjs";
import * as orval from "./out/orval/zod.mjs";
import { see } from "./see.mjs";

const plain = { starts: "2026-11-28T20:45:00Z", sequence: 7, outcome: ["home", 1.5], price: 1.5 };
const verdicts = (changes) => {
  const message = { ...plain, ...changes };
  return {
    zod: zSnapshot.safeParse(message).success,
    valibot: safeParse(vSnapshot, message).success,
    orval: orval.PricesResponse.safeParse(message).success,
  };
};
see("a plain message", verdicts({}), { zod: true, valibot: true, orval: true });
see("a start with an offset", verdicts({ starts: "2026-11-28T21:45:00+01:00" }), { zod: false, valibot: true, orval: true });
see("a field more", verdicts({ further: 1 }), { zod: true, valibot: false, orval: true });
see("an element more in the tuple", verdicts({ outcome: ["home", 1.5, 1] }), { zod: false, valibot: true, orval: false });
see('the sequence "7"', verdicts({ sequence: "7" }), { zod: true, valibot: true, orval: false });
see('the sequence ""', verdicts({ sequence: "" }), { zod: true, valibot: true, orval: false });
see("the price 1.505", verdicts({ price: 1.505 }), { zod: true, valibot: true, orval: false });
see("what the sequence is", [typeof zSnapshot.parse(plain).sequence, typeof safeParse(vSnapshot, plain).output.sequence], ["bigint", "bigint"]);
see("and in the types", /sequence: (\w+);/.exec(readFileSync("hey/types.gen.ts", "utf8"))[1], "number");
PROGRAM
node run.mjs
