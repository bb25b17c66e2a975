#!/usr/bin/env bash
# The language in which a visitor was asked for consent, in the text that records it.
#
# One would guess: what is set as the language of the consent is what is recorded: nl for who was asked in Dutch. A
#   value that is no code of two letters is refused when it is set.
# What it does: encode() writes the language of the list of vendors over it, which is EN for a list that was not fetched
#   in another one, as one that a site serves itself is: nl and fr that are set after the list are EN in the record, and
#   the model goes on saying nl. "nl-BE" and "Français" are taken when they are set, and are EN as well. What is said by
#   the country of the publisher, be, is kept, as BE.
# Version: @iabtcf/core 1.5.6.
# Source: IAB's TCF 2.2, "ConsentLanguage: two-letter ISO 639-1 language code in which the CMP UI was presented"; the
#   package's README says that the list sets consentLanguage, not that encode() does so again; run on 30 November 2026.
# Where a sportsbook's page meets it: the proof of a consent. Each visitor of a Dutch and a French page was asked in
#   English, by the record. Call changeLanguage() of the list, or read the text back before it is kept.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @iabtcf/core@1.5.6
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

const { GVL, TCModel, TCString } = createRequire(import.meta.url)("@iabtcf/core");
const purposes = Object.fromEntries([1, 2, 3].map((id) => [id, { id, name: `Purpose ${id}`, description: "", illustrations: [] }]));
const vendor = { id: 1, name: "Vendor", purposes: [1, 2], legIntPurposes: [], flexiblePurposes: [], specialPurposes: [], features: [], specialFeatures: [], urls: [] };
const list = { gvlSpecificationVersion: 3, vendorListVersion: 20, tcfPolicyVersion: 5, lastUpdated: "2026-11-26T16:00:00Z", purposes, specialPurposes: {}, features: {}, specialFeatures: {}, stacks: {}, dataCategories: {}, vendors: { 1: vendor } };
async function record(language) {
  const gvl = new GVL(structuredClone(list));
  await gvl.readyPromise;
  const model = new TCModel(gvl);
  model.cmpId = 31;
  model.cmpVersion = 2;
  model.publisherCountryCode = "be";
  model.consentLanguage = language;
  model.purposeConsents.set([1, 2]);
  const read = TCString.decode(TCString.encode(model));
  return `${read.consentLanguage} of ${model.consentLanguage}, ${read.publisherCountryCode}, ${[...read.purposeConsents].filter(([, is]) => is).map(([id]) => id)}`;
}
for (const language of ["nl", "FR", "nl-BE", "Français"]) see(language, await record(language), `EN of ${language}, BE, 1,2`);
PROGRAM
node run.mjs
