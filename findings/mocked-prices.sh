#!/usr/bin/env bash
# Mocks that are generated from a contract whose prices have a least value and no highest one.
#
# One would guess: mocked prices are some numbers above the least one, and pass the schema that the same
#   generator makes.
# What it does: where a price is above 1 ("exclusiveMinimum": 1) each of orval's mocked prices is exactly 1,
#   which its own Zod schema refuses: orval passes the minimum to Faker's number.float, whose maximum
#   is 1 unless it is said. Where the least price is 1.01 the mock throws "Max 1 should be greater than
#   min 1.01". With a maximum in the document all is right.
# Versions: orval 8.38.0, @faker-js/faker 10.6.0.
# Source: JSON Schema 2020-12, Validation, 6.2 (no maximum, no limit); Faker's page on number.float
#   (max: 1.0 by default).
# Where a sportsbook's page meets it: every price is above 1 and none has a limit. A page that is built
#   on such mocks is tested with one price, 1.00, or not at all.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  orval@8.38.0 \
  @faker-js/faker@10.6.0 \
  zod@4.6.7 \
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

document() {
  cat <<DOCUMENT
{
  "openapi": "3.1.0",
  "info": { "title": "Prices", "version": "1" },
  "paths": {
    "/price": {
      "get": {
        "operationId": "price",
        "responses": {
          "200": {
            "description": "The price",
            "content": { "application/json": { "schema": { "\$ref": "#/components/schemas/Price" } } }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Price": {
        "type": "object",
        "required": ["price"],
        "properties": { "price": { "type": "number", "multipleOf": 0.01, $1 } }
      }
    }
  }
}
DOCUMENT
}
document '"exclusiveMinimum": 1' >above.json
document '"minimum": 1.01' >least.json
document '"minimum": 1.01, "maximum": 1000' >both.json
for name in above least both; do
  cat >"$name.config.mjs" <<CONFIG
export default {
  mocks: { input: "./$name.json", output: { target: "./$name/mocks.ts", client: "fetch", mock: true, mode: "split" } },
  schemas: { input: "./$name.json", output: { target: "./$name/schemas.ts", client: "zod" } },
};
CONFIG
  node_modules/.bin/orval --config "$name.config.mjs" >/dev/null 2>&1
done
node_modules/.bin/esbuild ./*/mocks.faker.ts ./*/schemas.ts --outdir=out --out-extension:.js=.mjs --log-level=error
cat >run.mjs <<'PROGRAM'
import { see } from "./see.mjs";

async function mocked(name) {
  const { getPriceResponseMock } = await import(`./out/${name}/mocks.faker.mjs`);
  const { PriceResponse } = await import(`./out/${name}/schemas.mjs`);
  try {
    const answers = Array.from({ length: 200 }, () => getPriceResponseMock());
    return {
      different: new Set(answers.map(({ price }) => price)).size,
      first: answers[0].price,
      right: answers.filter((answer) => PriceResponse.safeParse(answer).success).length,
    };
  } catch (error) {
    return error.message;
  }
}
see("200 mocks, above 1", await mocked("above"), { different: 1, first: 1, right: 0 });
see("a mock, 1.01 or more", await mocked("least"), "Max 1 should be greater than min 1.01.");
const { different, right } = await mocked("both");
see("200 mocks, 1.01 to 1000", { isOne: different === 1, right }, { isOne: false, right: 200 });
PROGRAM
node run.mjs
