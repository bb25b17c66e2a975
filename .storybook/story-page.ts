import type { Page } from "playwright";
import {
  FORCE_REMOUNT,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
  UPDATE_GLOBALS,
} from "storybook/internal/core-events";

const drawnLimitMilliseconds = 30_000;

/** A story's page in a Storybook that is served at an origin. */
export interface StoryAddress {
  readonly origin: string;
  /** With its arguments, where it has some. */
  readonly id: string;
  readonly language: string;
  /** Light, where it is left out. */
  readonly theme?: string;
}

/** Loads a story's page without axe, and waits until it is drawn. Throws where the story itself fails. */
export async function loadStory(page: Page, story: StoryAddress): Promise<void> {
  const { origin, id, language, theme = "light" } = story;
  const globals = `locale:${language};theme:${theme};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(isDrawn, null, { timeout: drawnLimitMilliseconds });
}

/**
 * Loads the page of all stories without axe and without a story, for `showStory`, as the toolbars' `globals` say. Without a
 * story Storybook does not read them from the address.
 */
export async function openPreview(
  page: Page,
  origin: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  // Until then it knows no story.
  await page.evaluate(() => Reflect.get(globalThis, "__STORYBOOK_PREVIEW__").ready());
  await page.evaluate(
    ({ event, given }) =>
      Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__").emit(event, given),
    { event: UPDATE_GLOBALS, given: { globals: { ...globals, a11y: { manual: true } } } },
  );
}

/** Runs in the page. */
function isDrawn(): boolean {
  const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
  const phase = preview?.currentRender?.phase;
  if (phase === "errored") throw new Error("The story itself fails.");
  return phase === "completed" || phase === "finished";
}

/** Has the page of one story show another, which is ten times as fast as to load it. Throws as `loadStory`. */
export function showStory(page: Page, id: string, limit = drawnLimitMilliseconds): Promise<void> {
  return redraw(page, {
    event: SET_CURRENT_STORY,
    given: { storyId: id, viewMode: "story" },
    limit,
  });
}

/** Has the page draw the story that it shows once more, from the beginning. Throws as `loadStory`. */
export function drawAgain(page: Page, id: string, limit = drawnLimitMilliseconds): Promise<void> {
  return redraw(page, { event: FORCE_REMOUNT, given: { storyId: id }, limit });
}

/** Has the page that is loaded speak another language. Throws as `loadStory`. */
export function turnInto(page: Page, language: string): Promise<void> {
  const given = { globals: { locale: language } };
  return redraw(page, { event: UPDATE_GLOBALS, given, limit: drawnLimitMilliseconds });
}

interface Redrawing {
  readonly event: string;
  readonly given: object;
  /** Milliseconds. */
  readonly limit: number;
}

/** Sends an event to the preview, and waits until it has drawn. */
function redraw(page: Page, redrawing: Redrawing): Promise<void> {
  const failures = [
    STORY_ERRORED,
    STORY_THREW_EXCEPTION,
    STORY_MISSING,
    PLAY_FUNCTION_THREW_EXCEPTION,
  ];
  return page.evaluate(
    ({ event, given, limit, drawn, failures: names }) =>
      new Promise<void>((resolve, reject) => {
        const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
        const end = (message?: string) => {
          clearTimeout(timer);
          channel.off(drawn, succeed);
          for (const name of names) channel.off(name, fail);
          if (message === undefined) resolve();
          else reject(new Error(message));
        };
        const succeed = () => end();
        const fail = () => end("The story itself fails.");
        const timer = setTimeout(() => end("The story is not drawn in time."), limit);
        channel.on(drawn, succeed);
        for (const name of names) channel.on(name, fail);
        channel.emit(event, given);
      }),
    { ...redrawing, drawn: STORY_RENDERED, failures },
  );
}
