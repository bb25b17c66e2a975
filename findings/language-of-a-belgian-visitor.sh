#!/usr/bin/env bash
# The language of a first page for Belgian visitors, by what their browsers send; French, Dutch and English
#   exist.
#
# One would guess: of "nl-BE,fr;q=0.9" a visitor is given Dutch, of "fr-BE,en;q=0.9" French, and of a list that
#   begins with German the first language in it that there is. Packages agree on this: it is RFC 4647's lookup.
# What it does: i18next with supportedLngs (getBestMatchFromCodes, which i18next-http-middleware calls) looks
#   for an exact word in the whole list first: fr-BE before en is English, nl-BE before fr is French. accepts()
#   of Hono knows exact words alone: fr-BE and nl-BE are the default, English, at whatever weight; Hono's own
#   languageDetector is right. remix-i18next takes German before French for "neither", and falls back to
#   English, since it drops the weights and keeps the first that Intl knows. accept-language-parser is as
#   i18next, unless it is "loose". negotiator and @formatjs/intl-localematcher are right.
#   nonExplicitSupportedLngs mends i18next, and the language is then "fr-BE", of which there is no address.
# Versions: i18next 27.1.5 and 26.7.2 with i18next-http-middleware 3.9.9, hono 4.13.19, remix-i18next 8.0.0
#   (with react-router 8.5.3), accept-language-parser 1.5.0; right: negotiator 1.1.0,
#   @formatjs/intl-localematcher 0.10.1.
# Source: RFC 4647, 3.4 (each range is shortened before the next one is tried), RFC 9110, 12.5.4; i18next's page
#   of options (nonExplicitSupportedLngs); run.
# Where a sportsbook's page meets it: a browser whose list a person chose, and an app with its own locale, send
#   "nl-BE" without plain Dutch. A bettor in Ghent reads the terms in French. Let one place choose, and test it
#   with nl-BE before fr.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  i18next@26.7.2 \
  i18next-27@npm:i18next@27.1.5 \
  i18next-http-middleware@3.9.9 \
  hono@4.13.19 \
  remix-i18next@8.0.0 \
  react-router@8.5.3 \
  react@19.3.1 \
  react-dom@19.3.1 \
  accept-language-parser@1.5.0 \
  negotiator@1.1.0 \
  @formatjs/intl-localematcher@0.10.1
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
import { match } from "@formatjs/intl-localematcher";
import parser from "accept-language-parser";
import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { languageDetector } from "hono/language";
import i18next26 from "i18next";
import i18next27 from "i18next-27";
import { LanguageDetector, handle } from "i18next-http-middleware";
import Negotiator from "negotiator";
import { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { see } from "./see.mjs";

const languages = ["en", "fr", "nl"];
const resources = Object.fromEntries(languages.map((language) => [language, { translation: {} }]));

const app = new Hono();
app.use("/detector", languageDetector({ supportedLanguages: languages, fallbackLanguage: "en", order: ["header"], caches: false }));
app.get("/detector", (context) => context.text(context.get("language")));
app.get("/accepts", (context) => context.text(accepts(context, { header: "Accept-Language", supports: languages, default: "en" })));
const byHono = async (path, header) => (await app.request(path, { headers: { "accept-language": header } })).text();

async function createI18next(i18next, options) {
  const instance = i18next.createInstance();
  const detection = { order: ["header"] };
  await instance.use(LanguageDetector).init({ fallbackLng: "en", supportedLngs: languages, detection, resources, showSupportNotice: false, ...options });
  return instance;
}
const plain = await createI18next(i18next27, {});
const before = await createI18next(i18next26, {});
const loose = await createI18next(i18next27, { nonExplicitSupportedLngs: true });
function byI18next(instance, header) {
  const request = { headers: { "accept-language": header }, url: "/", path: "/", query: {} };
  const response = { locals: {}, headers: {}, setHeader() {}, getHeader() {} };
  return new Promise((resolve) => handle(instance)(request, response, () => resolve(request.language)));
}
const detection = { supportedLanguages: languages, fallbackLanguage: "en", order: ["header"] };
const [middleware, languageOf] = createI18nextMiddleware({ detection, i18next: { resources, showSupportNotice: false } });
async function byRemix(header) {
  const request = new Request("http://operator.example/", { headers: { "accept-language": header } });
  const context = new RouterContextProvider();
  await middleware({ request, context, params: {} }, async () => new Response());
  return languageOf(context);
}
const byNegotiator = (header) => new Negotiator({ headers: { "accept-language": header } });

const rows = [
  ["nl-BE,nl;q=0.9,en;q=0.8", { i18next: "nl", accepts: "nl", remix: "nl", parser: "nl", right: "nl" }],
  ["fr-BE", { i18next: "fr", accepts: "en", remix: "fr", parser: null, right: "fr" }],
  ["fr-BE,en;q=0.9", { i18next: "en", accepts: "en", remix: "fr", parser: "en", right: "fr" }],
  ["nl-BE,fr;q=0.9", { i18next: "fr", accepts: "fr", remix: "nl", parser: "fr", right: "nl" }],
  ["nl-BE,fr-BE;q=0.9,en;q=0.8", { i18next: "en", accepts: "en", remix: "nl", parser: "en", right: "nl" }],
  ["de-BE,de;q=0.9,fr;q=0.7,en;q=0.5", { i18next: "fr", accepts: "fr", remix: "en", parser: "fr", right: "fr" }],
  ["de-BE,nl-BE;q=0.9", { i18next: "nl", accepts: "en", remix: "en", parser: null, right: "nl" }],
];
for (const [header, found] of rows) {
  const right = [
    await byHono("/detector", header),
    byNegotiator(header).language(languages),
    match(byNegotiator(header).languages(), languages, "en"),
    parser.pick(languages, header, { loose: true }),
  ];
  const seen = {
    i18next: [...new Set([await byI18next(plain, header), await byI18next(before, header)])].join(),
    accepts: await byHono("/accepts", header),
    remix: await byRemix(header),
    parser: parser.pick(languages, header),
    right: [...new Set(right)].join(),
  };
  see(header, seen, found);
}
see("nonExplicitSupportedLngs", await byI18next(loose, "fr-BE,en;q=0.9"), "fr-BE");
PROGRAM
node run.mjs
