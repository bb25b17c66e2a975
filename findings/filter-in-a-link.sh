#!/usr/bin/env bash
# A link to a filtered list of prices: from 1,50, on 28/11/2026, the second page, bet 0042.
#
# One would guess: a parser of numbers for the search of a link gives null to what is no number, as its documentation
#   has it of what cannot be parsed; and a parser that reads numbers leaves an id alone that a number cannot hold.
# What they do: nuqs reads what a text begins with: 1,50, as a Belgian writes it, is the price 1, 10/11 is 10, 12abc is
#   12; as a list 1,50 is the two prices 1 and 50; 28/11/2026 is the moment 28 ms after the beginning of 1970, and
#   2026-11-28T20:45 as a moment is 2.026 seconds after it; the first page, 1, is index 0, and 0 is index -1.
#   query-string's parseNumbers makes 42 of 0042, 1000 of 1e3, 16 of 0x10 and 1234567890123456800 of
#   1234567890123456789. serialize-query-params gives NaN for 1,50, and 2 March for 30 February.
# Versions: nuqs 2.10.2, query-string 10.0.0, serialize-query-params 2.0.4.
# Source: nuqs' documentation (parsers; null for an invalid query), ECMA-262 (parseFloat and parseInt stop at what they
#   do not know); the READMEs of query-string (parseNumbers) and serialize-query-params; run.
# Where a sportsbook's page meets it: links of affiliates and in mails, written by hand. From 1.00 instead of 1.50 the
#   list has each favourite in it, and the bet of a link is another one. Check the whole text by a pattern of one's own
#   before it is a number, and leave ids texts.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  nuqs@2.10.2 \
  query-string@10.0.0 \
  serialize-query-params@2.0.4
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
import { parseAsArrayOf, parseAsFloat, parseAsIndex, parseAsInteger, parseAsTimestamp } from "nuqs/server";
import queryString from "query-string";
import serialize from "serialize-query-params";
import { see } from "./see.mjs";

const { DateParam, NumberParam } = serialize;
see("nuqs, prices", ["1.50", "1,50", "10/11", "12abc", "abc"].map((text) => parseAsFloat.parse(text)), [1.5, 1, 10, 12, null]);
see("nuqs, a list of prices 1,50", parseAsArrayOf(parseAsFloat).parse("1,50"), [1, 50]);
see("nuqs, whole numbers", ["2.5", "1e3", "1 234"].map((text) => parseAsInteger.parse(text)), [2, 1, 1]);
see("nuqs, moments", ["28/11/2026", "2026-11-28T20:45"].map((text) => parseAsTimestamp.parse(text).toISOString()), [
  "1970-01-01T00:00:00.028Z",
  "1970-01-01T00:00:02.026Z",
]);
see("nuqs, pages 1 and 0", ["1", "0"].map((text) => parseAsIndex.parse(text)), [0, -1]);

const link = "bet=0042&long=1234567890123456789&voucher=1e3&code=0x10&line=1,5";
see("query-string", queryString.parse(link, { parseNumbers: true }), { bet: 42, code: 16, line: "1,5", long: 1234567890123456800, voucher: 1000 });
see("serialize-query-params, a price", String(NumberParam.decode("1,50")), "NaN");
see("serialize-query-params, 30 February", DateParam.decode("2026-02-30").toDateString(), "Mon Mar 02 2026");
PROGRAM
node run.mjs
