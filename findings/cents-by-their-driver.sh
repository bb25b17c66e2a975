#!/usr/bin/env bash
# Cents, counts and ids of one table, read by the driver of the tests and by the one of the servers.
#
# One would guess: a column has one type in a program, whatever its rows have in them; and the same statement
#   gives PGlite, which tests run on, and Postgres's usual drivers the same kinds of values.
# What it does: PGlite reads a bigint as a number where it is small and as a BigInt where it is beyond 2^53, row
#   by row: an id of 17 digits is the one that JSON.stringify throws for, and that is never === to a number.
#   postgres.js and pg give text for each. count(*) is 2 in PGlite and "2" in both others, sum() of a bigint
#   column is text in all of them and sum() of an integer column 500 or "500". pg reads numeric as text and a
#   list of numeric as numbers, [1.5,2]; the others as texts. A date is a midnight in UTC, and with pg one of
#   the machine: in Brussels 28 November is 2026-11-27T23:00Z. drizzle-orm's execute() and sql`` change dates,
#   and none of the rest.
# Versions: @electric-sql/pglite 0.5.14, and by @electric-sql/pglite-socket 0.2.17 the same database to postgres
#   3.4.9 and pg 8.23.1; drizzle-orm 0.45.4.
# Source: run; PGlite's page on its API (parsers), postgres.js's README ("BigInt"), node-pg-types.
# Where a sportsbook's page meets it: balances are sums, limits are counts, ids of feeds are long. `count + 1`
#   is 3 in a test and "21" on the server. Convert in the statement (::text, ::int), or in one reader for both.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @electric-sql/pglite@0.5.14 \
  @electric-sql/pglite-socket@0.2.17 \
  postgres@3.4.9 \
  pg@8.23.1 \
  drizzle-orm@0.45.4
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
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePGlite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { once } from "node:events";
import { createServer } from "node:net";
import pg from "pg";
import postgres from "postgres";
import { see } from "./see.mjs";

process.env.TZ = "Europe/Brussels";
const free = createServer().listen(0, "127.0.0.1");
await once(free, "listening");
const { port } = free.address();
await new Promise((resolve) => free.close(resolve));

const database = await PGlite.create();
await database.exec(`
  create table bet (id bigint, cents bigint, coins int, prices numeric[], day date);
  insert into bet values (17, 250, 250, '{1.50,2.00}', '2026-11-28'), (9007199254740993, 250, 250, null, null);
`);
const server = new PGLiteSocketServer({ db: database, port, host: "127.0.0.1" });
await server.start();

const rows = "select id, prices, day from bet order by id";
const totals = "select count(*) as bets, sum(cents) as cents, sum(coins) as coins from bet";
const byPostgres = postgres({ host: "127.0.0.1", port, user: "postgres", database: "postgres", max: 1 });
const read = {};
read.pglite = [(await database.query(rows)).rows, (await database.query(totals)).rows];
read.drizzlePGlite = [(await drizzlePGlite(database).execute(sql.raw(rows))).rows, (await drizzlePGlite(database).execute(sql.raw(totals))).rows];
read.postgres = [await byPostgres.unsafe(rows), await byPostgres.unsafe(totals)];
const another = drizzlePostgres(byPostgres);
read.drizzlePostgres = [await another.execute(sql.raw(rows)), await another.execute(sql.raw(totals))];
await byPostgres.end();
const byPg = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
await byPg.connect();
read.pg = [(await byPg.query(rows)).rows, (await byPg.query(totals)).rows];
await byPg.end();

const written = (value) => (typeof value === "bigint" ? `${value}n` : value);
function seen(driver) {
  const [[small, large], [total]] = read[driver];
  const ids = [small, large].map(({ id }) => written(id));
  return { ids, bets: total.bets, cents: total.cents, coins: total.coins, prices: small.prices, day: small.day };
}
const texts = { ids: ["17", "9007199254740993"], bets: "2", cents: "500", coins: "500" };
const mixed = { ids: [17, "9007199254740993n"], bets: 2, cents: "500", coins: 500 };
const midnight = "2026-11-28T00:00:00.000Z";
see("PGlite", seen("pglite"), { ...mixed, prices: ["1.50", "2.00"], day: midnight });
see("postgres.js", seen("postgres"), { ...texts, prices: ["1.50", "2.00"], day: midnight });
see("pg, in Brussels", seen("pg"), { ...texts, prices: [1.5, 2], day: "2026-11-27T23:00:00.000Z" });
see("drizzle-orm with PGlite", seen("drizzlePGlite"), { ...mixed, prices: "{1.50,2.00}", day: "2026-11-28" });
see("drizzle-orm with postgres.js", seen("drizzlePostgres"), { ...texts, prices: "{1.50,2.00}", day: "2026-11-28" });
const { bets: tested } = seen("pglite");
const { bets: served } = seen("postgres");
see("one bet more", [tested + 1, served + 1], [3, "21"]);
process.exit();
PROGRAM
node run.mjs
