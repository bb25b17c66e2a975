#!/usr/bin/env bash
# Where a browser sends traceparent: the list of addresses of an API on another host.
#
# One would guess: an origin in the list stands for all paths beneath it, and an address for itself with any
#   query.
# What it does: OpenTelemetry's web SDK compares a text in propagateTraceHeaderCorsUrls with the whole
#   address. "https://api.operator.example" is no request that a page makes (which has a slash behind it at
#   least), so that no header is sent at all, and ".../bets" is not ".../bets?page=2" nor ".../bets/17".
#   ignoreUrls compares likewise, so that a collector's origin in it covers nothing. A regular expression
#   covers what it matches, and the page's own origin is always covered.
# Versions: @opentelemetry/sdk-trace-web 2.12.0, @opentelemetry/core 2.12.1.
# Source: the code of urlMatches in @opentelemetry/core (a text is compared with ===); run.
# Where a sportsbook's page meets it: pages on www, bets on api. The browser's trace ends at the browser, the
#   server begins another, and nothing is reported. Write /^https:\/\/api\.operator\.example\//.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @opentelemetry/sdk-trace-web@2.12.0 \
  @opentelemetry/core@2.12.1 \
  @opentelemetry/api@1.9.0 \
  jsdom@31.0.1
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
import { JSDOM } from "jsdom";
import { see } from "./see.mjs";

const { window } = new JSDOM("", { url: "https://www.operator.example/nl" });
Object.assign(globalThis, { window, document: window.document, location: window.location });
const require = createRequire(import.meta.url);
const { isUrlIgnored } = require("@opentelemetry/core");
const { shouldPropagateTraceHeaders } = require("@opentelemetry/sdk-trace-web");

const origin = "https://api.operator.example";
const paths = ["/", "/bets", "/bets?page=2", "/bets/17"];
const covered = (...list) => paths.filter((path) => shouldPropagateTraceHeaders(origin + path, list));
see("the origin", covered(origin), []);
see("the origin with a slash", covered(`${origin}/`), ["/"]);
see("an address", covered(`${origin}/bets`), ["/bets"]);
see("a regular expression", covered(/^https:\/\/api\.operator\.example\//), paths);
see("the page's own origin", shouldPropagateTraceHeaders("https://www.operator.example/bets", []), true);

const collector = "https://collector.operator.example";
const isIgnored = (...list) => isUrlIgnored(`${collector}/v1/traces`, list);
see("ignoreUrls, the collector's origin", isIgnored(collector), false);
see("ignoreUrls, its whole address", isIgnored(`${collector}/v1/traces`), true);
PROGRAM
node run.mjs
