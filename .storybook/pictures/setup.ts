import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { afterEach, beforeEach, inject } from "vitest";
import {
  type AxeOfStory,
  type AxeReport,
  evidenceOf,
  openFindings,
} from "../evidence/axe-evidence.ts";

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
    /** What axe found: `npm run evidence-tests` records it from Vitest's report. */
    axe?: AxeOfStory;
  }
}

/**
 * What is off screen is laid out as well: axe finds the whole story, whatever of it the browser had in view when it
 * looked.
 */
const drawnWhole = new CSSStyleSheet();
drawnWhole.replaceSync("* { content-visibility: visible !important }");
document.adoptedStyleSheets.push(drawnWhole);

/** Nothing that axe finds in a story is kept: whatever it finds is mended, or decided by a person, or fails. */
function judge({ storyId, mode, evidence }: AxeOfStory): void {
  const open = openFindings(storyId, evidence);
  if (open.length === 0) return;
  throw new Error(
    [
      `Axe finds in ${storyId} (${mode}) what no one has decided:`,
      ...open.map((line) => `  ${line}`),
      "Mend it; or look at the story, and write what you decide of an undecided finding into stories/review/axe-decisions.ts.",
    ].join("\n"),
  );
}

/** Each element that passed is most of what axe reports, and no one reads it once it is compared. */
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

/** After each story, in each mode, what axe found is judged by what people have decided. */
afterEach(({ task, story }) => {
  const axe = task.meta.reports?.find(({ type }) => type === "a11y");
  if (!story || !axe) return;
  const evidence = evidenceOf(axe.result as AxeReport);
  task.meta.axe = { storyId: story.id, mode: inject("mode"), evidence };
  dropPasses(axe);
  if (task.result?.state !== "fail") judge(task.meta.axe);
});
