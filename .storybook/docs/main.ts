import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import type { Page } from "playwright";
import { serveBuilt } from "../serve-built.ts";

/** In pixels: what a person still reads through, in a window of a usual width. */
const mostHeight = 6000;
const viewport = { width: 1280, height: 800 };

/** How many pages are measured at once. */
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

/** What a screen reader alone receives has no part that could be marked. */
const withoutParts = ["components-announcer--docs"];

/** How long a picture of a component's parts may take to be drawn. */
const pictureMilliseconds = 20_000;

/** Whether the picture of a component's parts marks at least one of them. */
async function marksParts(page: Page): Promise<boolean> {
  await page.locator("[data-parts]").scrollIntoViewIfNeeded();
  const marked = page.locator("[data-parts] [data-part]").first();
  const drawn = marked.waitFor({ state: "attached", timeout: pictureMilliseconds });
  return drawn.then(
    () => true,
    () => false,
  );
}

interface Measured {
  readonly height: number;
  readonly isMarked: boolean;
}

/** The height of each page, once everything on it has been drawn, and whether its parts are marked. */
async function measure(origin: string, ids: readonly string[]): Promise<Map<string, Measured>> {
  const browser = await launchBrowser();
  const pages = new Map<string, Measured>();
  const waiting = [...ids];
  const measureNext = async () => {
    const page = await browser.newPage({ viewport });
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
      await page.getByRole("heading", { name: "Related" }).waitFor({ state: "attached" });
      const isMarked = withoutParts.includes(id) || (await marksParts(page));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      pages.set(id, { height, isMarked });
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, measureNext));
  } finally {
    await browser.close();
  }
  return pages;
}

/**
 * `npm run check-pages -- FOLDER`: measures every component's page of the static Storybook in a folder, and
 * fails where one is higher than a person reads, or marks no part in the picture of them.
 */
async function main(): Promise<number> {
  const [folder] = process.argv.slice(2);
  if (!folder)
    throw new Stop("Which Storybook? `npm run storybook -- build` makes storybook-static.");
  const pages = await serveBuilt(resolve(folder), (origin) =>
    measure(origin, pagesIn(resolve(folder))),
  );
  const highest = [...pages].toSorted(([, one], [, other]) => other.height - one.height);
  const tooHigh = highest.filter(([, { height }]) => height > mostHeight);
  const unmarked = highest.filter(([, { isMarked }]) => !isMarked);
  for (const [id, { height }] of highest.slice(0, Math.max(3, tooHigh.length)))
    say(`${height} px  ${id}`);
  for (const [id] of unmarked)
    say(
      `- no part is marked: ${id}. stories/support/part-selectors.json names each part's element.`,
    );
  say(`\nPages: ${pages.size}, of which ${tooHigh.length} are higher than ${mostHeight} px.`);
  return pages.size > 0 && tooHigh.length + unmarked.length === 0 ? 0 : 1;
}

await runCommand(main);
