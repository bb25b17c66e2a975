#!/usr/bin/env bash
# A message of a live feed, in the types that the AsyncAPI initiative's generator writes for TypeScript.
#
# One would guess: the type of a message has the names that the message has, and the values that its schema
#   lists.
# What it does: Modelina, by its defaults, writes isLive for is_live, homeTeam for home_team and reservedStatus
#   for status, in plain interfaces too, which nothing turns back: each is undefined where JSON has been read. A
#   list of values becomes an enum: null in it is the text 'null' (RESERVED_NULL), so that no null fits, and an
#   enum takes no "open" from JSON. A tuple is a tuple, and a constant a literal. Each object has a Map named
#   additionalProperties, which is not on the wire. With rawPropertyNames the names are the wire's, enumType:
#   "union" makes a union of the values, and there the null is the text "null" still.
# Versions: @asyncapi/modelina 5.10.1.
# Source: JSON Schema draft-07, 6.1.2 (enum: values of any type); Modelina's page on TypeScript
#   (rawPropertyNames, enumType) and on constraints; run.
# Where a sportsbook's page meets it: `if (message.isSuspended)` is never true, compiles, and bets are taken.
#   Generate with rawPropertyNames, and check one real message against the types in a test.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @asyncapi/modelina@5.10.1
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
import { TypeScriptGenerator } from "@asyncapi/modelina";
import { see } from "./see.mjs";

const message = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "Snapshot",
  type: "object",
  required: ["kind", "status", "is_live", "prices"],
  properties: {
    kind: { const: "snapshot" },
    status: { enum: ["open", "suspended", null] },
    is_live: { type: "boolean" },
    home_team: { type: "string" },
    prices: {
      type: "array",
      items: {
        type: "array",
        items: [{ type: "integer" }, { type: ["number", "null"] }],
        additionalItems: false,
        minItems: 2,
      },
    },
  },
};
async function generate(options) {
  const models = await new TypeScriptGenerator({ modelType: "interface", ...options }).generate(structuredClone(message));
  const lines = models.flatMap(({ result }) => result.split("\n"));
  return (start) => lines.map((line) => line.trim()).find((line) => line.startsWith(start)) ?? "none";
}

const plain = await generate({});
see("is_live", plain("isLive"), "isLive: boolean;");
see("home_team", plain("homeTeam"), "homeTeam?: string;");
see("status", plain("reservedStatus"), "reservedStatus: ReservedStatus;");
see("a null among its values", plain("RESERVED_NULL"), "RESERVED_NULL = 'null',");
see("what is not on the wire", plain("additionalProperties"), "additionalProperties?: Map<string, any>;");
see("right: a constant", plain("kind"), "kind: 'snapshot';");
see("right: a tuple", plain("prices"), "prices: [number, number | null][];");

const raw = await generate({ rawPropertyNames: true, enumType: "union" });
see("raw, is_live", raw("'is_live'"), "'is_live': boolean;");
see("raw, status", raw("'status'"), "'status': ReservedStatus;");
see("a union, with the null", raw("type ReservedStatus"), "type ReservedStatus = \"open\" | \"suspended\" | 'null';");
PROGRAM
node run.mjs
