import type { Browser, Page, Request } from "playwright";
import { modes } from "../../stories/modes.ts";
import { drawAgain, openPreview, showStory } from "../story-page.ts";

/** The name of one of stories/modes.ts. */
export type Mode = keyof typeof modes;

/** The window of each story, until it is made as high as what the story shows. */
const windowHeight = 800;

/** A day after the instant of every story, so that what reads the machine's clock is the same tomorrow. */
const drawnAt = Date.UTC(2026, 10, 22, 13, 0, 0);

/** How many times a story is measured: a slip that the window had kept small grows with it. */
const mostRounds = 4;

/** How many times at most a story is drawn again whose code brings more code. */
const mostDrawings = 4;

/** Opens a page that draws the stories of a Storybook, one after the other, in a mode. */
export async function openPage(browser: Browser, origin: string, mode: Mode): Promise<Page> {
  const { locale, theme, width } = modes[mode];
  const viewport = { width, height: windowHeight };
  // What moves by code rests at once; what moves by a sheet is stopped as the picture is taken.
  const still = { reducedMotion: "reduce", timezoneId: "Europe/Brussels" } as const;
  const page = await browser.newPage({ viewport, ...still });
  await page.clock.setFixedTime(drawnAt);
  await openPreview(page, origin, { locale, theme });
  await page.evaluate(prepare);
  return page;
}

/** Draws a story in a page that is open: a PNG of all that it shows. Throws where it fails, or takes too long. */
export async function drawStory(page: Page, id: string, mode: Mode): Promise<Buffer> {
  const { width } = modes[mode];
  await page.setViewportSize({ width, height: windowHeight });
  await page.evaluate(release);
  await showWhole(page, id);
  const first = await page.evaluate(fit);
  let { height } = first;
  let isAsHigh = windowHeight;
  for (let round = 0; round < mostRounds; round += 1) {
    // Whole pages, each as high as the window, would grow for ever.
    if (height <= isAsHigh || height >= 2 * first.height) break;
    isAsHigh = height;
    await page.setViewportSize({ width, height });
    ({ height } = await page.evaluate(fit));
  }
  return page.screenshot({
    clip: { x: 0, y: 0, width, height: Math.max(1, height) },
    fullPage: true,
    animations: "disabled",
    caret: "hide",
  });
}

/**
 * Shows a story with the code that it fetches as it is drawn. React draws what waited for code a moment after the code is
 * there, and says nothing of it: with the code the story is drawn once more, at once with all of it.
 */
async function showWhole(page: Page, id: string): Promise<void> {
  const scripts: Promise<unknown>[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === "script") scripts.push(hasCome(request));
  };
  page.on("request", note);
  await showStory(page, id);
  for (let round = 0; round < mostDrawings; round += 1) {
    await page.evaluate(twoFrames);
    const coming = scripts.splice(0);
    if (coming.length === 0) break;
    await Promise.all(coming);
    await drawAgain(page, id);
  }
  page.off("request", note);
}

/** Until a file is there as a whole, or is known not to come. */
async function hasCome(request: Request): Promise<void> {
  await (await request.response().catch(() => null))?.finished();
}

/** Runs in the page: what has just been drawn has requested its code. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page, once: the letters are there before the first story, and what is off screen is laid out as well. */
async function prepare(): Promise<void> {
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important }");
  const fitted = new CSSStyleSheet();
  document.adoptedStyleSheets.push(whole, fitted);
  Reflect.set(globalThis, "fittedSheet", fitted);
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
}

/** Runs in the page: takes back what `fit` did, so that no story begins where the one before it had scrolled to. */
function release(): void {
  Reflect.get(globalThis, "fittedSheet").replaceSync("");
  window.scrollTo(0, 0);
}

/**
 * Runs in the page: makes it as high as what it shows, and waits until that is drawn. A long story is not cut off, and
 * in a small one a small change is not lost in emptiness. What sticks to the window's edges (a dialog, a bar) keeps the
 * window as it is, and the picture is of all of it.
 */
async function fit(): Promise<{ height: number }> {
  const isFixed = (element: Element) => {
    const { position, display } = getComputedStyle(element);
    return position === "fixed" && display !== "none";
  };
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  const least = [...document.body.querySelectorAll("*")].some(isFixed) ? `${innerHeight}px` : "0";
  Reflect.get(globalThis, "fittedSheet").replaceSync(
    `html, body { height: auto !important; min-height: ${least} !important }`,
  );
  await frames();
  // The code that draws marks comes with the first one: three seconds are enough for it.
  const lacks = (use: Element) => !document.querySelector(use.getAttribute("href") ?? "");
  for (let frame = 0; frame < 180 && [...document.querySelectorAll("use")].some(lacks); frame += 1)
    await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frames();
  return { height: Math.ceil(document.body.getBoundingClientRect().height) };
}
