import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { type Theme, themes } from "./token-table.ts";
import { registerTransforms, transforms } from "./transforms.ts";
import { writeTable } from "./write-table.ts";
import { writeTheme } from "./write-theme.ts";
import { writeValues } from "./write-values.ts";

const source = fileURLToPath(new URL(".", import.meta.url));
const target = fileURLToPath(new URL("../dist/", import.meta.url));

registerTransforms(StyleDictionary);

/** One run for one theme: its own colours over the shared scale, with references resolved. */
async function readTheme(theme: Theme): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    include: [`${source}palette.tokens.json`, `${source}scale.tokens.json`],
    source: [`${source}theme-${theme}.tokens.json`],
    platforms: { css: { transforms, expand: { include: ["typography"] } } },
    log: { verbosity: "silent" },
  });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return allTokens.filter((token) => token.path[0] !== "palette");
}

const [dark, light, contrast] = await Promise.all(themes.map(readTheme));
if (!dark || !light || !contrast) throw new Error("A theme gave no tokens.");
const tokens = { dark, light, contrast };

await mkdir(target, { recursive: true });
await Promise.all([
  writeFile(`${target}theme.css`, writeTheme(tokens)),
  writeFile(`${target}values.ts`, writeValues(dark)),
  writeFile(`${target}table.ts`, writeTable(tokens)),
]);
console.log(`tokens: ${dark.length} a theme, ${themes.length} themes`);
