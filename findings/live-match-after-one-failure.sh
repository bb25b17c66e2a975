#!/usr/bin/env bash
# A live match that is followed through a sportsbook platform's widget library, and one request that fails.
#
# One would guess: a request that fails is made again at the next interval, as the list of live matches does, and what
#   is unsubscribed from is named as it was subscribed to.
# What it does: after one failed request kambi-widget-core-library says LIVE:EVENT:1:REMOVED, which its documentation
#   explains as "not a live event anymore", and makes no further one: the price of 1.90 that the next request would
#   have brought does not come. A match's statistics (LIVE:EVENTDATA) end likewise; the list, LIVE:EVENTS, goes on.
#   updatesModule, which is to be used instead, subscribes to prices with the info BET_OFFERS, the context PRE-MATCH
#   and the match 1, and unsubscribes from BET_OFFERS-PRE-MATCH-MAIN, of the context PRE and the match "1", which
#   nothing was subscribed by.
# Versions: kambi-widget-core-library 4.11.7 (its sources, bundled by esbuild 0.28.2, with es6-promise 4.2.8 and
#   es6-symbol 3.1.4).
# Source: the comments of its eventsModule and updatesModule; run, with its request replaced by a list of answers.
# Where a sportsbook's page meets it: widgets beside a platform's page. A match is over for everyone whose train goes
#   through a tunnel, and a page that is left open is sent more prices with each match that was looked at.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  esbuild@0.28.2 \
  es6-promise@4.2.8 \
  es6-symbol@3.1.4
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
import { setTimeout as wait } from "node:timers/promises";
import { see } from "./see.mjs";

Object.assign(globalThis, {
  window: { navigator: { userAgent: "chrome/156.0" } },
  document: { documentElement: { classList: { add() {} } }, createElement: () => ({ style: {} }), head: { appendChild() {} } },
});
console.error = () => {};
const { coreLibrary, eventsModule, updatesModule, widgetApi } = await import("./widgets.mjs");
coreLibrary.config.offering = "test";
eventsModule.liveEventPollingInterval = 20;

/** What is published while the second of all requests fails. */
async function published(event, answer, ...others) {
  let requests = 0;
  coreLibrary.getData = async () => {
    requests += 1;
    if (requests === 2) throw new Error("offline");
    return structuredClone(answer(requests));
  };
  const heard = [];
  for (const each of [event, ...others]) eventsModule.subscribe(each, () => heard.push(each));
  await wait(400);
  for (const each of [event, ...others]) eventsModule.unsubscribe(each);
  return [heard.length > 5 ? [event, "and so on"] : heard, requests > 5 ? "many" : requests];
}
const match = (count) => ({ events: [{ id: 1 }], betoffers: [{ id: 2, outcomes: [{ odds: count === 1 ? 1.85 : 1.9 + count }] }] });
see("a match", await published("LIVE:EVENT:1", match, "LIVE:EVENT:1:REMOVED"), [["LIVE:EVENT:1", "LIVE:EVENT:1:REMOVED"], 2]);
const statistics = (count) => ({ score: { home: `${count}` } });
see("its statistics", await published("LIVE:EVENTDATA:1", statistics, "LIVE:EVENTDATA:1:REMOVED"), [["LIVE:EVENTDATA:1", "LIVE:EVENTDATA:1:REMOVED"], 2]);
see("the list", await published("LIVE:EVENTS", () => ({ liveEvents: [] })), [["LIVE:EVENTS", "and so on"], "many"]);

const requests = [];
coreLibrary.widgetApi = { ...widgetApi, request: (...parts) => requests.push(parts) };
Object.defineProperty(globalThis, "navigator", { value: { appName: "Netscape" } });
const live = () => {};
const before = () => {};
updatesModule.subscribe.allLiveBetoffers(1, live);
updatesModule.subscribe.mainPreMatchBetoffers(1, before);
updatesModule.unsubscribe(live);
updatesModule.unsubscribe(before);
see("subscribed and unsubscribed", requests, [
  ["EventInfo", { id: 1, info: "BET_OFFERS", context: "LIVE" }],
  ["EventInfo", { id: 1, info: "BET_OFFERS", context: "PRE-MATCH", mainOnly: true }],
  ["EventInfoUnSubscribe", { id: "1", info: "BET_OFFERS-LIVE-ALL", context: "LIVE" }],
  ["EventInfoUnSubscribe", { id: "1", info: "BET_OFFERS-PRE-MATCH-MAIN", context: "PRE" }],
]);
PROGRAM
npm pack --silent kambi-widget-core-library@4.11.7 >/dev/null
tar -xzf kambi-widget-core-library-4.11.7.tgz package/src
echo 'export { coreLibrary, eventsModule, updatesModule } from "./package/src/index.js";' >entry.js
echo 'export { default as widgetApi } from "./package/src/mockWidgetApi.js";' >>entry.js
node_modules/.bin/esbuild entry.js --bundle --format=esm --outfile=widgets.mjs --loader:.scss=empty \
  '--define:process.env.EMBEDDED="true"' --log-level=error
node run.mjs
