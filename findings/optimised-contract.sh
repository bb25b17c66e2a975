#!/usr/bin/env bash
# An AsyncAPI contract that is made shorter by the initiative's own tool.
#
# One would guess: each message reads afterwards as it did before; what is moved to the components is
#   referred to from where it was.
# What it does: @asyncapi/optimizer, by its default rules, moves each payload that is written in its message
#   to the same name, components/schemas/payload, and the last one stays: the message of a price has the
#   payload of a score from then on. The result is valid, so that no check reports it. Properties of one name
#   are merged likewise ("items" of two lists). Where a tuple stands in the contract (items as a list, the
#   only way in AsyncAPI 3.0), components/schemas becomes a list itself, all named schemas are lost when it is
#   written, and both tuples get the types of the last one. With moveAllToComponents off, messages without a
#   tuple stay as they were.
# Versions: @asyncapi/optimizer 2.0.0, judged by @asyncapi/parser 3.6.6.
# Source: the package's README (moveAllToComponents is on in its example and by default); AsyncAPI 3.0,
#   Components Object (schemas is a map); run.
# Where a sportsbook's page meets it: an operator runs the contract through the tool before types are made of
#   it, and the feed's messages have each other's shapes. Give every payload a name of its own in the
#   components, and compare each message before and after.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @asyncapi/optimizer@2.0.0 \
  @asyncapi/parser@3.6.6
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
const { Optimizer } = require("@asyncapi/optimizer");
const { Parser } = require("@asyncapi/parser");

const message = (name, schema) => ({
  name,
  payload: { type: "object", required: [name], properties: { [name]: schema } },
});
const channel = (name, schema) => ({ address: name, messages: { [name]: message(name, schema) } });
const receive = (name) => ({ action: "receive", channel: { $ref: `#/channels/${name}` } });
const contract = (price, score) => ({
  asyncapi: "3.0.0",
  info: { title: "feed", version: "1.0.0" },
  channels: { price: channel("price", price), score: channel("score", score) },
  operations: { prices: receive("price"), scores: receive("score") },
});
const tuple = (...types) => ({
  type: "array",
  items: types.map((type) => ({ type })),
  additionalItems: false,
});

async function read(text) {
  const { document, diagnostics } = await new Parser().parse(text);
  const errors = diagnostics.filter(({ severity }) => severity === 0).map(({ message }) => message);
  const payloads = document?.messages().all() ?? [];
  const shown = payloads.map((each) => [each.id(), Object.keys(each.payload().json().properties)[0]]);
  return { errors, properties: Object.fromEntries(shown) };
}
async function optimised(document, options) {
  const optimizer = new Optimizer(JSON.stringify(document));
  await optimizer.getReport();
  return optimizer.getOptimizedDocument({ output: "JSON", ...options });
}

const plain = contract({ type: "number" }, { type: "string" });
const own = { price: "price", score: "score" };
see("as it was written", await read(JSON.stringify(plain)), { errors: [], properties: own });
see("by the default rules", await read(await optimised(plain)), {
  errors: [],
  properties: { price: "score", score: "score" },
});
const rules = { reuseComponents: true, removeComponents: true, moveAllToComponents: false };
const isFor = { disableOptimizationFor: { schema: false } };
const duplicates = { rules: { ...rules, moveDuplicatesToComponents: true }, ...isFor };
see("moving duplicates alone", await read(await optimised(plain, duplicates)), {
  errors: [],
  properties: own,
});

const numbers = { type: "array", items: { type: "number" } };
const texts = { type: "array", items: { type: "string" } };
const lists = JSON.parse(await optimised(contract(numbers, texts)));
see("a list of numbers", lists.components.schemas.price, {
  type: "array",
  items: { $ref: "#/components/schemas/items" },
});
see("whose items are", lists.components.schemas.items, { type: "string" });

const tuples = contract(tuple("string", "number"), tuple("integer", "integer"));
see("with tuples, as it was written", await read(JSON.stringify(tuples)), { errors: [], properties: own });
const after = await optimised(tuples);
see("with tuples, the schemas", JSON.parse(after).components.schemas, [
  { type: "integer" },
  { type: "integer" },
]);
see("with tuples, the errors", (await read(after)).errors, [
  '"schemas" property type must be object',
  "'#/components/schemas/payload' does not exist",
]);
PROGRAM
node run.mjs
