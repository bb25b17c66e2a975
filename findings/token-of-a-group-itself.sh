#!/usr/bin/env bash
# Design tokens by DTCG 2025.10: a state of a price that is a token and a group at once, and composite ones.
#
# One would guess: a group's own token ($root) has one name in every tool, that of the group; a weight that the
#   format has a word for is 600 in CSS; a gradient is written as CSS or refused. An alias is an alias within a
#   list.
# What it does: Style Dictionary writes --price-locked-root and Terrazzo --price-locked, so that sheets that are
#   written for the one have no such colour with the other. Style Dictionary leaves "semi-bold" as it is, within
#   the font shorthand as well, which a browser then ignores as a whole, size and family included; Terrazzo
#   writes 600. A gradient is "[object Object],[object Object]", and so are both times of a transition. In a
#   list of shadows Style Dictionary follows an alias, and Terrazzo ends the build: it misses "color, offsetX,
#   offsetY, blur, and spread". Letter spacing is not in the shorthand of either: Style Dictionary warns,
#   Terrazzo has a variable for it.
# Versions: style-dictionary 5.5.5, @terrazzo/cli and @terrazzo/plugin-css 2.7.1.
# Source: DTCG Format Module 2025.10, 6 (root tokens), 8.4 (words for weights), 9.1 (aliases in a list, of
#   shadows in its example), 9.5, 9.7; CSS Fonts 4, font (numbers, bold, normal and so on; no semi-bold); run.
# Where a sportsbook's page meets it: locked, pressed and moved prices have a colour and parts. A change of tool
#   is a page with holes, and a typography token with a word as its weight draws prices in the browser's own
#   font. Write weights as numbers, and name the group's own token yourself.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  style-dictionary@5.5.5 \
  @terrazzo/cli@2.7.1 \
  @terrazzo/parser@2.7.1 \
  @terrazzo/plugin-css@2.7.1
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

cat >tokens.json <<'TOKENS'
{
  "color": {
    "$type": "color",
    "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
    "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
  },
  "price": {
    "$type": "color",
    "locked": {
      "$root": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } },
      "edge": { "$value": "{price.locked.$root}" }
    }
  },
  "font": { "$type": "fontFamily", "text": { "$value": ["Archivo", "sans-serif"] } },
  "weight": { "$type": "fontWeight", "price": { "$value": "semi-bold" } },
  "text": {
    "$type": "typography",
    "price": {
      "$value": {
        "fontFamily": "{font.text}",
        "fontSize": { "value": 16, "unit": "px" },
        "fontWeight": "{weight.price}",
        "letterSpacing": { "value": 0.1, "unit": "px" },
        "lineHeight": 1.2
      }
    }
  },
  "boost": {
    "$type": "gradient",
    "back": { "$value": [{ "color": "{color.ink}", "position": 0 }, { "color": "{color.paper}", "position": 1 }] }
  },
  "move": {
    "$type": "transition",
    "flash": {
      "$value": {
        "duration": { "value": 150, "unit": "ms" },
        "delay": { "value": 0, "unit": "ms" },
        "timingFunction": [0, 0, 0.2, 1]
      }
    }
  },
  "shadow": {
    "$type": "shadow",
    "slip": {
      "$value": {
        "color": "{color.ink}",
        "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" },
        "blur": { "value": 4, "unit": "px" },
        "spread": { "value": 0, "unit": "px" }
      }
    }
  }
}
TOKENS
cat >listed.json <<'TOKENS'
{ "shadow": { "$type": "shadow", "open": { "$value": ["{shadow.slip}"] } } }
TOKENS
for name in single listed; do
  cat >"$name.config.mjs" <<CONFIG
import css from "@terrazzo/plugin-css";
import { defineConfig } from "@terrazzo/cli";
export default defineConfig({
  tokens: "$name" === "listed" ? ["./tokens.json", "./listed.json"] : ["./tokens.json"],
  outDir: "./out/",
  plugins: [css({ filename: "$name.css" })],
});
CONFIG
done
cat >run.mjs <<'PROGRAM'
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import StyleDictionary from "style-dictionary";
import { see } from "./see.mjs";

const variables = (css) => {
  const [root] = /:root \{[^}]*\}/.exec(css);
  return Object.fromEntries([...root.matchAll(/--([\w-]+): (.*);/g)].map(([, name, value]) => [name, value]));
};
const dictionary = new StyleDictionary({
  source: ["tokens.json", "listed.json"],
  log: { verbosity: "silent" },
  platforms: { css: { transformGroup: "css", files: [{ destination: "sd.css", format: "css/variables" }] } },
});
const [{ output }] = await dictionary.formatPlatform("css");
const names = ["price-locked", "price-locked-root", "price-locked-edge", "weight-price", "text-price", "boost-back", "move-flash", "shadow-open"];
const of = (all) => Object.fromEntries(names.map((name) => [name, all[name] ?? "missing"]));
see("Style Dictionary", of(variables(output)), {
  "price-locked": "missing",
  "price-locked-root": "#333333",
  "price-locked-edge": "#333333",
  "weight-price": "semi-bold",
  "text-price": "semi-bold 16px/1.2 Archivo, sans-serif",
  "boost-back": "[object Object],[object Object]",
  "move-flash": "[object Object] cubic-bezier(0, 0, 0.2, 1) [object Object]",
  "shadow-open": "0px 2px 4px 0px #000000",
});

const build = (name) => {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/tz", ["build", "-c", `${name}.config.mjs`], { encoding: "utf8" });
  return { isBuilt: status === 0, report: stdout + stderr };
};
see("Terrazzo builds", build("single").isBuilt, true);
const byTerrazzo = variables(readFileSync("out/single.css", "utf8"));
see("Terrazzo", of(byTerrazzo), {
  "price-locked": "rgb(20% 20% 20%)",
  "price-locked-root": "missing",
  "price-locked-edge": "var(--price-locked)",
  "weight-price": "600",
  "text-price": "var(--text-price-font-weight) var(--text-price-font-size)/var(--text-price-line-height) var(--text-price-font-family)",
  "boost-back": "var(--color-ink) 0%, var(--color-paper) 100%",
  "move-flash": "150ms 0ms cubic-bezier(0, 0, 0.2, 1)",
  "shadow-open": "missing",
});
see("its variable for the letter spacing", byTerrazzo["text-price-letter-spacing"], "0.1px");
const listed = build("listed");
see("Terrazzo builds a list with an alias in it", listed.isBuilt, false);
see("and says", listed.report.includes("Missing required properties: color, offsetX, offsetY, blur, and spread"), true);
PROGRAM
node run.mjs
