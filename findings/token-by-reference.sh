#!/usr/bin/env bash
# Design tokens that refer to others by what DTCG 2025.10 brought: $ref and $extends.
#
# One would guess: a tool that reads colours of 2025.10 follows its references, or says that it does not;
#   and two tools give one file the same colours.
# What it does: a token that is an alias by $ref, in the form that stands in the format's example
#   (#/color/up/$value), is left out by both Style Dictionary and Terrazzo, without a word. Terrazzo
#   follows #/color/up, and a $ref within $value; Style Dictionary writes [object Object] for the
#   latter, black for a colour with a $ref as one component, and gives a group that $extends another
#   none of what it inherits. On the other hand Terrazzo refuses a hue of "none", which the format has
#   for greys, and its CSS plugin does not know display-p3, one of the format's colour spaces: both
#   end the build with an error.
# Versions: style-dictionary 5.5.5, @terrazzo/cli and @terrazzo/plugin-css 2.7.1.
# Source: DTCG Format Module 2025.10 (tools must support references by JSON Pointer; groups are extended
#   by $extends), Color Module 2025.10 (the colour spaces and "none").
# Where a sportsbook's page meets it: a price that goes up, down, is pressed or locked has groups of
#   colours that extend one another, in three themes. Where a variable is missing the colour around it
#   shows, and black is unreadable in the dark theme. Keep to {curly} aliases, and count the variables.

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
    "up": { "$value": { "colorSpace": "oklch", "components": [0.6, 0.1, 150] } },
    "curly": { "$value": "{color.up}" },
    "alias": { "$ref": "#/color/up/$value", "$type": "color" },
    "short": { "$ref": "#/color/up" },
    "value": { "$value": { "$ref": "#/color/up/$value" } },
    "part": {
      "$value": { "colorSpace": "oklch", "components": [{ "$ref": "#/color/up/$value/components/0" }, 0.1, 30] }
    },
    "button": {
      "text": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "edge": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4] } }
    },
    "locked": {
      "$extends": "{color.button}",
      "text": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } }
    }
  }
}
TOKENS
cat >grey.json <<'TOKENS'
{ "color": { "grey": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.6, 0, "none"] } } } }
TOKENS
cat >wide.json <<'TOKENS'
{ "color": { "wide": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } } } }
TOKENS
for name in tokens grey wide; do
  cat >"$name.config.mjs" <<CONFIG
import css from "@terrazzo/plugin-css";
import { defineConfig } from "@terrazzo/cli";
export default defineConfig({
  tokens: ["./$name.json"],
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
  return Object.fromEntries([...root.matchAll(/--color-([\w-]+): (.*);/g)].map(([, name, value]) => [name, value]));
};
const dictionary = new StyleDictionary({
  source: ["tokens.json"],
  log: { verbosity: "silent" },
  platforms: { css: { transformGroup: "css", files: [{ destination: "sd.css", format: "css/variables" }] } },
});
const [{ output }] = await dictionary.formatPlatform("css");
const byStyleDictionary = variables(output);
const names = ["curly", "alias", "short", "value", "part", "locked-text", "locked-edge"];
const of = (all) => Object.fromEntries(names.map((name) => [name, all[name] ?? "missing"]));
see("Style Dictionary", of(byStyleDictionary), {
  curly: byStyleDictionary.up,
  alias: "missing",
  short: "missing",
  value: "[object Object]",
  part: "#000000",
  "locked-text": "#333333",
  "locked-edge": "missing",
});

const build = (name) => {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/tz", ["build", "-c", `${name}.config.mjs`], { encoding: "utf8" });
  return { isBuilt: status === 0, report: stdout + stderr };
};
see("Terrazzo builds", build("tokens").isBuilt, true);
see("Terrazzo", of(variables(readFileSync("out/tokens.css", "utf8"))), {
  curly: "var(--color-up)",
  alias: "missing",
  short: "var(--color-up)",
  value: "var(--color-up)",
  part: "oklch(60% 0.1 30)",
  "locked-text": "rgb(20% 20% 20%)",
  "locked-edge": "rgb(40% 40% 40%)",
});
const grey = build("grey");
see("Terrazzo builds a grey without a hue", grey.isBuilt, false);
see("and says", grey.report.includes("Invalid range for color space oklch"), true);
const wide = build("wide");
see("Terrazzo builds a colour of display-p3", wide.isBuilt, false);
see("and says", wide.report.includes('No color space found with id = "display-p3"'), true);
PROGRAM
node run.mjs
