#!/usr/bin/env bash
# Outcomes that are kept in the browser, listed by their price: one is suspended and has none, one has a starting price.
#
# One would guess: a list that is ordered by price has all outcomes, those without a price first or last; "below 2" has
#   those that have a price below 2, and "not 2.10" all the others.
# What they do: ordered by an index of dexie the list has three of five, and its count says three: an outcome whose
#   price is null, or not there, is in no index. So it is with notEqual(2.1), which leaves the suspended ones out, and
#   above(1) has "SP", since a text is above each number; sortBy lists all. where("isLive").equals(true) raises an
#   error, since true is no key. pouchdb-find's $lt: 2 has the suspended one, and its $gt: 1 "SP"; nedb's $lt: 2 has
#   neither, and its order lists all.
# Versions: dexie 4.4.7, fake-indexeddb 6.2.8, pouchdb-core, pouchdb-find and pouchdb-adapter-memory 9.0.0,
#   @seald-io/nedb 4.1.2.
# Source: Indexed Database API 3.0 (a value that is no valid key, as null and true are, gets no entry in an index;
#   a text is above a number); CouchDB's collation (null before numbers); run.
# Where a sportsbook's page meets it: favourites and slips that are kept for a page without a line. A suspended outcome
#   disappears from the list of its slip, and the count of selections is too low. Order in memory, or keep a key beside
#   the price that is always a number.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  dexie@4.4.7 \
  fake-indexeddb@6.2.8 \
  pouchdb-core@9.0.0 \
  pouchdb-find@9.0.0 \
  pouchdb-adapter-memory@9.0.0 \
  @seald-io/nedb@4.1.2
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
import "fake-indexeddb/auto";
import { createRequire } from "node:module";
import Dexie from "dexie";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Nedb = require("@seald-io/nedb");
const PouchDB = require("pouchdb-core").plugin(require("pouchdb-adapter-memory")).plugin(require("pouchdb-find"));

const outcomes = [
  { id: 1, name: "Genk", price: 1.85, isLive: true },
  { id: 2, name: "draw (suspended)", price: null, isLive: true },
  { id: 3, name: "Gent", price: 2.1, isLive: true },
  { id: 4, name: "Lier (no price)", isLive: true },
  { id: 5, name: "Mons (SP)", price: "SP", isLive: true },
];
const names = (list) => list.map(({ name }) => name.split(" ")[0]).join(" ");

const db = new Dexie("odds");
db.version(1).stores({ outcomes: "id, price, isLive" });
await db.outcomes.bulkPut(outcomes);
see("dexie, all, and ordered by price", [await db.outcomes.count(), await db.outcomes.orderBy("price").count()], [5, 3]);
see("dexie, ordered by price", names(await db.outcomes.orderBy("price").toArray()), "Genk Gent Mons");
see("dexie, sortBy", names(await db.outcomes.toCollection().sortBy("price")), "Genk draw Gent Lier Mons");
see("dexie, not 2.10", names(await db.outcomes.where("price").notEqual(2.1).toArray()), "Genk Mons");
see("dexie, above 1", names(await db.outcomes.where("price").above(1).toArray()), "Genk Gent Mons");
const live = await db.outcomes.where("isLive").equals(true).toArray().catch((error) => error.name);
see("dexie, live", live, "DataError");

const pouch = new PouchDB("odds", { adapter: "memory" });
await pouch.bulkDocs(outcomes.map((outcome) => ({ ...outcome, _id: String(outcome.id) })));
const found = async (price) => names((await pouch.find({ selector: { price } })).docs);
see("pouchdb-find, below 2", await found({ $lt: 2 }), "Genk draw");
see("pouchdb-find, above 1", await found({ $gt: 1 }), "Genk Gent Mons");

const nedb = new Nedb();
await nedb.insertAsync(outcomes);
see("nedb, below 2", names(await nedb.findAsync({ price: { $lt: 2 } })), "Genk");
see("nedb, ordered by price", names(await nedb.findAsync({}).sort({ price: 1 })), "Lier draw Genk Gent Mons");
process.exit();
PROGRAM
node run.mjs
