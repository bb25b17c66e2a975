#!/usr/bin/env bash
# Texts of the trade among design tokens (an example of a price, a score, a formation), by the transforms for Tokens
# Studio, through Style Dictionary.
#
# One would guess: sums are worked out in lengths and numbers ("4 + 4"), and a text is a text: its $type says so.
# What it does: sd-transforms works out each value that can be read as a sum, whatever its type. "11/4" is 2.75, where
#   the price of 11/4 is 3.75; the score "2-1" is 1, and "0 - 0" is 0; the formation "4-3-3" is -2; terms of "1/4" are
#   0.25; the day 2026-11-29 is 1986. "Genk (-1.5)" loses its brackets, and a grid's "1 / -1" is one line, -1. "1.50",
#   "+1.5" and "2 x 1.50" stay as they are.
# Versions: @tokens-studio/sd-transforms 2.0.3, style-dictionary 5.5.5.
# Source: run; the README on ts/resolveMath, which matches "All tokens that have string values".
# Where a sportsbook's page meets it: samples of words that designers keep beside the colours so that a drawing and a
#   component show the same price, and grids of a match page. Keep words out of the tokens, or leave ts/resolveMath
#   out of the group for their types.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @tokens-studio/sd-transforms@2.0.3 \
  style-dictionary@5.5.5
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
import { register } from "@tokens-studio/sd-transforms";
import StyleDictionary from "style-dictionary";
import { see } from "./see.mjs";

register(StyleDictionary);
const texts = {
  price: "11/4",
  score: "2-1",
  draw: "0 - 0",
  formation: "4-3-3",
  terms: "1/4",
  day: "2026-11-29",
  handicap: "Genk (-1.5)",
  decimal: "1.50",
  signed: "+1.5",
  lines: "2 x 1.50",
  outcome: "Over 2.5",
};
const token = ($type) => ($value) => ({ $type, $value });
const group = (values, make) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
const dictionary = new StyleDictionary({
  tokens: {
    text: group(texts, token("text")),
    other: group({ grid: "1 / -1", terms: "1/4" }, token("other")),
    size: group({ gap: "4 + 4" }, token("dimension")),
  },
  preprocessors: ["tokens-studio"],
  platforms: { css: { transformGroup: "tokens-studio", transforms: ["name/kebab"] } },
  log: { verbosity: "silent" },
});
const { tokens } = await dictionary.getPlatformTokens("css");
const valueOf = ({ $value }) => $value;

const sums = { price: 2.75, score: 1, draw: 0, formation: -2, terms: 0.25, day: 1986 };
const kept = { decimal: "1.50", signed: "+1.5", lines: "2 x 1.50", outcome: "Over 2.5" };
see("of type text", group(tokens.text, valueOf), { ...sums, handicap: "Genk -1.5", ...kept });
see("of type other", group(tokens.other, valueOf), { grid: -1, terms: 0.25 });
see("of type dimension", group(tokens.size, valueOf), { gap: "8px" });
PROGRAM
node run.mjs
