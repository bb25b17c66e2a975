#!/usr/bin/env bash
# A price as a closed tuple of JSON Schema 2020-12, in generated types.
#
# One would guess: a generator for TypeScript writes [string, number | null, 0 | 1], or a list of unknown.
# What it does: json-schema-to-typescript writes never[]: no price at all fits the type. It reads
#   "items": false, which closes the tuple, and not prefixItems. quicktype writes a tuple of three or more,
#   each element of which may be text, number or null. json-schema-to-zod writes z.array(z.any()) of three.
#   Nothing is reported by any of them.
# Versions: json-schema-to-typescript 16.0.0, quicktype-core 26.0.0, json-schema-to-zod 2.8.1.
# Source: JSON Schema 2020-12, 10.3.1.1 (prefixItems) and 10.3.1.2 (items).
# Where a sportsbook's page meets it: live prices are tuples, since they are sent by the thousand. Types that
#   are made by the operator from the page's contract say nothing of them, or refuse them all.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  json-schema-to-typescript@16.0.0 \
  json-schema-to-zod@2.8.1 \
  quicktype-core@26.0.0
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
import { compile } from "json-schema-to-typescript";
import { jsonSchemaToZod } from "json-schema-to-zod";
import { InputData, JSONSchemaInput, quicktype } from "quicktype-core";
import { see } from "./see.mjs";

const price = {
  type: "array",
  prefixItems: [{ type: "string" }, { type: ["number", "null"] }, { enum: [0, 1] }],
  items: false,
  minItems: 3,
  maxItems: 3,
};
const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Snapshot",
  type: "object",
  required: ["price"],
  additionalProperties: false,
  properties: { price },
};
const typeIn = (text) => /price: ([^;]+);/.exec(text)[1];
see("json-schema-to-typescript", typeIn(await compile(schema, "Snapshot", { bannerComment: "" })), "never[]");

const inputData = new InputData();
const input = new JSONSchemaInput(undefined);
await input.addSource({ name: "Snapshot", schema: JSON.stringify(schema) });
inputData.addInput(input);
const { lines } = await quicktype({ inputData, lang: "ts", rendererOptions: { "just-types": "true" } });
const element = "number | null | string";
see(
  "quicktype",
  typeIn(lines.join("\n")),
  `[${element}, ${element}, ${element}, ...(${element})[]]`,
);
see("json-schema-to-zod", jsonSchemaToZod(price), "z.array(z.any()).min(3).max(3)");
PROGRAM
node run.mjs
