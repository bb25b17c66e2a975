#!/usr/bin/env bash
# A price between a page and its feed in a contract by examples (Pact), where JSON writes 2.00 as 2.
#
# One would guess: decimal(2.5) is for each price; integer(250) is for cents; a list like [id, price, state] has these
#   three; what the example itself is satisfies the contract.
# What it does: decimal wants a point in the JSON. A feed written in JavaScript sends 2.00 as 2, and is refused for that
#   price alone, as for 10: of decimal(2.0) the page's own test is served 2, which the same contract then refuses from
#   the feed. integer refuses 250.0, as feeds in Python and Java write cents that were decimals. like([1, 1.5, 0])
#   accepts two entries and four, and a state of 1.5. number takes each of them and no null, eachLike no empty list.
# Versions: @pact-foundation/pact 16.5.0 (pact-core 19.2.0, its library for this machine).
# Source: run; the docstring of decimal ("must be a number and have decimal places"); RFC 8259, 6, where 2.0 and 2 are
#   numbers both.
# Where a sportsbook's page meets it: the check of a feed's release before it goes live. It is red on the day when a
#   sample has an even price. Ask for number(2.5), and have a schema say the rest: above 1, and how long a price's
#   entry is.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @pact-foundation/pact@16.5.0
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
import { realpathSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { MatchersV3, PactV3, Verifier } from "@pact-foundation/pact";
import { see } from "./see.mjs";

const { decimal, eachLike, integer, like, number } = MatchersV3;
const headers = { "Content-Type": "application/json" };

/** Writes the page's contract of an answer, and gives what the page's own test is served. */
async function agree(body) {
  rmSync("pacts", { recursive: true, force: true });
  const pact = new PactV3({ consumer: "page", provider: "feed", dir: "pacts", logLevel: "error" });
  pact
    .uponReceiving("prices")
    .withRequest({ method: "GET", path: "/prices" })
    .willRespondWith({ status: 200, headers, body });
  return await pact.executeTest(async ({ url }) => (await fetch(`${url}/prices`)).text());
}
/** Whether a feed that answers so keeps the contract. */
async function keeps(answer) {
  const feed = createServer((_, response) => response.writeHead(200, headers).end(answer));
  await new Promise((resolve) => feed.listen(0, "127.0.0.1", resolve));
  const providerBaseUrl = `http://127.0.0.1:${feed.address().port}`;
  const pactUrls = [realpathSync("pacts/page-feed.json")];
  const verifier = new Verifier({ provider: "feed", providerBaseUrl, pactUrls, logLevel: "error" });
  try {
    await verifier.verifyProvider();
    return true;
  } catch {
    return false;
  } finally {
    feed.close();
  }
}
/** What a contract refuses of some answers. */
async function refused(body, ...answers) {
  const served = await agree(body);
  const no = [];
  for (const answer of answers) if (!(await keeps(answer))) no.push(answer);
  return { served, no };
}

const prices = ['{"price":2.5}', '{"price":2}', '{"price":2.0}', '{"price":10}'];
const even = ['{"price":2}', '{"price":10}'];
const byDecimal = await refused({ price: decimal(2.5) }, ...prices);
const byEven = await refused({ price: decimal(2.0) }, ...prices);
const byNumber = await refused({ price: number(2.5) }, ...prices, '{"price":null}');
const cents = ['{"cents":300}', '{"cents":300.0}'];
const byInteger = await refused({ cents: integer(250) }, ...cents);
const entries = ['{"price":[1,2,0]}', '{"price":[1,2]}', '{"price":[1,2,0,7]}', '{"price":[1,2,1.5]}'];
const byLike = await refused({ price: like([1, 1.5, 0]) }, ...entries);
const lists = ['{"prices":[1.5]}', '{"prices":[]}'];
const byEach = await refused({ prices: eachLike(1.5) }, ...lists);

see("refused by decimal(2.5)", byDecimal, { served: '{"price":2.5}', no: even });
see("refused by decimal(2.0)", byEven, { served: '{"price":2}', no: even });
see("refused by number(2.5)", byNumber, { served: '{"price":2.5}', no: ['{"price":null}'] });
see("refused by integer(250)", byInteger, { served: '{"cents":250}', no: ['{"cents":300.0}'] });
see("refused by like([1, 1.5, 0])", byLike, { served: '{"price":[1,1.5,0]}', no: [] });
see("refused by eachLike(1.5)", byEach, { served: '{"prices":[1.5]}', no: ['{"prices":[]}'] });
process.exit();
PROGRAM
# The verifier writes a report of its own between; its usage is not to be counted.
PACT_DO_NOT_TRACK=true node run.mjs 2>/dev/null | grep -E '^(as found|CHANGED|  +found before)'
