import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Cuts the three font files out of Archivo, which is under the SIL Open Font Licence. They are
 * committed, so this runs only when a letter or an axis is missing: `npm run fonts -w tokens`.
 *
 * Widths above 100 % would cost 10 kB for each letter's wide form, and no page may load more than
 * 45 kB of fonts at first. So the text faces hold 84 to 100 %, and the wordmark, the only thing
 * that is wider, has a face with its own ten letters.
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
  name: string;
  source: "latin" | "latin-ext";
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
}

const cuts: Cut[] = [
  {
    name: "archivo",
    source: "latin",
    letters: ascii + french + neighbours + signs,
    axes: text,
    features: ["kern", "tnum", "lnum"],
  },
  { name: "archivo-clubs", source: "latin-ext", letters: clubs, axes: text, features: ["kern"] },
  {
    name: "archivo-wordmark",
    source: "latin",
    letters: "Grandstand",
    axes: { wght: 780, wdth: 112 },
    features: ["kern"],
  },
];

await mkdir(fonts, { recursive: true });
for (const { name, source, letters, axes, features } of cuts) {
  const whole = require.resolve(
    `@fontsource-variable/archivo/files/archivo-${source}-wdth-normal.woff2`,
  );
  const file = await subsetFont(await readFile(whole), letters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    dropTables: ["STAT", "gasp"],
  });
  await writeFile(`${fonts}${name}.woff2`, file);
  console.log(`${name}: ${file.length} bytes`);
}
