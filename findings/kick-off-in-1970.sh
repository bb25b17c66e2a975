#!/usr/bin/env bash
# Kick-offs and prices in CBOR, written by one package and read by another.
#
# One would guess: CBOR is one format, so that a time and a decimal, for which it has tags of their own, are what they
#   were, or at least raise an error; a whole number below 2^53 is a number.
# What they do: the tag for a time holds seconds. cbor-sync reads them as milliseconds: a kick-off that cbor-x or cbor2
#   has written is in January 1970. cbor-js writes each Date as an empty object and reads a tagged time as a bare number
#   of seconds, which a page that has milliseconds everywhere takes for 1970 too. Of milliseconds, as feeds have them,
#   cbor-x makes a bigint, whoever wrote them as a whole number, so that new Date and JSON.stringify raise an error;
#   what it wrote itself it reads as a number. 1.85 as a decimal fraction is the list -2, 185 in cbor-js and cbor-sync,
#   an object in cbor-redux, cbor2 and tiny-cbor, 1.85 in cbor-x, and an error in cborg. tiny-cbor can't read 1.5, where
#   cbor2 or cborg has written it in two bytes.
# Versions: cbor-js 0.1.0, cbor-sync 1.0.4, cbor-redux 1.0.0, cbor-x 1.6.8, cbor2 2.3.0, cborg 6.1.5,
#   @levischuck/tiny-cbor 0.3.6.
# Source: RFC 8949, 3.4.2 (tag 1: seconds since 1970) and 3.4.4 (tag 4: decimal fractions); run, 30 November 2026.
# Where a sportsbook's page meets it: feeds that push in CBOR, whose two ends are not by one package. A match begins in
#   1970, and is thus over, a price is a list, and a list of matches raises an error where it is kept. Send times as
#   texts and prices as whole cents, and test with what the other end has written.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  cbor-js@0.1.0 \
  cbor-sync@1.0.4 \
  cbor-redux@1.0.0 \
  cbor-x@1.6.8 \
  cbor2@2.3.0 \
  cborg@6.1.5 \
  @levischuck/tiny-cbor@0.3.6
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
import { decodeCBOR, encodeCBOR } from "@levischuck/tiny-cbor";
import { decode as readRedux, encode as writeRedux } from "cbor-redux";
import { decode as readX, encode as writeX } from "cbor-x";
import { decode as read2, encode as write2 } from "cbor2";
import { decode as readG, encode as writeG } from "cborg";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const js = require("cbor-js");
const sync = require("cbor-sync");
const buffer = (bytes) => Uint8Array.from(bytes).buffer;
const packages = {
  "cbor-js": [js.encode, (bytes) => js.decode(buffer(bytes))],
  "cbor-sync": [sync.encode, (bytes) => sync.decode(Buffer.from(bytes))],
  "cbor-redux": [writeRedux, (bytes) => readRedux(buffer(bytes))],
  "cbor-x": [writeX, (bytes) => readX(Buffer.from(bytes))],
  cbor2: [write2, (bytes) => read2(Uint8Array.from(bytes))],
  cborg: [writeG, (bytes) => readG(Uint8Array.from(bytes))],
  "tiny-cbor": [encodeCBOR, (bytes) => decodeCBOR(Uint8Array.from(bytes))],
};
const names = Object.keys(packages);
/** A value with its type, or the error. */
function told(read, bytes) {
  try {
    const value = read(bytes);
    if (value instanceof Date) return value.toISOString();
    return typeof value === "bigint" ? `${value}n` : JSON.stringify(value);
  } catch {
    return "error";
  }
}
const written = (name, value) => new Uint8Array(packages[name][0](value));
/** What each package reads, the names of those that read the same together. */
function readBy(bytes) {
  const made = {};
  for (const name of names) (made[told(packages[name][1], bytes)] ??= []).push(name);
  return made;
}
const kickOff = new Date("2026-11-28T19:45:00Z");
const time = {
  1795895100: ["cbor-js"],
  "1970-01-21T18:51:35.100Z": ["cbor-sync"],
  '{"value":1795895100,"tag":1}': ["cbor-redux"],
  "2026-11-28T19:45:00.000Z": ["cbor-x", "cbor2"],
  error: ["cborg"],
  '{"tagId":1,"tagValue":1795895100}': ["tiny-cbor"],
};
for (const name of ["cbor-x", "cbor2"]) see(`a Date by ${name}`, readBy(written(name, kickOff)), time);
see("a Date by cbor-js", readBy(written("cbor-js", kickOff)), { "{}": names });

const others = names.filter((name) => name !== "cbor-x");
const milliseconds = (name) => written(name, kickOff.getTime());
see("milliseconds by cbor2", readBy(milliseconds("cbor2")), { 1795895100000: others, "1795895100000n": ["cbor-x"] });
see("milliseconds by cbor-x", readBy(milliseconds("cbor-x")), { 1795895100000: names });
see("who writes them so that cbor-x has a bigint", names.filter((name) => typeof readX(Buffer.from(milliseconds(name))) === "bigint"), others);

const asList = { "[-2,185]": ["cbor-js", "cbor-sync"] };
const asObject = { '{"value":[-2,185],"tag":4}': ["cbor-redux"], 1.85: ["cbor-x"], '{"tag":4,"contents":[-2,185]}': ["cbor2"] };
see("1.85 as a decimal fraction", readBy(Buffer.from("c4822118b9", "hex")), { ...asList, ...asObject, error: ["cborg"], '{"tagId":4,"tagValue":[-2,185]}': ["tiny-cbor"] });
for (const name of ["cbor2", "cborg"]) see(`1.5 by ${name}`, readBy(written(name, 1.5)), { 1.5: names.filter((other) => other !== "tiny-cbor"), error: ["tiny-cbor"] });
see("1.5 by cbor-x", readBy(written("cbor-x", 1.5)), { 1.5: names });
PROGRAM
node run.mjs
