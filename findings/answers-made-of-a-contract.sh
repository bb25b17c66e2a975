#!/usr/bin/env bash
# Answers for a page's tests, made by msw of an OpenAPI 3.1 contract: prices, and a bet that is placed.
#
# One would guess: what a contract describes is what the tests are answered: its prices, its constants, and for
#   a bet the 201 that is the only success of that call.
# What it does: @mswjs/source knows the status 200 and "default". A call whose success is 201 is answered by its
#   refusal, in the shape of "default" and with the status 200; where there is no default by 501. A price as a
#   tuple is [], a score is [], and a property that is a constant is left out although it is required, so that
#   none of its answers fits the contract, and how many prices there are is by chance. A minimum of 10 for a
#   stake is kept.
# Versions: @mswjs/source 0.5.0, msw 2.15.0; judged by ajv 8.20.0.
# Source: OpenAPI 3.1, Responses Object (default: what is not declared); JSON Schema 2020-12 (prefixItems,
#   const); its page ("generates from the description"); run.
# Where a sportsbook's page meets it: a page is tested with a market without prices, and with a refusal that
#   says it is a success. Write examples into the contract, or handlers by hand, and check them by the contract.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @mswjs/source@0.5.0 \
  msw@2.15.0 \
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
import { fromOpenApi } from "@mswjs/source/open-api";
import Ajv from "ajv/dist/2020.js";
import { getResponse } from "msw";
import { see } from "./see.mjs";

const json = (schema) => ({ content: { "application/json": { schema } } });
const price = {
  type: "array",
  prefixItems: [{ type: "integer" }, { type: ["number", "null"], exclusiveMinimum: 1 }],
  items: false,
  minItems: 2,
};
const snapshot = {
  type: "object",
  required: ["kind", "prices", "score"],
  properties: {
    kind: { const: "snapshot" },
    prices: { type: "array", minItems: 2, items: price },
    score: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }], items: false, minItems: 2 },
  },
};
const refusal = { type: "object", required: ["code"], properties: { code: { type: "string", enum: ["limit"] } } };
const placed = { type: "object", required: ["stake"], properties: { stake: { type: "integer", minimum: 10, maximum: 12 } } };
const contract = {
  openapi: "3.1.0",
  info: { title: "Bets", version: "1" },
  servers: [{ url: "https://api.operator.example" }],
  paths: {
    "/prices": { get: { responses: { 200: { description: "Prices", ...json(snapshot) } } } },
    "/bets": {
      post: {
        responses: { 201: { description: "Placed", ...json(placed) }, default: { description: "Refused", ...json(refusal) } },
      },
    },
    "/tickets": { post: { responses: { 201: { description: "Placed", ...json(placed) } } } },
    "/stakes": { get: { responses: { 200: { description: "A stake", ...json(placed) } } } },
  },
};
const handlers = await fromOpenApi(contract);
const fetchOf = (path, method = "GET") => getResponse(handlers, new Request(`https://api.operator.example${path}`, { method }));

const answer = await (await fetchOf("/prices")).json();
see("properties of a snapshot", Object.keys(answer), ["prices", "score"]);
see("different prices in it", [...new Set(answer.prices.map((each) => JSON.stringify(each)))], ["[]"]);
see("its score", answer.score, []);
const isAnswer = new Ajv({ strict: false }).compile(snapshot);
see("it fits the contract", isAnswer(answer), false);

const bet = await fetchOf("/bets", "POST");
see("a bet, of 201 and default", [bet.status, await bet.json()], [200, { code: "limit" }]);
const ticket = await fetchOf("/tickets", "POST");
see("a ticket, of 201 alone", [ticket.status, await ticket.text()], [501, "Not Implemented"]);
const { stake } = await (await fetchOf("/stakes")).json();
see("right: a stake from 10 to 12", stake >= 10 && stake <= 12, true);
PROGRAM
node run.mjs
