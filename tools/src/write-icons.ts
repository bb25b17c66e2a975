import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { launchBrowser } from "./run/launch-browser.ts";
import { root } from "./run/paths.ts";
import { runCommand, say } from "./run/say.ts";

/**
 * `node tools/src/write-icons.ts`: draws the icons of the installed site from the mark of each brand, its
 * favicon.svg. Run it after a change of a mark; its output is committed.
 */

/** Where the first brand's mark is, and each further one's. */
const folders = [
  "app/public",
  ...readdirSync(join(root, "brands")).map((brand) => `brands/${brand}/public`),
];

/** The mark is drawn in a square of this many units. */
const square = 32;

interface Icon {
  readonly name: string;
  readonly size: number;
  /** The share of the square's side that stays free around it, where a phone cuts its own shape. */
  readonly margin: number;
}
const icons: readonly Icon[] = [
  { name: "192", size: 192, margin: 0 },
  { name: "512", size: 512, margin: 0 },
  { name: "maskable-512", size: 512, margin: 0.14 },
  { name: "180", size: 180, margin: 0.06 },
];

/** The mark with its ground up to the edges where a margin is given, and rounded otherwise. */
function drawing(mark: string, { size, margin }: Icon): string {
  const ground = /fill="(#\w+)"/.exec(mark)?.[1] ?? "none";
  const inner = square * (1 - 2 * margin);
  const scaled = mark.replace(
    "<svg ",
    `<svg x="${margin * square}" y="${margin * square}" width="${inner}" height="${inner}" `,
  );
  const filled = margin > 0 ? `<rect width="${square}" height="${square}" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${square} ${square}" width="${size}" height="${size}">${filled}${scaled}</svg>`;
}

async function main(): Promise<number> {
  const browser = await launchBrowser();
  for (const folder of folders) await writeIcons(browser, folder);
  await browser.close();
  return 0;
}

async function writeIcons(browser: Browser, folder: string): Promise<void> {
  const mark = readFileSync(join(root, folder, "favicon.svg"), "utf8");
  mkdirSync(join(root, folder, "icons"), { recursive: true });
  for (const icon of icons) {
    const { name, size } = icon;
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block }</style>${drawing(mark, icon)}`,
    );
    const path = `${folder}/icons/${name}.png`;
    writeFileSync(join(root, path), await page.screenshot({ omitBackground: true }));
    await page.close();
    say(`wrote ${path}`);
  }
}

await runCommand(main);
