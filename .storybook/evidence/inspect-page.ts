import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { colourNames } from "@grandstand/tokens/values";
import axe from "axe-core";
import type { Browser } from "playwright";
import { modes } from "../../stories/modes.ts";
import {
  type PictureTheme,
  pictureThemes,
  thumbnailPath,
} from "../../stories/support/pictured-stories.ts";
import { loadStory } from "../story-page.ts";
import { inspectStory, type StoryInspections } from "./inspect-story.ts";
import type { PageResult } from "./store.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** A component's page of stories, as `npm run evidence` looks at it. */
export interface PageOfStories {
  /** Where Storybook is served. */
  readonly origin: string;
  /** The stories that every inspection goes through. */
  readonly inspected: readonly string[];
  /** The one that has a small picture. */
  readonly pictured: string | undefined;
}

/** The window of a small picture, in pixels: what is wider than a phone would be cut off, a price at its end first. */
const viewport = { width: 390, height: 800 };

/** The modes have a theme each. */
const modeOf = (wanted: PictureTheme) => Object.values(modes).find(({ theme }) => theme === wanted);

/** Draws the small picture of a page's component in a theme, in the store's folder. */
async function drawThumbnail(
  browser: Browser,
  { origin, pictured: id }: PageOfStories,
  theme: PictureTheme,
  folder: string,
): Promise<void> {
  const mode = modeOf(theme);
  if (id === undefined || !mode) return;
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  try {
    await loadStory(page, { origin, id, language: mode.locale, theme });
    // What a story has pressed shows its ring.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const picture = await page.screenshot({ animations: "disabled" });
    const path = join(folder, thumbnailPath(theme, id).slice("evidence/".length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await thumbnailOf(picture));
  } finally {
    await page.close();
  }
}

async function inspect(browser: Browser, origin: string, id: string): Promise<StoryInspections> {
  const page = await browser.newPage();
  try {
    return await inspectStory(page, { origin, id, colours: colourNames });
  } finally {
    await page.close();
  }
}

/** Inspects the stories of a component, and draws its small pictures. Throws where a story itself fails. */
export async function inspectPage(
  browser: Browser,
  wanted: PageOfStories,
  folder: string,
): Promise<PageResult> {
  const stories: Record<string, StoryInspections> = {};
  for (const id of wanted.inspected) stories[id] = await inspect(browser, wanted.origin, id);
  for (const theme of pictureThemes) await drawThumbnail(browser, wanted, theme, folder);
  return {
    at: new Date().toISOString(),
    by: `Chromium ${browser.version()}, axe-core ${axe.version}`,
    stories,
  };
}
