import { findCutTexts, textSpacing } from "@grandstand/ui/testing/cut-texts";
import type { Page } from "playwright";
import { listMotion, styleOf } from "../../tests/support/drawn-styles.ts";
import { walkFocus } from "../../tests/support/focus-walk.ts";
import { sidewaysCulprits } from "../../tests/support/sideways.ts";
import { loadStory } from "../story-page.ts";
import { findMissingWords, findUnchosen, listUnreached, noteReached } from "./in-page.ts";
import type { Inspection } from "./inspections.ts";
import { aboutNamesOnly, runAxe, violationsOf } from "./run-axe.ts";
import { seeColours } from "./see-colours.ts";
import { type SeenPair, type ThemeName, themeNames } from "./seen.ts";

/** What was found, inspection by inspection: an empty list is an inspection without a fault. */
export type Faults = Partial<Record<Inspection, readonly string[]>>;

/** What the inspections of one story find. */
export interface StoryInspections {
  readonly faults: Faults;
  readonly pairs: readonly SeenPair[];
}

interface Story {
  /** Where Storybook is served. */
  readonly origin: string;
  readonly id: string;
  /** The names of the tokens' colours. */
  readonly colours: readonly string[];
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 800 };
const zoomed = { width: 640, height: 400 };
const contrastOnly = { runOnly: ["color-contrast", "link-in-text-block"] };
/** Stops of Tab: enough for any component, and for the head of a gallery. */
const mostStops = 24;

async function draw(page: Page, { origin, id }: Story, locale: string): Promise<string[]> {
  const complaints: string[] = [];
  page.removeAllListeners("pageerror");
  page.on("pageerror", ({ message }) => complaints.push(`error: ${message.slice(0, 160)}`));
  await loadStory(page, { origin, id, language: locale });
  return complaints;
}

async function inspectInLanguage(page: Page, story: Story, locale: string) {
  const complaints = await draw(page, story, locale);
  const found = await runAxe(page);
  const faults = [
    ...complaints,
    ...violationsOf(found),
    ...(await page.evaluate(findMissingWords, locale)),
  ];
  return { found, faults };
}

async function inspectInTheme(page: Page, theme: ThemeName): Promise<string[]> {
  await page.evaluate((name) => {
    const wrappers = document.querySelectorAll<HTMLElement>("[data-theme]");
    for (const { dataset } of [document.documentElement, ...wrappers]) dataset.theme = name;
  }, theme);
  return violationsOf(await runAxe(page, contrastOnly));
}

async function inspectByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(noteReached);
  const first = await walkFocus(page, { most: mostStops, smallest: 24 });
  if (first.stops >= mostStops) return first.faults;
  // The walk may have begun in the middle, where the story had put the focus.
  const second = await walkFocus(page, { most: mostStops, smallest: 24 });
  const unreached = second.stops < mostStops ? await page.evaluate(listUnreached) : [];
  return [...new Set([...first.faults, ...second.faults, ...unreached])];
}

async function inspectInSystemColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const { faults } = await walkFocus(page, { most: 8, smallest: 24 });
  const chosen = await page.evaluate(`(${findUnchosen})(${styleOf})`);
  await page.emulateMedia({ forcedColors: "none" });
  return [...faults, ...(chosen as string[])];
}

async function inspectSpace(page: Page, size: typeof wide): Promise<string[]> {
  await page.setViewportSize(size);
  const beyond = await page.evaluate(sidewaysCulprits);
  return [
    ...beyond.map((what) => `${size.width} px, reaches out: ${what}`),
    ...(await page.evaluate(findCutTexts)).map((what) => `${size.width} px, cut: ${what}`),
  ];
}

async function inspectWithSpacing(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: textSpacing });
  return [...(await inspectSpace(page, narrow)), ...(await inspectSpace(page, wide))];
}

/** Draws a story in three languages and goes through every inspection. */
export async function inspectStory(page: Page, story: Story): Promise<StoryInspections> {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const en = await inspectInLanguage(page, story, "en");
  const motion = await page.evaluate(listMotion);
  const nl = await inspectInLanguage(page, story, "nl");
  await page.setViewportSize(narrow);
  const sideways = await page.evaluate(sidewaysCulprits);
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const fr = await inspectInLanguage(page, story, "fr");
  const pairs = await page.evaluate(seeColours, { names: story.colours, themes: themeNames });
  const dark = await inspectInTheme(page, "dark");
  const contrast = await inspectInTheme(page, "contrast");
  await inspectInTheme(page, "light");
  const keyboard = await inspectByKeyboard(page);
  const forced = await inspectInSystemColours(page);
  // What is not drawn before it is scrolled to keeps a height for it that is a guess.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const zoom = await inspectSpace(page, zoomed);
  const spacing = await inspectWithSpacing(page);
  const faults = {
    states: violationsOf(fr.found),
    keyboard,
    names: violationsOf(aboutNamesOnly(fr.found)),
    forced,
    narrow: sideways,
    spacing,
    zoom,
    motion,
    dark,
    contrast,
    fr: fr.faults,
    nl: nl.faults,
    en: en.faults,
  };
  return { faults, pairs };
}
