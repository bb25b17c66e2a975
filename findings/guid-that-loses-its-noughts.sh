#!/usr/bin/env bash
# Matches and prices in an RSS feed: a number that is a name, and a day that is not given.
#
# One would guess: what is in a title or a guid is text; RSS 2.0 calls a guid a string; an item without a pubDate
#   has no date. Five readers of feeds do it so, one of them is beside the two here.
# What they do: @extractus/feed-extractor and rss-to-json read what looks like a number as one, also where it is a
#   string again in the end: the guid 0042 is 42, as 42 is, the price 1.50 is 1.5, 007 is 7, 1e3 is 1000, 0x10 is 16.
#   +1,5 and 2 - 1 stay as they are, and so does an id of 20 digits. rss-to-json says true for the title "true", and
#   has the moment of its reading for an item without a date, which the other one leaves empty.
# Versions: @extractus/feed-extractor 8.0.3, rss-to-json 2.1.1, feedsmith 3.0.1.
# Source: RSS 2.0 (guid: "a string that uniquely identifies the item"); feed-extractor's README (the parser's options);
#   run.
# Where a sportsbook's page meets it: results and fixtures of a federation, news beside a match. Two matches are one,
#   what has been shown is shown as new, and an old item without a date is the newest with each reading.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @extractus/feed-extractor@8.0.3 \
  rss-to-json@2.1.1 \
  feedsmith@3.0.1
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
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extractFromXml } from "@extractus/feed-extractor";
import { parseRssFeed } from "feedsmith";
import { see } from "./see.mjs";

const { parse } = createRequire(import.meta.url)("rss-to-json");
const names = ["0042", "42", "1.50", "007", "1e3", "0x10", "true", "+1,5", "2 - 1", "12345678901234567890"];
const items = names.map((name) => `<item><title>${name}</title><guid isPermaLink="false">${name}</guid><pubDate>Sat, 28 Nov 2026 20:45:00 +0100</pubDate></item>`);
const undated = '<item><title>Genk</title><guid isPermaLink="false">undated</guid></item>';
const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Results</title><link>https://book.example/</link><description>Football</description>${items.join("")}${undated}</channel></rss>`;

/** The package takes addresses alone. */
async function readFromServer() {
  const server = createServer((_, answer) => answer.setHeader("content-type", "application/rss+xml").end(feed)).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return (await parse(`http://127.0.0.1:${server.address().port}/`)).items;
  } finally {
    server.close();
  }
}
const started = Date.now();
const read = {
  feedsmith: parseRssFeed(feed).items.map(({ title, guid, pubDate }) => [title, guid.value, pubDate ?? null]),
  "@extractus/feed-extractor": extractFromXml(feed).entries.map(({ title, id, published }) => [title, id, published]),
  "rss-to-json": (await readFromServer()).map(({ title, id, published }) => [title, id, published]),
};
const long = names.slice(7);
see("feedsmith, titles", read.feedsmith.slice(0, 10).map(([title]) => title), names);
see("feed-extractor, titles", read["@extractus/feed-extractor"].slice(0, 10).map(([title]) => title), ["42", "42", "1.5", "7", "1000", "16", "true", ...long]);
see("rss-to-json, titles", read["rss-to-json"].slice(0, 10).map(([title]) => title), [42, 42, 1.5, 7, 1000, 16, true, ...long]);
see("guids of 0042 and 42", Object.values(read).map(([[, first], [, second]]) => [first, second]), [["0042", "42"], ["42", "42"], [42, 42]]);
see("an item without a date", Object.values(read).map((all) => (typeof all[10][2] === "number" ? all[10][2] >= started : all[10][2])), [null, "", true]);
PROGRAM
node run.mjs
