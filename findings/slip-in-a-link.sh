#!/usr/bin/env bash
# A bet slip that is shared as a link, by what writes JSON for addresses.
#
# One would guess: what is "URL-safe" or "for URLs" can be put behind ?slip= as it is, read with URLSearchParams, and is
#   the same slip; a plus, an ampersand and an accent are what is tried first.
# What they do: with jsonpack ("usable directly in URLs"), jsoncrush and rison-node "Genk +1.5" is read as "Genk  1.5":
#   the handicap has lost its sign. @jsonurl/jsonurl has " 1.5" of "+1.5", and an error for each name with a space or an
#   accent, since it decodes what is decoded. "Brighton & Hove" is an error in four. urlon parts its entries by
#   ampersands, so that a slip begins and ends with its first entry, { stake: 5 }, without an error. rison-node gives
#   the keys in another order. jsurl and jsurl2 are right. zipson, which packs for the store, makes 1.851 of 1.8512 and
#   0 of a chance of 0.0000001; with its option for the whole precision, which its README names, the latter is 1.
# Versions: jsonpack 2.0.0, jsoncrush 1.1.8, rison-node 2.1.1, @jsonurl/jsonurl 1.1.8, urlon 3.1.0, zipson 0.2.12;
#   right: jsurl 0.1.5, jsurl2 2.2.0.
# Source: the packages' READMEs ("Produces compact ASCII output usable directly in URLs", "a url-friendly string"); run,
#   30 November 2026.
# Where a sportsbook's page meets it: slips that are shared, and drafts in an address. The one who opens the link backs
#   the other line, or a slip without bets. Encode what was made once more, as for any text, and read back what was
#   written before the link is shown.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  jsonpack@2.0.0 \
  jsoncrush@1.1.8 \
  rison-node@2.1.1 \
  @jsonurl/jsonurl@1.1.8 \
  urlon@3.1.0 \
  zipson@0.2.12 \
  jsurl@0.1.5 \
  jsurl2@2.2.0
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
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const jsonCrush = require("jsoncrush");
const { crush, uncrush } = jsonCrush.default ?? jsonCrush;
const urlon = require("urlon");
const jsurl2 = require("jsurl2");
const jsonUrl = require("@jsonurl/jsonurl");
const packages = {
  jsonpack: [require("jsonpack").pack, require("jsonpack").unpack],
  jsoncrush: [(slip) => crush(JSON.stringify(slip)), (text) => JSON.parse(uncrush(text))],
  "rison-node": [require("rison-node").encode, require("rison-node").decode],
  "@jsonurl/jsonurl": [(slip) => jsonUrl.stringify(slip), (text) => jsonUrl.parse(text)],
  urlon: [(slip) => urlon.stringify(slip), (text) => urlon.parse(text)],
  jsurl: [require("jsurl").stringify, require("jsurl").parse],
  jsurl2: [(slip) => jsurl2.stringify(slip), (text) => jsurl2.parse(text)],
};
/** What is read of a link to it, the names of the packages that read the same together. */
function shared(slip) {
  const made = {};
  const { error, log } = console;
  console.error = console.log = () => {};
  for (const [name, [write, read]] of Object.entries(packages)) {
    let seen;
    try {
      seen = read(new URL(`https://betting.example/?slip=${write(slip)}`).searchParams.get("slip"));
    } catch {
      seen = "error";
    }
    (made[JSON.stringify(seen)] ??= []).push(name);
  }
  Object.assign(console, { error, log });
  return made;
}
const slip = (name) => ({ bets: [{ name }], stake: 5 });
const without = (...others) => Object.keys(packages).filter((name) => !others.includes(name));
const text = (name) => JSON.stringify(slip(name));
const cut = '{"bets":[{"name":"NAME"}]}';

see("Genk", shared(slip("Genk")), { [text("Genk")]: without("urlon"), [cut.replace("NAME", "Genk")]: ["urlon"] });
see("Genk -1.5", shared(slip("Genk -1.5")), {
  [text("Genk -1.5")]: without("@jsonurl/jsonurl", "urlon"),
  '"error"': ["@jsonurl/jsonurl"],
  [cut.replace("NAME", "Genk -1.5")]: ["urlon"],
});
see("Genk +1.5", shared(slip("Genk +1.5")), {
  [text("Genk  1.5")]: ["jsonpack", "jsoncrush", "rison-node"],
  '"error"': ["@jsonurl/jsonurl"],
  [cut.replace("NAME", "Genk  1.5")]: ["urlon"],
  [text("Genk +1.5")]: ["jsurl", "jsurl2"],
});
see("+1.5, @jsonurl/jsonurl", jsonUrl.parse(new URLSearchParams(`slip=${jsonUrl.stringify(["+1.5"])}`).get("slip")), [" 1.5"]);
see("Brighton & Hove", shared(slip("Brighton & Hove")), {
  '"error"': ["jsonpack", "jsoncrush", "rison-node", "@jsonurl/jsonurl"],
  [cut.replace("NAME", "Brighton ;")]: ["urlon"],
  [text("Brighton & Hove")]: ["jsurl", "jsurl2"],
});
see("Liège", shared(slip("Liège")), {
  [text("Liège")]: without("@jsonurl/jsonurl", "urlon"),
  '"error"': ["@jsonurl/jsonurl"],
  [cut.replace("NAME", "Liège")]: ["urlon"],
});
see("the stake first", shared({ stake: 5, bets: [{ name: "Genk" }] }), {
  '{"stake":5,"bets":[{"name":"Genk"}]}': without("rison-node", "urlon"),
  [text("Genk")]: ["rison-node"],
  '{"stake":5}': ["urlon"],
});
const zipson = require("zipson");
const kept = (prices, options) => zipson.parse(zipson.stringify(prices, options));
see("1.8512 and 0.0000001, zipson", kept([1.8512, 1e-7]), [1.851, 0]);
see("with the whole precision", kept([1.8512, 1e-7], { fullPrecisionFloats: true }), [1.8512, 1]);
PROGRAM
node run.mjs
