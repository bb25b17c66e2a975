#!/usr/bin/env bash
# Handicaps, prices and negative amounts, as a speech synthesizer says them in French, Dutch and English.
#
# One would guess: a minus is said wherever a number has one, in the voice's own language; a score's hyphen may be
#   left out, a handicap's may not.
# What it does: eSpeak NG, the voice that comes with NVDA and Orca, says "Genk -1,5" and "Genk 1,5" alike in French,
#   and an en dash is silent in all three languages. In brackets, (-1,5), the minus is silent in Dutch and English as
#   well. The sign of its own, U+2212, is said everywhere, by the English word in French and Dutch. A plus is always
#   said. Of a debit the minus is silent on both sides of the euro, "-€ 5,00" and "€ -5,00". In Dutch 1.50 is "een
#   vijftig", 1.500 is a thousand five hundred and 2.00 "twee nul nul": the point is never said.
# Versions: espeak-ng 1.0.2, which is eSpeak NG 1.52-dev; eSpeak NG 1.51 of Debian 12 does the same.
# Source: run (its phonemes, which is what would be spoken); a screen reader may put a word in before, by its own
#   levels.
# Where a sportsbook's page meets it: names of selections, the slip, a balance. Someone who listens in French cannot
#   know who gives the goal and a half, and a loss is said as a gain. Write U+2212, never a hyphen or an en dash, and
#   no brackets around it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  espeak-ng@1.0.2
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
import speak from "espeak-ng";
import { see } from "./see.mjs";

/** What would be spoken, in the International Phonetic Alphabet, without spaces and stress. */
async function spoken(voice, text) {
  const engine = await speak({
    arguments: ["--phonout", "phonemes", "-q", "-b", "1", "--ipa", "-v", voice, "-f", "text"],
    preRun: [({ FS }) => FS.writeFile("text", `${text}\n`)],
    print() {},
    printErr() {},
  });
  return engine.FS.readFile("phonemes", { encoding: "utf8" }).replaceAll(/[\sˈˌ]/g, "");
}
const signs = { hyphen: "-", "en dash": "–", minus: "−", plus: "+" };
/** The signs that are said before a number. */
async function said(voice, number, before = "Genk ", after = "") {
  const without = await spoken(voice, `${before}${number}${after}`);
  const heard = [];
  for (const [name, sign] of Object.entries(signs)) {
    if ((await spoken(voice, `${before}${sign}${number}${after}`)) !== without) heard.push(name);
  }
  return heard;
}
see("French, signs that are said", await said("fr-be", "1,5"), ["minus", "plus"]);
see("Dutch, signs that are said", await said("nl", "1,5"), ["hyphen", "minus", "plus"]);
see("English, signs that are said", await said("en", "1.5"), ["hyphen", "minus", "plus"]);
see("French, in brackets", await said("fr-be", "1,5", "Genk (", ")"), ["minus", "plus"]);
see("Dutch, in brackets", await said("nl", "1,5", "Genk (", ")"), ["minus", "plus"]);
see("English, in brackets", await said("en", "1.5", "Genk (", ")"), ["minus", "plus"]);
see("French, Genk -1,5", await spoken("fr-be", "Genk -1,5"), "(en)dʒɛŋk(fr)œ̃viʁɡylsɛ̃k");
see("French, Genk −1,5", await spoken("fr-be", "Genk −1,5"), "(en)dʒɛŋkmaɪnəs(fr)œ̃viʁɡylsɛ̃k");

const debit = await spoken("nl", "€ 5,00");
see("Dutch, debits said as credits", (await Promise.all(["-€ 5,00", "€ -5,00", "€ −5,00"].map(async (text) => ((await spoken("nl", text)) === debit ? text : [])))).flat(), ["-€ 5,00", "€ -5,00"]);
see("Dutch, 1.50, 2.00 and 1.500", [await spoken("nl", "1.50"), await spoken("nl", "2.00"), await spoken("nl", "1.500")], ["eːnvɛɪftəx", "tʋeːnɵlnɵl", "dœyzɛntvɛɪfhɔndərt"]);
PROGRAM
node run.mjs
