import type { RecordedRun } from "../../stories/review/statement.ts";

/** The part of Vitest's JSON report that is recorded. */
export interface TestReport {
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** How many tests of each rule passed and failed in all reports, on the day of the last; those that were skipped are neither. */
export function runsIn(reports: readonly TestReport[]): ReadonlyMap<string, RecordedRun> {
  const last = Math.max(...reports.map(({ startTime }) => startTime));
  const on = new Date(last).toISOString().slice(0, 10);
  const runs = new Map<string, RecordedRun>();
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap((file) => file.assertionResults),
  );
  for (const { title, status } of tests) {
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
