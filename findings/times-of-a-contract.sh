#!/usr/bin/env bash
# Times and a short tuple of a wire, written in Valibot and published as JSON Schema.
#
# One would guess: a text that the schema accepts is one that the published contract accepts, and the other way
#   round, or the package that converts says that it can't.
# What it does: v.isoDateTime() takes 2026-11-28T20:45, without seconds and zone, and becomes "format":
#   "date-time", which requires both: no text at all is accepted by the two. So it is with v.isoTime(), 20:45,
#   and "time". v.isoDate() takes 30 February, which "date" refuses. A tuple whose last element may be missing,
#   a price without the one before it, becomes a schema with minItems for all of them, and [1.5] is refused.
#   v.isoTimestamp() and "date-time" agree; v.isoTimeSecond() becomes a pattern, and agrees as well. A record
#   whose keys are a picklist, and a regular expression with a flag, are refused with an error, as one would
#   wish.
# Versions: @valibot/to-json-schema 1.8.0, valibot 1.5.0; judged by ajv 8.20.0 with ajv-formats 3.0.1.
# Source: RFC 3339, 5.6; JSON Schema 2020-12, Validation, 7.3.1, and draft-07; the docstrings of isoDateTime
#   ("yyyy-mm- ddThh:mm") and isoTime ("hh:mm"); run.
# Where a sportsbook's page meets it: opening hours, a limit's first day, "reality check at 20:45". The page
#   accepts its own fixtures, the operator's gateway follows the contract, and each refuses what the other one
#   sends. Compare both by examples, in a test of the contract.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @valibot/to-json-schema@1.8.0 \
  valibot@1.5.0 \
  ajv@8.20.0 \
  ajv-formats@3.0.1
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
import { toJsonSchema } from "@valibot/to-json-schema";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import * as v from "valibot";
import { see } from "./see.mjs";

const judges = { "draft-07": new Ajv({ strict: false }), "draft-2020-12": new Ajv2020({ strict: false }) };
for (const judge of Object.values(judges)) addFormats(judge);

/** What each of them accepts of some values: Valibot, and the schema by either dialect. */
function accepted(schema, values) {
  const published = Object.entries(judges).map(([target, judge]) => judge.compile(toJsonSchema(schema, { target, typeMode: "input" })));
  const ofPublished = published.map((accepts) => values.filter((value) => accepts(value)));
  return { valibot: values.filter((value) => v.is(schema, value)), draft07: ofPublished[0], draft2020: ofPublished[1] };
}
const text = (action) => v.pipe(v.string(), action);

const [short, full] = ["2026-11-28T20:45", "2026-11-28T20:45:00+01:00"];
see("isoDateTime", accepted(text(v.isoDateTime()), [short, full]), { valibot: [short], draft07: [full], draft2020: [full] });
const [clock, exact] = ["20:45", "20:45:00Z"];
see("isoTime", accepted(text(v.isoTime()), [clock, exact]), { valibot: [clock], draft07: [exact], draft2020: [exact] });
see("isoDate", accepted(text(v.isoDate()), ["2026-02-30"]), { valibot: ["2026-02-30"], draft07: [], draft2020: [] });
see("isoTimestamp", accepted(text(v.isoTimestamp()), [short, full]), { valibot: [full], draft07: [full], draft2020: [full] });
see("isoTimeSecond", accepted(text(v.isoTimeSecond()), [clock, "20:45:00"]), {
  valibot: ["20:45:00"],
  draft07: ["20:45:00"],
  draft2020: ["20:45:00"],
});

const price = v.tuple([v.number(), v.optional(v.number())]);
see("a tuple with an optional end", accepted(price, [[1.5], [1.5, 1.55]]), {
  valibot: [[1.5], [1.5, 1.55]],
  draft07: [[1.5, 1.55]],
  draft2020: [[1.5, 1.55]],
});
const refusal = (schema) => {
  try {
    return toJsonSchema(schema);
  } catch ({ message }) {
    return message;
  }
};
see("a regular expression with a flag", refusal(text(v.regex(/^be/i))), "RegExp flags are not supported by JSON Schema.");
PROGRAM
node run.mjs
