import { describe, expect, it } from "vitest";
import { runsIn } from "./rule-runs.ts";

const report = (...tests: [title: string, status: string][]) => ({
  startTime: Date.UTC(2026, 10, 24),
  testResults: [{ assertionResults: tests.map(([title, status]) => ({ title, status })) }],
});

describe("the runs of the rules' tests", () => {
  it("are counted for each rule that a title cites", () => {
    const runs = runsIn([
      report(["[FIELD-1] [FIELD-2] label and hint", "passed"], ["fits 320 px", "passed"]),
      report(["[FIELD-1] a press", "failed"]),
    ]);
    expect(Object.fromEntries(runs)).toEqual({
      "FIELD-1": { on: "2026-11-24", passed: 1, failed: 1 },
      "FIELD-2": { on: "2026-11-24", passed: 1, failed: 0 },
    });
  });

  it("leave out what was not run", () => {
    expect(runsIn([report(["[FIELD-1] a press", "skipped"])]).size).toBe(0);
  });
});
