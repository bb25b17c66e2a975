import type { Page } from "playwright";
import type { Language } from "../../stories/review/review-data.ts";

const drawnLimitMilliseconds = 30_000;

/** Loads Storybook's page of a story, with its arguments, in a language. */
async function loadStory(page: Page, origin: string, story: string, language: Language) {
  await page.goto(
    `${origin}/iframe.html?id=${story}&viewMode=story&globals=locale:${language};theme:light;a11y.manual:!true`,
  );
  await page.waitForFunction(isDrawn, null, { timeout: drawnLimitMilliseconds });
}

/** Runs in the page. */
function isDrawn(): boolean {
  const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
  const phase = preview?.currentRender?.phase;
  if (phase === "errored") throw new Error("The story fails by itself.");
  return phase === "completed" || phase === "finished";
}

/** Has the page that is loaded draw itself anew, by an event of Storybook's own. */
async function redraw(page: Page, event: string, options: object): Promise<void> {
  await page.evaluate(
    ([name, given, limit]) =>
      new Promise<void>((resolve, reject) => {
        const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
        const fail = () => reject(new Error("The story fails by itself."));
        channel.once("storyRendered", resolve);
        for (const failure of ["storyErrored", "storyThrewException", "storyMissing"]) {
          channel.once(failure, fail);
        }
        setTimeout(() => reject(new Error("The story is not drawn in time.")), limit);
        channel.emit(name, given);
      }),
    [event, options, drawnLimitMilliseconds] as const,
  );
}

/** How a story is drawn: in the page as it is loaded, or in one that is loaded for it. */
export type DrawStory = (story: string, language: Language, isLoaded?: boolean) => Promise<void>;

/** Draws stories one after the other in one page, which is loaded again only for another component or for arguments. */
export function storyDrawer(page: Page, origin: string): DrawStory {
  let drawn = { story: "", language: "fr" as Language };
  const componentOf = (story: string) => story.split("--")[0];
  return async (story, language, isLoaded = false) => {
    const isOther = story !== drawn.story;
    const isReload =
      isLoaded ||
      (isOther && (componentOf(story) !== componentOf(drawn.story) || story.includes("&")));
    const isTurned = language !== drawn.language;
    drawn = { story, language };
    if (isReload) return loadStory(page, origin, story, language);
    if (isTurned) await redraw(page, "updateGlobals", { globals: { locale: language } });
    if (isOther) await redraw(page, "setCurrentStory", { storyId: story, viewMode: "story" });
  };
}
