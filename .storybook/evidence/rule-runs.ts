import type { Evidence } from "../../stories/review/evidence-data.ts";
import type { RecordedRun } from "../../stories/review/statement.ts";

import type { AxeOfStory } from "./axe-evidence.ts";
import { pageOf } from "./sources.ts";

/** The part of Vitest's JSON report that is recorded. */
export interface TestReport {
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      /** Of a story: what axe found in it. */
      readonly meta?: { readonly axe?: AxeOfStory };
    }[];
  }[];
}

const testsIn = (reports: readonly TestReport[]) =>
  reports.flatMap(({ testResults }) => testResults.flatMap((file) => file.assertionResults));

/** What axe found in the stories that were tested: by page, story and mode. */
export function axeIn(
  reports: readonly TestReport[],
): ReadonlyMap<string, Record<string, Record<string, Evidence>>> {
  const pages = new Map<string, Record<string, Record<string, Evidence>>>();
  for (const { meta } of testsIn(reports)) {
    if (!meta?.axe) continue;
    const { storyId, mode, evidence } = meta.axe;
    const page = pages.get(pageOf(storyId)) ?? {};
    page[storyId] = { ...page[storyId], [mode]: evidence };
    pages.set(pageOf(storyId), page);
  }
  return pages;
}

/** How many tests of each rule passed and failed in all reports, on the day of the last; those that were skipped are neither. */
export function runsIn(reports: readonly TestReport[]): ReadonlyMap<string, RecordedRun> {
  const last = Math.max(...reports.map(({ startTime }) => startTime));
  const on = new Date(last).toISOString().slice(0, 10);
  const runs = new Map<string, RecordedRun>();
  for (const { title, status } of testsIn(reports)) {
    if (status !== "passed" && status !== "failed") continue;
    for (const [, id = ""] of title.matchAll(/\[([A-Z][A-Z0-9-]*-\d+)\]/g)) {
      const { passed, failed } = runs.get(id) ?? { passed: 0, failed: 0 };
      runs.set(id, {
        on,
        passed: passed + (status === "passed" ? 1 : 0),
        failed: failed + (status === "failed" ? 1 : 0),
      });
    }
  }
  return runs;
}
