import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { colourNames } from "@grandstand/tokens/values";
import axe from "axe-core";
import type { Browser, Page } from "playwright";
import { modes } from "../../stories/modes.ts";
import type { Evidence } from "../../stories/review/evidence-data.ts";
import {
  type PictureTheme,
  pictureThemes,
  thumbnailPath,
} from "../../stories/support/pictured-stories.ts";
import { loadStory } from "../story-page.ts";
import { evidenceOf } from "./axe-evidence.ts";
import { inspectStory, type StoryInspections } from "./inspect-story.ts";
import { runAxe } from "./run-axe.ts";
import type { LookedStory, PageResult } from "./store.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** A page of stories, as `npm run evidence` looks at it. */
export interface PageOfStories {
  /** Where Storybook is served. */
  readonly origin: string;
  /** The stories in which axe looks, in each mode. */
  readonly stories: readonly string[];
  /** Of these, the ones that every inspection goes through. */
  readonly inspected: readonly string[];
  /** The one that has a small picture. */
  readonly pictured: string | undefined;
}

/** In pixels. */
const height = 800;

/** So wide is the window of a small picture: what is wider than a phone would be cut off, a price at its end first. */
const thumbnailWidth = 390;

/** The modes have a theme each. */
const modeOf = (wanted: PictureTheme) => Object.values(modes).find(({ theme }) => theme === wanted);

async function withPage<Result>(
  browser: Browser,
  width: number,
  drawIn: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  try {
    return await drawIn(page);
  } finally {
    await page.close();
  }
}

/** What axe finds in the stories in one mode, in their order. Off screen is laid out as well. */
function axeInMode(
  browser: Browser,
  { origin, stories }: PageOfStories,
  mode: keyof typeof modes,
): Promise<Evidence[]> {
  const { locale: language, theme, width } = modes[mode];
  return withPage(browser, width, async (page) => {
    const found: Evidence[] = [];
    for (const id of stories) {
      await loadStory(page, { origin, id, language, theme });
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      found.push(evidenceOf(await runAxe(page)));
    }
    return found;
  });
}

/** Draws the small picture of a page's component in a theme, in the store's folder. */
async function drawThumbnail(
  browser: Browser,
  { origin, pictured: id }: PageOfStories,
  theme: PictureTheme,
  folder: string,
): Promise<void> {
  const mode = modeOf(theme);
  if (id === undefined || !mode) return;
  const picture = await withPage(browser, thumbnailWidth, async (page) => {
    await loadStory(page, { origin, id, language: mode.locale, theme });
    // What a story has pressed shows its ring.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return page.screenshot({ animations: "disabled" });
  });
  const path = join(folder, thumbnailPath(theme, id).slice("evidence/".length));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await thumbnailOf(picture));
}

async function inspect(browser: Browser, origin: string, id: string): Promise<StoryInspections> {
  const page = await browser.newPage();
  try {
    return await inspectStory(page, { origin, id, colours: colourNames });
  } finally {
    await page.close();
  }
}

/** Goes through the stories of a page in every way, and draws its small pictures. Throws where a story fails by itself. */
export async function inspectPage(
  browser: Browser,
  wanted: PageOfStories,
  folder: string,
): Promise<PageResult> {
  const stories: Record<string, LookedStory> = {};
  for (const id of wanted.stories) stories[id] = { axe: {} };
  for (const mode of Object.keys(modes) as (keyof typeof modes)[]) {
    const found = await axeInMode(browser, wanted, mode);
    wanted.stories.forEach((id, at) => {
      const evidence = found[at];
      if (evidence) stories[id] = { axe: { ...stories[id]?.axe, [mode]: evidence } };
    });
  }
  for (const id of wanted.inspected) {
    const { faults, pairs } = await inspect(browser, wanted.origin, id);
    stories[id] = { axe: {}, ...stories[id], faults, pairs };
  }
  for (const theme of pictureThemes) await drawThumbnail(browser, wanted, theme, folder);
  return {
    at: new Date().toISOString(),
    by: `Chromium ${browser.version()}, axe-core ${axe.version}`,
    stories,
  };
}
