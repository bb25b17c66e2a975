import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { brandDataOf, brandNames, brandsFolder } from "./brands.ts";

/**
 * Cuts the font files out of Archivo, a wordmark's for each brand, which is under the SIL Open Font Licence. They are
 * committed, so this runs only when a letter or an axis is missing: `npm run fonts -w tokens`.
 *
 * Widths above 100 % would cost 10 kB for each letter's wide form, and no page may load more than
 * 45 kB of fonts at first. So the text faces hold 84 to 100 %, and the wordmark, the only thing
 * that is wider, has a face with the letters of the brand's name.
 */
const require = createRequire(import.meta.url);
const fonts = fileURLToPath(new URL("../fonts/", import.meta.url));
const text = { wght: { min: 400, max: 800 }, wdth: { min: 84, max: 100 } };

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const french = "àâäæçéèêëîïôöœùûüÿÀÂÄÇÉÈÊËÎÏÔÖŒÙÛÜ";
const neighbours = "ßáíóúñãåøØÅ";
const signs = "\u00a0\u202f«»°·×£–—‘’“”•…€−";
const clubs = "ćĆčČđęěğıİłńňőřśşŞšŠůźżžŽșțăą";

interface Cut {
  path: string;
  source: "latin" | "latin-ext";
  letters: string;
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  features: readonly string[];
}

/** The wordmark's one weight and width. */
const wordmark = { source: "latin", axes: { wght: 780, wdth: 112 }, features: ["kern"] } as const;

const cuts: Cut[] = [
  {
    path: `${fonts}archivo.woff2`,
    source: "latin",
    letters: ascii + french + neighbours + signs,
    axes: text,
    features: ["kern", "tnum", "lnum"],
  },
  {
    path: `${fonts}archivo-clubs.woff2`,
    source: "latin-ext",
    letters: clubs,
    axes: text,
    features: ["kern"],
  },
  { ...wordmark, path: `${fonts}archivo-wordmark.woff2`, letters: "Grandstand" },
  ...brandNames().map((brand) => ({
    ...wordmark,
    path: `${brandsFolder}${brand}/public/wordmark.woff2`,
    letters: brandDataOf(brand).name,
  })),
];

await mkdir(fonts, { recursive: true });
for (const { path, source, letters, axes, features } of cuts) {
  const whole = require.resolve(
    `@fontsource-variable/archivo/files/archivo-${source}-wdth-normal.woff2`,
  );
  const file = await subsetFont(await readFile(whole), letters, {
    targetFormat: "woff2",
    variationAxes: { ...axes },
    keepFeatures: [...features],
    noHinting: true,
    dropTables: ["STAT", "gasp"],
  });
  await writeFile(path, file);
  console.log(`${basename(path)}: ${file.length} bytes`);
}
