#!/usr/bin/env bash
# A handicap that is typed into a search field as it stands in the market: "Genk -1.5".
#
# One would guess: the outcome of that name is found, before all others; a sign is a sign like others, or left out.
# What they do: lunr, uFuzzy and PostgreSQL's websearch_to_tsquery have a minus before a word for "without". lunr and uFuzzy
#   find other outcomes of Genk and not that one, and what has +1.5 goes with it. PostgreSQL asks for 'genk' & !'1.5',
#   while its index keeps the sign of -1.5: each outcome of Genk is found, and none before the others. "Genk +1.5" finds
#   both signs, in lunr the minus first. "Genk 1:0" raises an error in lunr: what stands before a colon is a field.
# Versions: lunr 2.3.9, @leeoniya/ufuzzy 1.0.19, @electric-sql/pglite 0.5.14.
# Source: run; lunr's guide "Searching" ("Term Presence", "Fields"); uFuzzy's README ("fruit -green -melon"); PostgreSQL,
#   12.3.2, websearch_to_tsquery.
# Where a sportsbook's page meets it: the search of events and outcomes. The one outcome that was typed in full is the one
#   that is not shown. Take the signs out of what is typed before it is a query, and compare them afterwards.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  lunr@2.3.9 \
  @leeoniya/ufuzzy@1.0.19 \
  @electric-sql/pglite@0.5.14
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
import { PGlite } from "@electric-sql/pglite";
import UFuzzy from "@leeoniya/ufuzzy";
import { see } from "./see.mjs";

const lunr = createRequire(import.meta.url)("lunr");
const names = ["Genk -1.5", "Genk +1.5", "Genk -2.5", "Genk to win", "Gent -1.5"];

const index = lunr(function () {
  this.ref("name");
  this.field("name");
  for (const name of names) this.add({ name });
});
/** The names found, best first; or the error's message. */
function byLunr(text) {
  try {
    return index.search(text).map(({ ref }) => ref);
  } catch ({ message }) {
    return message;
  }
}
see("Genk -1.5, lunr", byLunr("Genk -1.5"), ["Genk -2.5", "Genk to win"]);
see("Genk +1.5, lunr", byLunr("Genk +1.5"), ["Genk -1.5", "Genk +1.5", "Gent -1.5"]);
see("Genk 1:0, lunr", byLunr("Genk 1:0"), "unrecognised field '1', possible fields: 'name'");

const fuzzy = new UFuzzy();
const byFuzzy = (text) => (fuzzy.search(names, text)[0] ?? []).map((position) => names[position]);
see("Genk -1.5, uFuzzy", byFuzzy("Genk -1.5"), ["Genk -2.5"]);
see("Genk +1.5, uFuzzy", byFuzzy("Genk +1.5"), ["Genk -1.5", "Genk +1.5"]);

const database = new PGlite();
async function byPostgres(text) {
  const query = "select websearch_to_tsquery('simple', $1)::text as query";
  const { rows } = await database.query(query, [text]);
  return rows[0].query;
}
see("Genk -1.5, websearch_to_tsquery", await byPostgres("Genk -1.5"), "'genk' & !'1.5'");
const found = await database.query(
  `select name from unnest($1::text[]) as name
   where to_tsvector('simple', name) @@ websearch_to_tsquery('simple', $2)`,
  [names, "Genk -1.5"],
);
see("what it finds", found.rows.map(({ name }) => name), names.slice(0, 4));
await database.close();
PROGRAM
node run.mjs
