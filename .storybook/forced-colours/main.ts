import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { runCommand, Stop, say, showProgress } from "@grandstand/tools/src/run/say.ts";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { serveBuilt } from "../serve-built.ts";
import { openPreview, showStory } from "../story-page.ts";
import { storiesToDraw } from "./drawn-stories.ts";

const viewport = { width: 1024, height: 640 };

/** How many stories are drawn at once. */
const tabs = 2;

/** A story that is not still by then is drawn again at the end, with more time; after that its page says so. */
const limitMilliseconds = 5000;
const longLimitMilliseconds = 30_000;

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport, forcedColors: "active", reducedMotion: "reduce" });
  await openPreview(page, origin, { motion: "reduced" });
  return page;
}

interface Drawing {
  readonly browser: Browser;
  readonly origin: string;
  /** Where the pictures go. */
  readonly folder: string;
}

interface Waiting {
  readonly id: string;
  /** Whether it has failed before: a busy machine is slow at times. */
  readonly isAgain: boolean;
}

/** Draws the stories that wait, one after the other, in a page of its own. Returns those that could not be drawn. */
async function drawWaiting(drawing: Drawing, waiting: Waiting[]): Promise<string[]> {
  const { browser, origin, folder } = drawing;
  const missing: string[] = [];
  let page = await openPage(browser, origin);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, isAgain } = next;
    try {
      await showStory(page, id, isAgain ? longLimitMilliseconds : limitMilliseconds);
      const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
      const packed = await sharp(picture).webp({ lossless: true, effort: 3 }).toBuffer();
      writeFileSync(join(folder, `${id}.webp`), packed);
    } catch {
      // A story that follows a link has left the preview.
      if (isAgain) missing.push(id);
      else waiting.push({ id, isAgain: true });
      await page.close();
      page = await openPage(browser, origin);
    }
  }
  return missing;
}

async function drawAll(origin: string, ids: readonly string[], folder: string): Promise<string[]> {
  const browser = await launchBrowser();
  const drawing = { browser, origin, folder };
  const waiting = ids.map((id) => ({ id, isAgain: false }));
  try {
    const missing = await Promise.all(
      Array.from({ length: tabs }, () => drawWaiting(drawing, waiting)),
    );
    return missing.flat();
  } finally {
    await browser.close();
  }
}

/**
 * `node .storybook/forced-colours/main.ts FOLDER`: adds to the static Storybook in a folder a picture of each story of
 * a component, as Chromium draws it in forced colours. `npm run storybook -- build` calls it.
 */
async function main(): Promise<number> {
  const [name] = process.argv.slice(2);
  if (!name)
    throw new Stop("Which Storybook? `npm run storybook -- build` makes storybook-static.");
  const built = resolve(name);
  const ids = storiesToDraw(JSON.parse(readFileSync(join(built, "index.json"), "utf8")));
  const folder = join(built, "forced-colours");
  mkdirSync(folder, { recursive: true });
  const done = showProgress(`drawing ${ids.length} stories in forced colours`);
  const missing = await serveBuilt(built, (origin) => drawAll(origin, ids, folder)).finally(done);
  for (const id of missing) say(`- not drawn in forced colours: ${id}`);
  return 0;
}

await runCommand(main);
