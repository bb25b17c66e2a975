#!/usr/bin/env bash
# An offer, or a page, that a flag shows to players of an age, where the age is not known, or is a text.
#
# One would guess: no age, no match; a constraint on a field looks at that field; 9 is less than 18, also as "9".
# What they do: by GrowthBook and flagd a player without an age is younger than 25, and by GrowthBook 0 or more and 0
#   or less at once. In Unleash an empty text is the age 0, and "under 18", inverted, is true of no age at all.
#   DATE_BEFORE and DATE_AFTER of Unleash never look at the field: a constraint on birthDate compares the moment of
#   the request, so that a player of 1990 is not born before 2008. Where both are texts, "9" is at least "18" by
#   GrowthBook, flagd and json-rules-engine. An exclusion by a list ("not one of") holds for a player whose field is
#   missing, in all four.
# Versions: unleash-client 6.12.1, @growthbook/growthbook 1.8.0, @openfeature/flagd-core 4.0.1, json-rules-engine
#   7.3.1.
# Source: the schema of Unleash's constraints (contextName: the field that the constraint should apply to; in the
#   client of another language the field is what is compared); GrowthBook's page on targeting; JsonLogic's operators;
#   run.
# Where a sportsbook's page meets it: free bets from an age on, pages of limits for young adults, who is shown a
#   promotion while the session is not there yet. Compute "is of age" as a boolean that is false where nothing is
#   known, and give flags that alone.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  unleash-client@6.12.1 \
  @growthbook/growthbook@1.8.0 \
  @openfeature/flagd-core@4.0.1 \
  @openfeature/core@1.12.0 \
  json-rules-engine@7.3.1
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
const { GrowthBook } = require("@growthbook/growthbook");
const { FlagdCore } = require("@openfeature/flagd-core");
const { Engine } = require("json-rules-engine");
const { InMemStorageProvider, Unleash } = require("unleash-client");

const growthbook = (condition, attributes) => new GrowthBook({ attributes, features: { offer: { defaultValue: false, rules: [{ condition, force: true }] } } }).isOn("offer");
see("GrowthBook, no age: under 25, 0 or more, 0 or less", [{ $lt: 25 }, { $gte: 0 }, { $lte: 0 }].map((age) => growthbook({ age }, {})), [true, true, true]);
see('GrowthBook, the age "9": at least 18, at least "18"', [growthbook({ age: { $gte: 18 } }, { age: "9" }), growthbook({ age: { $gte: "18" } }, { age: "9" })], [false, true]);
see("GrowthBook, no status: not one of excluded", growthbook({ status: { $nin: ["excluded"] } }, {}), true);

const log = { error() {}, warn() {}, info() {}, debug() {} };
function flagd(rule, context) {
  const core = new FlagdCore();
  core.setConfigurations(JSON.stringify({ flags: { offer: { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "off", targeting: { if: [rule, "on", "off"] } } } }));
  return core.resolveBooleanEvaluation("offer", false, context, log).value;
}
const age = { var: "age" };
see("flagd, no age: under 25, at least 18", [flagd({ "<": [age, 25] }, {}), flagd({ ">=": [age, 18] }, {})], [true, false]);
see('flagd, the age "9": at least 18, at least "18"', [flagd({ ">=": [age, 18] }, { age: "9" }), flagd({ ">=": [age, "18"] }, { age: "9" })], [false, true]);
see("flagd, no status: not one of excluded", flagd({ "!": { in: [{ var: "status" }, ["excluded"]] } }, {}), true);

async function rules(operator, value, fact) {
  const engine = new Engine([], { allowUndefinedFacts: true });
  engine.addRule({ conditions: { all: [{ fact: "player", operator, value }] }, event: { type: "offer" } });
  return (await engine.run({ player: fact })).events.length > 0;
}
see('json-rules-engine, the age "9": at least 18, at least "18"', [await rules("greaterThanInclusive", 18, "9"), await rules("greaterThanInclusive", "18", "9")], [false, true]);
see("json-rules-engine, no status: not one of excluded", await rules("notIn", ["excluded"], undefined), true);

async function unleash(constraint, properties) {
  const strategies = [{ name: "default", parameters: {}, constraints: [{ values: [], ...constraint }] }];
  const client = new Unleash({
    url: "http://127.0.0.1:9/api/",
    appName: "page",
    refreshInterval: 0,
    disableMetrics: true,
    disableAutoStart: true,
    storageProvider: new InMemStorageProvider(),
    bootstrap: { data: [{ name: "offer", enabled: true, type: "release", strategies }] },
  });
  client.on("error", () => {});
  client.on("warn", () => {});
  await client.start().catch(() => {});
  await new Promise((done) => setTimeout(done, 200));
  const isOn = client.isEnabled("offer", { properties });
  client.destroy();
  return isOn;
}
const under18 = { contextName: "age", operator: "NUM_LT", value: "18" };
see("Unleash, an empty age: under 18", await unleash(under18, { age: "" }), true);
see("Unleash, no age: under 18, and that inverted", [await unleash(under18, {}), await unleash({ ...under18, inverted: true }, {})], [false, true]);
see("Unleash, no status: not one of excluded", await unleash({ contextName: "status", operator: "NOT_IN", values: ["excluded"] }, {}), true);
const born = { contextName: "birthDate", value: "2008-12-01T00:00:00Z" };
const player = { birthDate: "1990-03-04T00:00:00Z" };
see("Unleash, born in 1990: before, after December 2008", [await unleash({ ...born, operator: "DATE_BEFORE" }, player), await unleash({ ...born, operator: "DATE_AFTER" }, player)], [false, true]);
process.exit();
PROGRAM
node run.mjs
