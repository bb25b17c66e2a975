#!/usr/bin/env bash
# What a cookie keeps as a text: the number of an affiliate, a chosen price, a version of the terms.
#
# One would guess: a text that is set is the text that is got, in each package for cookies, since a cookie has texts
#   alone.
# What they do: universal-cookie (which is react-cookie's) and cookie-universal read each text that is JSON as JSON:
#   affiliate 1234567890123456789 comes back as the number 1234567890123456800, the price 1.50 as 1.5, version 2.10 of
#   the terms as 2.1, a voucher 1e3 as 1000, "true" as true and "null" as null; 0042 stays, since JSON has no such
#   number, so that one list of vouchers is numbers and texts. vue-cookies does so only to what begins with a brace or
#   a bracket. js-cookie, cookies-next, tiny-cookie, typescript-cookie and nookies give each text back.
# Versions: universal-cookie 8.1.2, cookie-universal 2.2.2, vue-cookies 1.8.6, js-cookie 3.0.8, cookies-next 6.1.1,
#   tiny-cookie 2.5.1, typescript-cookie 1.0.6, nookies 2.5.2.
# Source: the READMEs of universal-cookie (doNotParse) and cookie-universal (parseJSON), both parsing by default; run.
# Where a sportsbook's page meets it: the affiliate whose visitor registers (another one is paid), the accepted version
#   of the terms (2.1 for 2.10), a token that is compared by ===. Parse nothing: doNotParse: true, parseJSON: false.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  universal-cookie@8.1.2 \
  cookie-universal@2.2.2 \
  vue-cookies@1.8.6 \
  js-cookie@3.0.8 \
  cookies-next@6.1.1 \
  tiny-cookie@2.5.1 \
  typescript-cookie@1.0.6 \
  nookies@2.5.2
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

/** A document whose cookies are kept here: names and values alone. */
const kept = new Map();
globalThis.window = globalThis;
globalThis.location = { protocol: "https:" };
globalThis.document = {
  get cookie() {
    return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
  },
  set cookie(text) {
    const [pair] = text.split(";");
    kept.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  },
};
const require = createRequire(import.meta.url);
const { default: UniversalCookie } = await import("universal-cookie");
const cookieUniversal = require("cookie-universal");
const vueCookies = require("vue-cookies");
const jsCookie = require("js-cookie");
const cookiesNext = await import("cookies-next/client");
const tinyCookie = await import("tiny-cookie");
const typescriptCookie = await import("typescript-cookie");
const nookies = require("nookies");

const packages = {
  "universal-cookie": [(name, text) => new UniversalCookie().set(name, text), (name) => new UniversalCookie().get(name)],
  "universal-cookie, doNotParse": [
    (name, text) => new UniversalCookie().set(name, text),
    (name) => new UniversalCookie().get(name, { doNotParse: true }),
  ],
  "cookie-universal": [(name, text) => cookieUniversal().set(name, text), (name) => cookieUniversal().get(name)],
  "vue-cookies": [(name, text) => vueCookies.set(name, text), (name) => vueCookies.get(name)],
  "js-cookie": [(name, text) => jsCookie.set(name, text), (name) => jsCookie.get(name)],
  "cookies-next": [(name, text) => cookiesNext.setCookie(name, text), (name) => cookiesNext.getCookie(name)],
  "tiny-cookie": [(name, text) => tinyCookie.set(name, text), (name) => tinyCookie.get(name)],
  "typescript-cookie": [typescriptCookie.setCookie, typescriptCookie.getCookie],
  nookies: [(name, text) => nookies.setCookie(null, name, text), (name) => nookies.parseCookies()[name]],
};
const texts = ["0042", "1234567890123456789", "1.50", "2.10", "1e3", "true", "null", "10/11", "[1,2]"];
const parsed = ["0042", 1234567890123456800, 1.5, 2.1, 1000, true, null, "10/11", [1, 2]];
const found = { "universal-cookie": parsed, "cookie-universal": parsed, "vue-cookies": [...texts.slice(0, -1), [1, 2]] };
for (const [name, [set, get]] of Object.entries(packages)) {
  kept.clear();
  for (const [at, text] of texts.entries()) set(`text${at}`, text);
  see(name, texts.map((_, at) => get(`text${at}`)), found[name] ?? texts);
}
PROGRAM
node run.mjs
