import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { commands, page, server } from "vitest/browser";
import { whatDrewPictures } from "./browser.ts";
import { type AxeReport, describeEvidence, differenceOf, saysTheSame } from "./evidence.ts";
import { setPictureSize } from "./page.ts";

declare module "vitest" {
  interface TestContext {
    /** Set by Storybook's plugin: the story that the test drew. */
    readonly story?: { readonly id: string; readonly tags: readonly string[] };
  }
  interface ProvidedContext {
    /** One of stories/modes.ts. */
    readonly mode: string;
  }
  interface TaskMeta {
    /** Set by Storybook's plugin: what each addon found in the story. */
    readonly reports?: readonly { readonly type: string; result: unknown }[];
  }
}

/**
 * What is off screen is laid out as well: axe and the picture find the whole story, whatever of it the browser had in
 * view when they looked.
 */
const drawnWhole = new CSSStyleSheet();
drawnWhole.replaceSync("* { content-visibility: visible !important }");
document.adoptedStyleSheets.push(drawnWhole);

/** Vitest writes a picture that is missing, and then fails so that it is looked at. */
const written = "a new one was created";

async function comparePicture(id: string): Promise<void> {
  const restoreSize = await setPictureSize();
  // By which the page is found again. Its first words, which stand in for an id, may go meanwhile.
  document.body.dataset.testid = "picture";
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(id.replace("--", "__"), {
      // Two shots of a long gallery have to be alike, and a busy machine is slow to take them.
      timeout: 20_000,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.message.includes(written)) return;
    error.message = `${error.message}\n\n${whatDrewPictures()}`;
    throw error;
  } finally {
    await restoreSize();
  }
}

async function compareEvidence(id: string, report: AxeReport): Promise<void> {
  const kept = `${server.config.root}/stories/review/axe/${inject("mode")}/${id}.json`;
  const found = describeEvidence(report);
  const before = await commands.readFile(kept).catch(() => null);
  if (before !== null && saysTheSame(before, found)) return;
  try {
    await expect(found).toMatchFileSnapshot(kept);
  } catch (error) {
    throw new Error(
      `What axe found in ${id} (${inject("mode")}) is not what the accessibility evidence says of it (${before === null ? "there is none" : differenceOf(before, found)}). \`npm run pictures\` writes the evidence anew.`,
      { cause: error },
    );
  }
}

/** Each element that passed is most of what axe reports, and nobody reads it once it is compared. */
function dropPasses(report: { result: unknown }): void {
  const {
    passes: _passes,
    inapplicable: _inapplicable,
    ...rest
  } = report.result as AxeReport & {
    readonly inapplicable?: unknown;
  };
  report.result = { ...rest, passes: [], inapplicable: [] };
}

/**
 * All stories of a mode are drawn in one page: none begins where the one before it had scrolled to, nor with the
 * live region that React Aria makes for its lists.
 */
beforeEach(() => {
  window.scrollTo(0, 0);
  destroyAnnouncer();
});

/**
 * After each story, in each mode, its picture is compared with the kept picture, and what axe found
 * with the evidence that is kept. Tag a story `no-picture` where what it shows is not still or not
 * ours to draw. What is missing is written on a person's machine, and fails on the build server.
 */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === "fail") return;
  if (!story.tags.includes("no-picture")) await comparePicture(story.id);
  const axe = task.meta.reports?.find(({ type }) => type === "a11y");
  if (!axe) return;
  await compareEvidence(story.id, axe.result as AxeReport);
  dropPasses(axe);
});
