import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { commands, server } from "vitest/browser";
import { type AxeReport, describeEvidence, differenceOf, saysTheSame } from "./evidence.ts";

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
 * What is off screen is laid out as well: axe finds the whole story, whatever of it the browser had in view when it
 * looked.
 */
const drawnWhole = new CSSStyleSheet();
drawnWhole.replaceSync("* { content-visibility: visible !important }");
document.adoptedStyleSheets.push(drawnWhole);

async function compareEvidence(id: string, report: AxeReport): Promise<void> {
  const kept = `${server.config.root}/stories/review/axe/${inject("mode")}/${id}.json`;
  const found = describeEvidence(report);
  const before = await commands.readFile(kept).catch(() => null);
  if (before !== null && saysTheSame(before, found)) return;
  try {
    await expect(found).toMatchFileSnapshot(kept);
  } catch (error) {
    throw new Error(
      `What axe found in ${id} (${inject("mode")}) is not what the accessibility evidence says of it (${before === null ? "there is none" : differenceOf(before, found)}). \`npx vitest run --project 'stories*' --update=all\` writes the evidence anew.`,
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
 * After each story, in each mode, what axe found is compared with the evidence that is kept. What is missing is
 * written on a person's machine, and fails on the build server.
 */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === "fail") return;
  const axe = task.meta.reports?.find(({ type }) => type === "a11y");
  if (!axe) return;
  await compareEvidence(story.id, axe.result as AxeReport);
  dropPasses(axe);
});
