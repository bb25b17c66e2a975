#!/usr/bin/env bash
# Two of three selections are taken out of a slip, or a match is, and the change is sent to another tab or to the
# server.
#
# One would guess: a difference that is applied to the old list gives the new one, also after it was sent as JSON; a
#   line 10/11 is a key like others.
# What they do: changeset and @scalar/json-diff remove by index, in ascending order: of a, b and c without a and b
#   remains c, c, and of a list that becomes empty remain b, or b and a hole. deep-object-diff says undefined of what
#   is gone, which JSON leaves out: nothing is gone; where b is taken out of the middle, the second is c, and the
#   third stays. diff-json with the ids of selections loses their order. just-diff's converter for JSON Patch does not
#   escape a slash: a new line "10/11" is { "10": { "11": 1.9 } } where its patch is applied. recursive-diff,
#   @broofa/jsondiff, json8-patch, jsondiffpatch and just-diff without the converter are right in all of these.
# Versions: changeset 0.2.6, @scalar/json-diff 0.0.4, deep-object-diff 1.1.9, diff-json 2.0.0, just-diff 6.0.2,
#   just-diff-apply 5.5.0, recursive-diff 1.0.9, @broofa/jsondiff 1.3.6, json8-patch 1.0.6, jsondiffpatch 0.7.7.
# Source: their READMEs; RFC 6901, 3 (a slash in a key is ~1); run.
# Where a sportsbook's page meets it: a slip in two tabs, deltas of a list of matches, drafts that are kept on the
#   server. The selection that was taken out is in the bet that is placed. Send the slip whole, with a sequence, or
#   operations by a selection's id.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  changeset@0.2.6 \
  @scalar/json-diff@0.0.4 \
  deep-object-diff@1.1.9 \
  diff-json@2.0.0 \
  just-diff@6.0.2 \
  just-diff-apply@5.5.0 \
  recursive-diff@1.0.9 \
  @broofa/jsondiff@1.3.6 \
  json8-patch@1.0.6 \
  jsondiffpatch@0.7.7
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
import * as scalar from "@scalar/json-diff";
import * as jsondiffpatch from "jsondiffpatch";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const jsondiff = require("@broofa/jsondiff").default ?? require("@broofa/jsondiff");
const changeset = require("changeset");
const { diff: deepDiff } = require("deep-object-diff");
const diffJson = require("diff-json");
const json8 = require("json8-patch");
const { diff, jsonPatchPathConverter } = require("just-diff");
const { diffApply, jsonPatchPathConverter: readPath } = require("just-diff-apply");
const recursive = require("recursive-diff");

/** What is sent is text. */
const sent = (change) => JSON.parse(JSON.stringify({ change })).change;
const byId = jsondiffpatch.create({ objectHash: ({ id }) => id });
const tools = {
  changeset: (from, to) => changeset.apply(sent(changeset(from, to)), from),
  "@scalar/json-diff": (from, to) => scalar.apply(from, sent(scalar.diff(from, to))) ?? from,
  "diff-json": (from, to) => {
    diffJson.applyChanges(from, sent(diffJson.diff(from, to, { legs: "id" })));
    return from;
  },
  "just-diff, as a JSON Patch": (from, to) => {
    diffApply(from, sent(diff(from, to, jsonPatchPathConverter)), readPath);
    return from;
  },
  "just-diff": (from, to) => {
    diffApply(from, sent(diff(from, to)));
    return from;
  },
  "recursive-diff": (from, to) => recursive.applyDiff(from, sent(recursive.getDiff(from, to))),
  "@broofa/jsondiff": (from, to) => jsondiff.patch(from, sent(jsondiff.diff(from, to))),
  "json8-patch": (from, to) => json8.apply(from, sent(json8.diff(from, to))).doc,
  jsondiffpatch: (from, to) => byId.patch(from, sent(byId.diff(from, to))),
};
const slip = (...ids) => ({ legs: ids.map((id) => ({ id })) });
const ids = ({ legs }) => legs.map((leg) => leg?.id ?? "nothing").join(" ");
const apply = (name, from, to) => ids(tools[name](structuredClone(from), to));

see("changeset: without a and b; emptied", [apply("changeset", slip("a", "b", "c"), slip("c")), apply("changeset", slip("a", "b", "c"), slip())], ["c c", "b "]);
see("@scalar/json-diff: without a and b; emptied", [apply("@scalar/json-diff", slip("a", "b", "c"), slip("c")), apply("@scalar/json-diff", slip("a", "b", "c"), slip())], ["c c", "b"]);
see("diff-json, in reverse", apply("diff-json", slip("a", "b", "c"), slip("c", "b", "a")), "a b c");
see("deep-object-diff, without a line, as text", JSON.stringify(deepDiff({ lines: { 1.5: 1.3, 2.5: 1.85 } }, { lines: { 1.5: 1.3 } })), '{"lines":{}}');
see("deep-object-diff, without b, as text", JSON.stringify(deepDiff(slip("a", "b", "c"), slip("a", "c"))), '{"legs":{"1":{"id":"c"}}}');
const lines = (name) => tools[name]({ lines: { "2.5": 1.85 } }, { lines: { "2.5": 1.85, "10/11": 1.9 } }).lines;
see("just-diff as a JSON Patch: a line 10/11", lines("just-diff, as a JSON Patch"), { 10: { 11: 1.9 }, 2.5: 1.85 });

const right = ["just-diff", "recursive-diff", "@broofa/jsondiff", "json8-patch", "jsondiffpatch"];
for (const name of right) {
  see(`${name}: without a and b; emptied; 10/11`, [apply(name, slip("a", "b", "c"), slip("c")), apply(name, slip("a", "b", "c"), slip()), lines(name)["10/11"]], ["c", "", 1.9]);
}
PROGRAM
node run.mjs
