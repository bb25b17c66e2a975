#!/usr/bin/env bash
# A sentence in Dutch, and a struck price, after a check of SSML has put them right.
#
# One would guess: what the check says is wrong is wrong for the platform that is asked for, and what it puts right
#   keeps its meaning: a language that it does not know is left out or left alone, and the result is valid.
# What it does: nl-BE, nl-NL and fr-BE are errors for Google too, whose voices read Dutch, and verifyAndFix puts en-US
#   for each of them: the sentence in Dutch is read by English rules. An ampersand that is written rightly in an attribute
#   comes back unescaped, so that the next check of the same text finds an error that was not there. The space between
#   two elements is left out: a struck price and the new one are one word. A pause of 20 s is one of 10 s, as one would
#   guess.
# Version: ssml-check-core 0.3.9.
# Source: the package's README; Google's page on SSML (`<lang>` takes BCP 47 tags); run on 30 November 2026.
# Where a sportsbook's page meets it: answers of a voice assistant, and pages with a button that reads them. Check, and
#   let no tool mend it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  ssml-check-core@0.3.9
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

const { check, verifyAndFix } = createRequire(import.meta.url)("ssml-check-core");
const mend = async (text, platform) => (await verifyAndFix(`<speak>${text}</speak>`, { platform })).fixedSSML?.replace(/<\/?speak>/g, "") ?? "nothing to mend";
for (const language of ["nl-BE", "nl-NL", "fr-BE"]) {
  const text = `<lang xml:lang="${language}">Genk</lang>`;
  const errors = await check(`<speak>${text}</speak>`, { platform: "google" });
  see(`${language} for Google`, [errors.map(({ value }) => value), await mend(text, "google")], [[language], '<lang xml:lang="en-US">Genk</lang>']);
}
see("de-DE for Google", await mend('<lang xml:lang="de-DE">Genk</lang>', "google"), "nothing to mend");
see("a pause", await mend('<break time="20s"/>', "amazon"), '<break time="10s"/>');
const alias = '<sub alias="R &amp; B">RB</sub>';
see("an ampersand in an attribute is", (await check(`<speak>${alias}</speak>`, { platform: "amazon" })) ?? "right", "right");
const mended = await mend(`${alias}<break time="20s"/>`, "amazon");
see("and after it is mended", [mended, (await check(`<speak>${mended}</speak>`, { platform: "amazon" })) ?? "right"], ['<sub alias="R & B">RB</sub><break time="10s"/>', [{ type: "Invalid & character" }]]);
see("two elements", await mend('<emphasis level="moderate">1.45</emphasis> <emphasis level="strong">1.50</emphasis><break time="20s"/>', "amazon"), '<emphasis level="moderate">1.45</emphasis><emphasis level="strong">1.50</emphasis><break time="10s"/>');
PROGRAM
node run.mjs
