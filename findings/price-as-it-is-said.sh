#!/usr/bin/env bash
# Prices, scores and lines as they are said, in what makes figures of words.
#
# One would guess: a price that is said without its point, "one eighty five", is 1 85 or is left alone, but is not added
#   up; a score of two numbers stays two; two and a half is 2.5; what is no number, as "second half" and "no one", is
#   left alone.
# What they do: numerizer adds up: "one eighty five" is 86, "two fifty" 52, a score of "two one" 3, and stakes of
#   "twenty five and fifty" 75. "one point zero five" is "1 point 5", "nine point seven five" "9 point 12". Of "half
#   time" it makes "<frac>2 time", of "second half" "second <frac>2". words-to-numbers and
#   @insomnia-dev/words-to-numbers keep figures apart and read points, but "second half" is "2 half", "scores first"
#   "scores 1", and "two and a half" "2 and 1 half" or "2 and a half", where numerizer has 2.5. "no one" is "no 1" in
#   all three.
# Versions: numerizer 0.0.4, words-to-numbers 1.5.1, @insomnia-dev/words-to-numbers 2.2.0.
# Source: the packages' READMEs; run.
# Where a sportsbook's page meets it: a search field or a slip that is spoken to, and help desks that write down what is
#   said. A price of 1.85 is 86, 2-1 is 3, and over two and a half is over 2. Ask for what was understood before
#   anything is staked, and read lines with a list of one's own.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  numerizer@0.0.4 \
  words-to-numbers@1.5.1 \
  @insomnia-dev/words-to-numbers@2.2.0
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
const packages = [require("numerizer"), require("words-to-numbers").wordsToNumbers, require("@insomnia-dev/words-to-numbers").wordsToNumbers];
const read = (text) => packages.map((toNumbers) => String(toNumbers(text)));
see("five hundred and fifty euros", read("five hundred and fifty euros"), ["550 euros", "550 euros", "550 euros"]);
see("eleven to four", read("eleven to four"), ["11 to 4", "11 to 4", "11 to 4"]);
see("one eighty five", read("one eighty five"), ["86", "1 85", "1 85"]);
see("two fifty", read("two fifty"), ["52", "2 50", "2 50"]);
see("Genk to win two one", read("Genk to win two one"), ["Genk to win 3", "Genk to win 2 1", "Genk to win 2 1"]);
see("twenty five and fifty", read("twenty five and fifty"), ["75", "25 and 50", "25 and 50"]);
see("one point zero five", read("one point zero five"), ["1 point 5", "1.05", "1.05"]);
see("nine point seven five", read("nine point seven five"), ["9 point 12", "9.75", "9.75"]);
see("over two and a half goals", read("over two and a half goals"), ["over 2.5 goals", "over 2 and 1 half goals", "over 2 and a half goals"]);
see("second half", read("second half"), ["second <frac>2", "2 half", "2 half"]);
see("half time draw", read("half time draw")[0], "<frac>2 time draw");
see("someone scores first", read("someone scores first"), ["someone scores first", "someone scores 1", "someone scores 1"]);
see("no one", read("no one"), ["no 1", "no 1", "no 1"]);
PROGRAM
node run.mjs
