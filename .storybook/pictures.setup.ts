import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

/**
 * After each story, in each mode, its picture is compared with the one that is kept. Tag a story
 * `no-picture` where what it shows is not still or not ours to draw.
 */
afterEach(async ({ task }) => {
  const { storyId, tags } = task.meta as { storyId?: string; tags?: string[] };
  if (!storyId || tags?.includes("no-picture") || task.result?.state === "fail") return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
