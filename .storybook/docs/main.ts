import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { serveBuilt } from "../serve-built.ts";

/** In pixels: what a person still reads through, in a window of a usual width. */
const mostHeight = 6000;
const viewport = { width: 1280, height: 800 };

/** So many pages are measured at once. */
const tabs = 3;

interface Entry {
  readonly id: string;
  readonly type: string;
}

/** The ids of the components' pages in a static Storybook. */
function pagesIn(folder: string): string[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8"),
  );
  const docs = Object.values(index.entries).filter(({ type }) => type === "docs");
  return docs.map(({ id }) => id).filter((id) => id.startsWith("components-"));
}

/** The height of each page, once everything on it has been drawn. */
async function measure(origin: string, ids: readonly string[]): Promise<Map<string, number>> {
  const browser = await launchBrowser();
  const heights = new Map<string, number>();
  const waiting = [...ids];
  const measureNext = async () => {
    const page = await browser.newPage({ viewport });
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
      await page.getByRole("heading", { name: "Related" }).waitFor({ state: "attached" });
      heights.set(id, await page.evaluate(() => document.documentElement.scrollHeight));
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, measureNext));
  } finally {
    await browser.close();
  }
  return heights;
}

/**
 * `npm run check-pages -- FOLDER`: measures every component's page of the static Storybook in a folder, and
 * fails where one is higher than a person reads.
 */
async function main(): Promise<number> {
  const [folder] = process.argv.slice(2);
  if (!folder)
    throw new Stop("Which Storybook? `npm run storybook -- build` makes storybook-static.");
  const heights = await serveBuilt(resolve(folder), (origin) =>
    measure(origin, pagesIn(resolve(folder))),
  );
  const highest = [...heights].toSorted(([, one], [, other]) => other - one);
  const tooHigh = highest.filter(([, height]) => height > mostHeight);
  for (const [id, height] of highest.slice(0, Math.max(3, tooHigh.length)))
    say(`${height} px  ${id}`);
  say(`\nPages: ${heights.size}, of which ${tooHigh.length} are higher than ${mostHeight} px.`);
  return heights.size > 0 && tooHigh.length === 0 ? 0 : 1;
}

await runCommand(main);
