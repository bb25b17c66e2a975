import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { brandNames, brandsFolder, tokenFilesOf } from "./brands.ts";
import { type Theme, themes } from "./token-table.ts";
import { registerTransforms, transforms } from "./transforms.ts";
import { writeBrand } from "./write-brand.ts";
import { writeTable } from "./write-table.ts";
import { writeTheme } from "./write-theme.ts";
import { writeValues } from "./write-values.ts";

const source = fileURLToPath(new URL(".", import.meta.url));
const target = fileURLToPath(new URL("../dist/", import.meta.url));

registerTransforms(StyleDictionary);

/** One run for one theme: its own colours over the shared scale, and a brand's over both, with references resolved. */
async function readTheme(theme: Theme, brand?: string): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    include: [`${source}palette.tokens.json`, `${source}scale.tokens.json`],
    source: [
      `${source}theme-${theme}.tokens.json`,
      ...(brand === undefined ? [] : tokenFilesOf(brand, theme)),
    ],
    platforms: { css: { transforms, expand: { include: ["typography"] } } },
    log: { verbosity: "silent" },
  });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return allTokens.filter((token) => token.path[0] !== "palette");
}

async function readThemes(brand?: string): Promise<Record<Theme, TransformedToken[]>> {
  const [dark, light, contrast] = await Promise.all(themes.map((theme) => readTheme(theme, brand)));
  if (!dark || !light || !contrast) throw new Error("A theme gave no tokens.");
  return { dark, light, contrast };
}

/** What a site is served of a brand: its sheet beside its own files. */
async function writeBrandFiles(
  brand: string,
  first: Record<Theme, TransformedToken[]>,
): Promise<void> {
  const folder = `${target}brands/${brand}/`;
  const tokens = await readThemes(brand);
  await cp(`${brandsFolder}${brand}/public`, folder, { recursive: true });
  await writeFile(`${folder}brand.css`, writeBrand(brand, tokens, first));
  await writeFile(`${target}table-${brand}.ts`, writeTable(tokens));
}

const tokens = await readThemes();
const brands = brandNames();

// A brand that is gone leaves nothing behind.
await rm(`${target}brands`, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await Promise.all([
  writeFile(`${target}theme.css`, writeTheme(tokens)),
  writeFile(`${target}values.ts`, writeValues(tokens.dark)),
  writeFile(`${target}table.ts`, writeTable(tokens)),
  ...brands.map((brand) => writeBrandFiles(brand, tokens)),
]);
console.log(
  `tokens: ${tokens.dark.length} a theme, ${themes.length} themes, ${brands.length + 1} brands`,
);
