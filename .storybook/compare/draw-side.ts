import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "@grandstand/tools/src/run/files.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Browser, Page } from "playwright";
import { drawStory, type Mode, openPage } from "./draw-story.ts";

/** A story that is not drawn by then never will be: a journey waits for its last step for thirty seconds. */
const limitMilliseconds = 90_000;

/** One of the two Storybooks that are compared. */
export interface Side {
  readonly browser: Browser;
  readonly origin: string;
  /** The ids of its stories. */
  readonly ids: ReadonlySet<string>;
  /** Where its pictures are kept, if they are a commit's; the working tree's are drawn each time. */
  readonly folder?: string;
}

/** What decides how a story is drawn, beside the story: the folder's name for pictures that were drawn in this way. */
export function wayOfDrawing(browser: Browser): string {
  const code = [".storybook/compare/draw-story.ts", ".storybook/story-page.ts", "stories/modes.ts"];
  return `${browser.version()}-${digest(code, root).slice(0, 12)}`;
}

/** The pictures that are kept of stories. */
function readKept(folder: string, ids: readonly string[]): Map<string, Buffer> {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const kept = ids.filter((id) => names.has(`${id}.png`));
  return new Map(kept.map((id) => [id, readFileSync(join(folder, `${id}.png`))]));
}

/** Draws a story, and closes the page where that does not end: what waits in it then fails. */
async function drawInTime(page: Page, id: string, mode: Mode): Promise<Buffer> {
  const timer = setTimeout(() => void page.close(), limitMilliseconds);
  try {
    return await drawStory(page, id, mode);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Draws stories one after the other in a page of their own; one that fails is drawn once more in another, because a
 * busy machine is slow at times. Returns those that could be drawn.
 */
async function drawInOnePage(side: Side, ids: readonly string[], mode: Mode) {
  const drawn = new Map<string, Buffer>();
  const open = () => openPage(side.browser, side.origin, mode);
  let page = await open();
  for (const id of ids) {
    for (const isLast of [false, true]) {
      try {
        drawn.set(id, await drawInTime(page, id, mode));
        break;
      } catch (error) {
        if (isLast) process.stderr.write(`${id} (${mode}): ${String(error).split("\n")[0]}\n`);
        await page.close();
        page = await open();
      }
    }
  }
  await page.close();
  return drawn;
}

/** The pictures of one component's stories in a mode: kept ones, and the others as they are drawn now. */
export async function picturesOf(
  side: Side,
  ids: readonly string[],
  mode: Mode,
): Promise<Map<string, Buffer>> {
  const own = ids.filter((id) => side.ids.has(id));
  const folder = side.folder && join(side.folder, mode);
  const kept = folder ? readKept(folder, own) : new Map<string, Buffer>();
  const missing = own.filter((id) => !kept.has(id));
  if (missing.length === 0) return kept;
  const drawn = await drawInOnePage(side, missing, mode);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const [id, picture] of drawn) writeFileSync(join(folder, `${id}.png`), picture);
  }
  return new Map([...kept, ...drawn]);
}
