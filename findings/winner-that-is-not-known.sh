#!/usr/bin/env bash
# A match as JSON:API has it, whose winner is not known yet, and whose suspension is a remark on it.
#
# One would guess: a relationship whose data is null is null on the page; meta of a match is kept, and so are a ground
#   that is named and not sent along, and a line in the name of an attribute.
# What they do: kitsu-core gives a winner without a value an object, {}, which is true as any winner would be.
#   deserialize-json-api raises an error for it, and for a relationship that is a link alone. jsonapi-datastore leaves
#   out the match's meta, and with it that it is suspended. jsonapi-serializer leaves out a ground that is not sent
#   along, its name and its id, has null for each match of the home team, and writes 1-x for 1X. json-api-normalizer has
#   one price, over25, for over-2.5 and over-25, the last one's. jsona keeps all of it.
# Versions: kitsu-core 11.1.0, deserialize-json-api 2.0.0, jsonapi-datastore 0.4.0-beta, jsonapi-serializer 3.6.9,
#   json-api-normalizer 1.0.4, jsona 1.14.0.
# Source: JSON:API 1.1, "Resource Linkage" (null for an empty relationship) and "Document Meta"; jsonapi-datastore's
#   README (no resource-level meta); run.
# Where a sportsbook's page meets it: feeds and esports that are sent as JSON:API. A match that is not over has a
#   winner, a suspended one is open, and a long shot's price is shown of over 2.5. Ask for the winner's id, never for a
#   winner.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  kitsu-core@11.1.0 \
  deserialize-json-api@2.0.0 \
  jsonapi-datastore@0.4.0-beta \
  jsonapi-serializer@3.6.9 \
  json-api-normalizer@1.0.4 \
  jsona@1.14.0
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
import { deserialise } from "kitsu-core";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { deserialize } = require("deserialize-json-api");
const { JsonApiDataStore } = require("jsonapi-datastore");
const { Deserializer } = require("jsonapi-serializer");
const normalize = require("json-api-normalizer").default;
const { Jsona } = require("jsona");
/** A match with what a test needs of it; a new one each time, since kitsu-core changes what it reads. */
const match = (relationships, attributes = { price: 1.85 }) => ({
  data: { type: "matches", id: "0042", attributes, relationships: structuredClone(relationships), meta: { is_suspended: true } },
  included: [{ type: "teams", id: "1", attributes: { name: "Genk" }, relationships: { matches: { data: [{ type: "matches", id: "0042" }] } } }],
});
const winner = { winner: { data: null } };
const ground = { ground: { data: { type: "grounds", id: "9" } } };
const home = { home: { data: { type: "teams", id: "1" } } };
const prices = { "over-2.5": 1.9, "over-25": 40 };
function raised(read) {
  try {
    return read();
  } catch (error) {
    return error.message;
  }
}
const one = new Jsona().deserialize(match({ ...winner, ...ground, ...home }, prices));
see("jsona", [one.winner, one.ground.id, one.meta, one["over-2.5"], one.home.matches[0].id], [null, "9", { is_suspended: true }, 1.9, "0042"]);
const ofKitsu = (await deserialise(match(winner))).data;
see("kitsu-core, a winner without a value", [ofKitsu.winner, Boolean(ofKitsu.winner)], [{}, true]);
see("deserialize-json-api, the same", raised(() => deserialize(match(winner))), "Cannot read properties of null (reading 'type')");
see("deserialize-json-api, a link alone", raised(() => deserialize(match({ odds: { links: { related: "/odds" } } }))), "Cannot read properties of undefined (reading 'type')");
see("deserialize-json-api, a team", raised(() => deserialize(match(home)).data.home.name), "Genk");
see("jsonapi-datastore, meta", new JsonApiDataStore().sync(match({})).meta ?? "none", "none");
const read = await new Deserializer().deserialize(match({ ...winner, ...ground, ...home }, { "1X": 1.2 }));
see("jsonapi-serializer", read, { "1-x": 1.2, id: "0042", meta: { "is-suspended": true }, winner: null, home: { name: "Genk", id: "1", matches: [null] } });
see("json-api-normalizer, over-2.5 and over-25", normalize(match({}, prices)).matches["0042"].attributes, { over25: 40 });
PROGRAM
node run.mjs
