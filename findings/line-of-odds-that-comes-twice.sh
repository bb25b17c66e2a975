#!/usr/bin/env bash
# Odds as lines of JSON, one message a line, by what reads such streams.
#
# One would guess: how the bytes are cut on their way changes nothing: a line is given once, when its end has come; an é
#   that is cut in two is one é; an empty line, with which exchanges keep a line open, is passed over, whether it ends
#   in LF or CRLF.
# What they do: json-stream tries a line before it has ended, and keeps it: where a piece ends before its line end, or
#   between CR and LF, the message is given twice, and a price of 1.85 that is cut is 1.8 and 1.85.
#   ndjson-readablestream has 1.8 and 5 of it. jsonlines and ldjson-stream make two question marks of an é that is cut.
#   An empty line ends it-ndjson, iterable-ndjson and, where it ends in CRLF, jsonlines with "Unexpected end of JSON
#   input". can-ndjson-stream and fetch-ndjson have all of it right.
# Versions: json-stream 1.0.0, ndjson-readablestream 1.4.0, jsonlines 0.1.1, ldjson-stream 1.2.1, it-ndjson 2.0.0,
#   iterable-ndjson 1.1.0; right: can-ndjson-stream 1.0.2, fetch-ndjson 1.2.0.
# Source: run, 30 November 2026; the packages' READMEs name none of it.
# Where a sportsbook's page meets it: deltas and bets by a stream of lines, as exchanges send them. A change is applied
#   twice, a match is looked for under "Li??ge", and the line ends at the first heartbeat, all by where the network
#   cuts. Test with each cut of one message, number the messages, and drop what was had.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  json-stream@1.0.0 \
  ndjson-readablestream@1.4.0 \
  jsonlines@0.1.1 \
  ldjson-stream@1.2.1 \
  it-ndjson@2.0.0 \
  iterable-ndjson@1.1.0 \
  can-ndjson-stream@1.0.2 \
  fetch-ndjson@1.2.0
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
import { Readable } from "node:stream";
import { createRequire } from "node:module";
import { parse as itNdjson } from "it-ndjson";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const asWeb = (pieces) => Readable.toWeb(Readable.from(pieces));
/** What a parser of the older kind of stream gives, then its error. */
async function* through(pieces, parser) {
  const all = [];
  const ended = new Promise((resolve, reject) => parser.on("data", (message) => all.push(message)).on("error", reject).on("end", resolve));
  Readable.from(pieces).pipe(parser);
  const error = await ended.catch((reason) => reason);
  yield* all;
  if (error) throw error;
}
async function* each(pieces) {
  yield* pieces;
}
const packages = {
  "json-stream": (pieces) => through(pieces, new (require("json-stream"))()),
  "ndjson-readablestream": (pieces) => require("ndjson-readablestream")(asWeb(pieces)),
  jsonlines: (pieces) => through(pieces, require("jsonlines").parse()),
  "ldjson-stream": (pieces) => through(pieces, require("ldjson-stream").parse()),
  "it-ndjson": (pieces) => itNdjson(each(pieces)),
  "iterable-ndjson": (pieces) => require("iterable-ndjson").parse(each(pieces)),
  "can-ndjson-stream": (pieces) => require("can-ndjson-stream")(asWeb(pieces)),
  "fetch-ndjson": (pieces) => require("fetch-ndjson").default(asWeb(pieces).getReader()),
};
/** The messages of a stream in pieces, the last of them an error's text. */
async function messages(name, pieces) {
  const all = [];
  try {
    for await (const message of packages[name](pieces.map((piece) => Buffer.from(piece, "latin1")))) all.push(message);
  } catch ({ message }) {
    all.push(message);
  }
  return all;
}
/** What each package makes of it, the names of those that make the same together. */
async function byPackage(pieces) {
  const made = {};
  for (const name of Object.keys(packages)) (made[JSON.stringify(await messages(name, pieces))] ??= []).push(name);
  return made;
}
const names = Object.keys(packages);
const without = (...others) => names.filter((name) => !others.includes(name));
const bytes = (text) => Buffer.from(text).toString("latin1");
const liege = bytes('{"match":"Liège"}\n');
const cut = liege.indexOf("\u00c3") + 1;

see("whole lines", await byPackage(['{"price":1.85}\n{"price":1.9}\n']), { '[{"price":1.85},{"price":1.9}]': names });
see("cut before the line end", await byPackage(['{"price":1.85}', '\n{"price":1.9}\n']), { '[{"price":1.85},{"price":1.85},{"price":1.9}]': ["json-stream"], '[{"price":1.85},{"price":1.9}]': without("json-stream") });
see("cut between CR and LF", await byPackage(['{"price":1.85}\r', '\n{"price":1.9}\r\n']), { '[{"price":1.85},{"price":1.85},{"price":1.9}]': ["json-stream"], '[{"price":1.85},{"price":1.9}]': without("json-stream") });
see("1.85 cut", await byPackage(["1.8", "5\n2\n"]), { "[1.8,1.85,2]": ["json-stream"], "[1.8,5,2]": ["ndjson-readablestream"], "[1.85,2]": without("json-stream", "ndjson-readablestream") });
see("é cut", await byPackage([liege.slice(0, cut), liege.slice(cut)]), { '[{"match":"Liège"}]': without("jsonlines", "ldjson-stream"), '[{"match":"Li\ufffd\ufffdge"}]': ["jsonlines", "ldjson-stream"] });
const ended = '[{"price":1.85},"Unexpected end of JSON input"]';
const goesOn = '[{"price":1.85},{"price":1.9}]';
see("an empty line", await byPackage(['{"price":1.85}\n\n{"price":1.9}\n']), { [goesOn]: without("it-ndjson", "iterable-ndjson"), [ended]: ["it-ndjson", "iterable-ndjson"] });
see("an empty line, CRLF", await byPackage(['{"price":1.85}\r\n\r\n{"price":1.9}\r\n']), { [goesOn]: without("jsonlines", "it-ndjson", "iterable-ndjson"), [ended]: ["jsonlines", "it-ndjson", "iterable-ndjson"] });
PROGRAM
node run.mjs
