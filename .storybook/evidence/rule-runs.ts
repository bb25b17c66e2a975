import type { RecordedRun } from "../../stories/review/statement.ts";

/** The part of Vitest's JSON report that is recorded. */
export interface TestReport {
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** How many tests of each rule passed and failed; those that were skipped are neither. */
export function runsIn({ startTime, testResults }: TestReport): Record<string, RecordedRun> {
  const on = new Date(startTime).toISOString().slice(0, 10);
  const runs: Record<string, RecordedRun> = {};
  for (const { title, status } of testResults.flatMap((file) => file.assertionResults)) {
    if (status !== "passed" && status !== "failed") continue;
    for (const [, id = ""] of title.matchAll(/\[([A-Z][A-Z0-9-]*-\d+)\]/g)) {
      const { passed, failed } = runs[id] ?? { passed: 0, failed: 0 };
      runs[id] = {
        on,
        passed: passed + (status === "passed" ? 1 : 0),
        failed: failed + (status === "failed" ? 1 : 0),
      };
    }
  }
  return runs;
}
