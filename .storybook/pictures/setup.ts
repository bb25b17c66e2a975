import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { page } from "vitest/browser";
import { type AxeReport, evidenceOf, openFindings } from "../evidence/axe-evidence.ts";
import { whatDrewPictures } from "./browser.ts";
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

/** Nothing that axe finds in a story is kept: whatever it finds is mended, or decided by a person, or fails. */
function judge(id: string, report: AxeReport): void {
  const open = openFindings(id, evidenceOf(report));
  if (open.length === 0) return;
  throw new Error(
    [
      `Axe finds in ${id} (${inject("mode")}) what nobody has decided:`,
      ...open.map((line) => `  ${line}`),
      "Mend it; or look at the story, and write what you decide of an undecided finding into stories/review/axe-decisions.ts.",
    ].join("\n"),
  );
}

/** Each element that passed is most of what axe reports, and nobody reads it once it is compared. */
function dropPasses(report: { result: unknown }): void {
  const {
    passes: _passes,
    inapplicable: _inapplicable,
    ...rest
  } = report.result as { readonly passes?: unknown; readonly inapplicable?: unknown };
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
 * with what people have decided. Tag a story `no-picture` where what it shows is not still or not
 * ours to draw. What is missing is written on a person's machine, and fails on the build server.
 */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === "fail") return;
  if (!story.tags.includes("no-picture")) await comparePicture(story.id);
  const axe = task.meta.reports?.find(({ type }) => type === "a11y");
  if (!axe) return;
  judge(story.id, axe.result as AxeReport);
  dropPasses(axe);
});
