import type { Page } from "playwright";
import type { Language } from "../../stories/review/review-data.ts";
import { loadStory, showStory, turnInto } from "../story-page.ts";

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
    if (isReload) return loadStory(page, { origin, id: story, language });
    if (isTurned) await turnInto(page, language);
    if (isOther) await showStory(page, story);
  };
}
