#!/usr/bin/env bash
# Two refusals of a bet that differ by a constant code, in types and checks that are generated from OpenAPI 3.1.
#
# One would guess: oneOf with a discriminator, whose values are constants, becomes a union in which the code
#   says which it is, and a list of values with null in it has null in its type.
# What it does: openapi-zod-client writes z.unknown() for a constant, and of two of these a discriminatedUnion,
#   which Zod throws for as the file is loaded: nothing of it can be used, the calls without a refusal included.
#   typed-openapi writes "code: unknown", by which nothing is narrowed. swagger-typescript-api narrows, and
#   drops null from "enum": ["open", "suspended", null], while it keeps null of "type": ["string", "null"];
#   openapi-zod-client makes z.unknown() of such a list. openapi-typescript is right in all three.
# Versions: openapi-zod-client 1.18.3 (with zod 3.25.76, @zodios/core 10.9.6), typed-openapi 2.2.7,
#   swagger-typescript-api 13.13.0; right: openapi-typescript 7.13.0.
# Source: OpenAPI 3.1, Discriminator Object; JSON Schema 2020-12, Validation, 6.1.2 and 6.1.3 (enum, const);
#   run.
# Where a sportsbook's page meets it: "the odds have changed" and "the stake is too high" are two dialogs. A
#   client that does not load is seen at once; a status that is never null by its type is not. Write an enum of
#   one value beside const.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  openapi-zod-client@1.18.3 \
  zod@3.25.76 \
  @zodios/core@10.9.6 \
  axios@1.21.1 \
  typed-openapi@2.2.7 \
  swagger-typescript-api@13.13.0 \
  openapi-typescript@7.13.0 \
  typescript@5.9.3
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

cat >contract.json <<'CONTRACT'
{
  "openapi": "3.1.0",
  "info": { "title": "Bets", "version": "1" },
  "paths": {
    "/bets": {
      "post": {
        "operationId": "place",
        "responses": {
          "200": {
            "description": "Placed",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Bet" } } }
          },
          "409": {
            "description": "Refused",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Refusal" } } }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Bet": {
        "type": "object",
        "required": ["status"],
        "properties": { "status": { "enum": ["open", "suspended", null] }, "note": { "type": ["string", "null"] } }
      },
      "Refusal": {
        "oneOf": [{ "$ref": "#/components/schemas/Limit" }, { "$ref": "#/components/schemas/Odds" }],
        "discriminator": {
          "propertyName": "code",
          "mapping": { "limit": "#/components/schemas/Limit", "odds": "#/components/schemas/Odds" }
        }
      },
      "Limit": {
        "type": "object",
        "required": ["code", "highest"],
        "properties": { "code": { "const": "limit" }, "highest": { "type": "integer" } }
      },
      "Odds": {
        "type": "object",
        "required": ["code", "price"],
        "properties": { "code": { "const": "odds" }, "price": { "type": "number" } }
      }
    }
  }
}
CONTRACT
for tool in openapi-zod-client typed-openapi openapi-typescript; do
  node_modules/.bin/$tool contract.json --output $tool.ts >/dev/null
done
node_modules/.bin/swagger-typescript-api generate --path contract.json --output . --name swagger.ts --no-client >/dev/null

cat >run.mjs <<'PROGRAM'
import { readFileSync } from "node:fs";
import { see } from "./see.mjs";

/** The first piece of a generated file that begins so, as one line. */
function piece(file, start, end) {
  const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\s+/g, " ");
  const from = text.indexOf(start);
  return from < 0 ? "none" : text.slice(from, text.indexOf(end, from)).trim();
}

const zod = "openapi-zod-client.ts";
see("openapi-zod-client, a constant", piece(zod, "const Limit", ", highest"), "const Limit = z .object({ code: z.unknown()");
see("the union of two", piece(zod, "const Refusal", ";"), 'const Refusal = z.discriminatedUnion("code", [Limit, Odds])');
see("a list with null", piece(zod, "status:", ","), "status: z.unknown()");
const loaded = await import(`./${zod}`).then(
  () => "loaded",
  ({ message }) => message,
);
see("the file", loaded, "A discriminator value for key `code` could not be extracted from all schema options");

see("typed-openapi, a constant", piece("typed-openapi.ts", "type Limit", ", highest"), "type Limit = { code: unknown");
see("a list with null", piece("typed-openapi.ts", "status:", ", note"), 'status: ("open" | "suspended" | null)');
see("swagger-typescript-api, a constant", piece("swagger.ts", "interface Limit", "; highest"), 'interface Limit { code: "limit"');
see("a list with null", piece("swagger.ts", "status:", ";"), 'status: "open" | "suspended"');
see("a text or null", piece("swagger.ts", "note?:", ";"), "note?: string | null");
see("openapi-typescript, a constant", piece("openapi-typescript.ts", "Limit: {", "; highest"), 'Limit: { code: "limit"');
see("a list with null", piece("openapi-typescript.ts", "status:", ";"), 'status: "open" | "suspended" | null');
PROGRAM
node run.mjs
