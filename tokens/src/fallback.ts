import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/**
 * Measures Archivo against Arial (Liberation Sans has the same widths) for each weight and width in
 * use, and writes local faces of the same size, so that nothing moves when the web font arrives.
 * Run after the fonts or the type styles change: `npm run fallback -w tokens`.
 */
const fonts = fileURLToPath(new URL("../fonts/", import.meta.url));
const words =
  "Placer le pari de Union Saint-Gilloise Résultat du match en direct Wedstrijd vandaag selecties inzet Mogelijke winst Paramètres gokken odds betting history";
const figures = "1.92 3.60 2.05 118,86 € 20:45 0123456789";

/** Weight, width in percent, and what is set in it. */
const styles: [weight: number, width: number, sample: string][] = [
  [400, 100, words],
  [450, 100, words],
  [500, 100, words],
  [600, 100, words],
  [680, 100, words],
  [700, 100, words],
  [740, 100, words],
  [600, 94, words],
  [450, 88, words],
  [650, 84, words],
  [680, 86, figures],
  [720, 88, figures],
];

const archivo = (await readFile(`${fonts}archivo.woff2`)).toString("base64");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await page.setContent(`<style>
  @font-face { font-family: Measured; src: url(data:font/woff2;base64,${archivo}); font-weight: 400 800; font-stretch: 84% 100%; }
  span { position: absolute; white-space: nowrap; font-size: 200px; font-variant-numeric: tabular-nums; }
</style>`);

function measure([weight, width, sample]: (typeof styles)[number]) {
  return page.evaluate(
    async ({ weight, width, sample }) => {
      const wide = async (family: string) => {
        const span = document.createElement("span");
        span.textContent = sample;
        span.style.fontFamily = family;
        span.style.fontWeight = String(weight);
        span.style.fontStretch = `${width}%`;
        document.body.append(span);
        await document.fonts.load(`${weight} 200px ${family}`, sample);
        await document.fonts.ready;
        return span.getBoundingClientRect().width;
      };
      const own = await wide("Measured");
      return own / (await wide("Arial"));
    },
    { weight, width, sample },
  );
}

/**
 * Liberation Sans first: on Linux each name that is not there is a call to another process, for each size of each
 * weight, in the first layout; elsewhere it is looked up in a table.
 */
const localFaces = {
  regular: ["Liberation Sans", "Arial", "ArialMT"],
  bold: ["Liberation Sans Bold", "Arial Bold", "Arial-BoldMT"],
};

/** Archivo's own vertical metrics, relative to its size. */
const ascent = 0.878;
const descent = 0.21;
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

const faces: string[] = [];
for (const style of styles) {
  const [weight, width] = style;
  const ratio = await measure(style);
  const local = weight >= 600 ? localFaces.bold : localFaces.regular;
  faces.push(`@font-face {
  font-family: "Archivo Fallback";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};
  font-stretch: ${width}%;
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}`);
}
await browser.close();
const title =
  "/* Written by tokens/src/fallback.ts: local faces as wide and as high as Archivo. */";
await writeFile(`${fonts}fallback.css`, `${[title, ...faces].join("\n\n")}\n`);
