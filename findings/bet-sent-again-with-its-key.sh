#!/usr/bin/env bash
# A bet that is sent again with the key of the first (Idempotency-Key).
#
# One would guess, with the IETF's draft of that header: the same key and the same bet get the first answer, another
#   bet 422, one that still runs 409, a key that is missing 400 and its name; a field's place in the JSON is no
#   difference; and an answer that refused is an answer too.
# What it does: @node-idempotency/core hashes the JSON's text: the same stake and odds in another order are another
#   bet, and refused. The error of a missing key is that of one too long. A bet of another stake, while the first runs,
#   is told to wait for it. express-idempotency refuses another bet by 417, keeps no refusal and no fault: the second
#   of two equal tries is judged anew, so that what was refused at one price may be placed by a repetition.
# Versions: @node-idempotency/core 1.0.11, @node-idempotency/storage-adapter-memory 1.0.2, express-idempotency 1.0.6,
#   express 5.3.0.
# Source: draft-ietf-httpapi-idempotency-key-header; express-idempotency's README says that answers outside 200 to 299
#   are not kept, nothing of 417; run.
# Where a sportsbook's page meets it: a bet whose answer was lost and that is sent again. The page decides by the
#   status; it has to send the very same text, and to ask what became of a bet before it takes a refusal for the end.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @node-idempotency/core@1.0.11 \
  @node-idempotency/storage-adapter-memory@1.0.2 \
  express-idempotency@1.0.6 \
  express@5.3.0
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
import express from "express";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { Idempotency } = require("@node-idempotency/core");
const { MemoryStorageAdapter } = require("@node-idempotency/storage-adapter-memory");
const { getSharedIdempotencyService, idempotency } = require("express-idempotency");

const bet = (body, headers = { "idempotency-key": "bet-1" }) => ({ method: "POST", path: "/bets", headers, body });
async function outcome(ask) {
  try {
    return (await ask()) ?? "passes";
  } catch (error) {
    return error.code;
  }
}
const core = new Idempotency(new MemoryStorageAdapter());
see("core: the first", await outcome(() => core.onRequest(bet({ stake: 100, odds: 2 }))), "passes");
see("core: another stake while it runs", await outcome(() => core.onRequest(bet({ stake: 500, odds: 2 }))), "REQUEST_IN_PROGRESS");
await core.onResponse(bet({ stake: 100, odds: 2 }), { body: "placed" });
see("core: the same", await outcome(() => core.onRequest(bet({ stake: 100, odds: 2 }))), { body: "placed" });
see("core: the same in another order", await outcome(() => core.onRequest(bet({ odds: 2, stake: 100 }))), "IDEMPOTENCY_FINGERPRINT_MISSMATCH");
const strict = new Idempotency(new MemoryStorageAdapter(), { enforceIdempotency: true });
see("core: no key", await outcome(() => strict.onRequest(bet({}, {}))), "IDEMPOTENCY_KEY_LEN_EXEEDED");

let judged = 0;
const app = express();
app.use(express.json());
app.post("/bets", idempotency(), (request, response) => {
  if (getSharedIdempotencyService().isHit(request)) return;
  judged += 1;
  response.status(request.body.status).send({ judged });
});
app.use((error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.send({ error: error.message });
});
const server = app.listen(0);
await new Promise((resolve) => server.once("listening", resolve));
async function post(key, body) {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/bets`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });
  const { judged } = await response.json();
  return [response.status, judged ?? "not judged"];
}
see("express: placed, and again", [await post("a", { stake: 100, status: 201 }), await post("a", { stake: 100, status: 201 })], [[201, 1], [201, 1]]);
see("express: another stake", await post("a", { stake: 500, status: 201 }), [417, "not judged"]);
see("express: refused, and again", [await post("b", { stake: 100, status: 422 }), await post("b", { stake: 100, status: 422 })], [[422, 2], [422, 3]]);
server.close();
server.closeAllConnections();
PROGRAM
node run.mjs
