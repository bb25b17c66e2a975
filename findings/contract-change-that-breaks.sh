#!/usr/bin/env bash
# A change of the live contract (AsyncAPI) that breaks whoever reads it.
#
# One would guess: a price that was a number and becomes a text, a field that is no longer there and a
#   member that is no longer in an enum are breaking changes to @asyncapi/diff, whose job it is.
# What it does: it calls all of them "unclassified", and breaking() is empty; so is a binding by which
#   a snapshot is no longer retained. Of the payload it classifies nothing; a channel that goes is breaking,
#   one that comes is not. A gate that calls breaking() passes every change of a message.
# Versions: @asyncapi/diff 0.5.0.
# Source: its README (breaking, non-breaking, unclassified; own rules by "overrides").
# Where a sportsbook's page meets it: the operator's feed and the page are released apart. The gate between
#   them has to be rules of one's own for payloads, or recorded messages that are checked anew.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @asyncapi/diff@0.5.0
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

const { diff } = createRequire(import.meta.url)("@asyncapi/diff");
const channel = "event/{id}/delta";
function contract(change = () => undefined) {
  const operation = {
    bindings: { mqtt: { retain: true } },
    message: {
      name: "delta",
      payload: {
        type: "object",
        required: ["price", "state"],
        properties: { price: { type: "number" }, state: { type: "string", enum: ["open", "locked"] } },
      },
    },
  };
  change(operation.message.payload, operation);
  return {
    asyncapi: "2.6.0",
    info: { title: "Prices", version: "1" },
    channels: { [channel]: { parameters: { id: { schema: { type: "string" } } }, publish: operation } },
  };
}
function verdict(after) {
  const found = diff(contract(), after);
  return [found.breaking().length > 0 && "breaking", found.nonBreaking().length > 0 && "not breaking", found.unclassified().length > 0 && "unclassified"].filter(Boolean);
}
const changed = (change) => verdict(contract(change));
see("the price becomes a text", changed(({ properties }) => {
  properties.price.type = "string";
}), ["unclassified"]);
see("the price is gone", changed((payload) => {
  delete payload.properties.price;
  payload.required = ["state"];
}), ["unclassified"]);
see("a state is gone", changed(({ properties }) => {
  properties.state.enum = ["open"];
}), ["unclassified"]);
see("no longer retained", changed((_payload, operation) => {
  operation.bindings.mqtt.retain = false;
}), ["unclassified"]);
see("the channel is gone", verdict({ ...contract(), channels: {} }), ["breaking"]);
PROGRAM
node run.mjs
