import { describe, expect, it } from "vitest";
import {
  countVitest,
  describeFailure,
  failedTests,
  slowest,
  type VitestReport,
  whereItWaited,
} from "./report.ts";

const passed = { ancestorTitles: ["sums"], title: "a sum is right", status: "passed", duration: 3 };
const message =
  "Error: \u001b[31mexpected 2.10\u001b[39m\n  - waiting for getByRole('button')\n  at price.test.ts:3";
const failed = {
  ancestorTitles: ["prices"],
  title: "a price is shown",
  status: "failed",
  duration: 900,
  failureMessages: [message],
};
const passedFile = { name: "sum.test.ts", status: "passed", assertionResults: [passed] };
const failedFile = { name: "price.test.ts", status: "failed", assertionResults: [failed, passed] };
const brokenFile = {
  name: "broken.test.ts",
  status: "failed",
  message: "no such module\nin broken.test.ts",
  startTime: 100,
  endTime: 150,
  assertionResults: [],
};

function reportOf(numPassedTests: number, testResults: unknown[]) {
  return { numPassedTests, testResults } as VitestReport;
}

describe("countVitest", () => {
  it.each([
    ["the tests' own counts", reportOf(3, [passedFile, failedFile]), 1, 3],
    ["a file that could not be read as one failure", reportOf(1, [passedFile, brokenFile]), 1, 1],
    ["a run that ended badly as a failure", reportOf(1, [passedFile]), 1, 1],
    ["a run without a report as a failure", undefined, 0, 0],
    ["a run without tests as a failure", reportOf(0, []), 0, 0],
  ])("counts %s", (_, report, exitCode, expected) => {
    expect(countVitest(report, exitCode)).toEqual({ passed: expected, failed: 1 });
  });
});

describe("failedTests", () => {
  const report = reportOf(2, [passedFile, failedFile, brokenFile]);

  it("names each failed test and each broken file with the first line of why", () => {
    expect(failedTests(report).map(describeFailure)).toEqual([
      "prices > a price is shown: Error: expected 2.10",
      "broken.test.ts: no such module",
    ]);
  });

  it("says where each waited", () => {
    expect(failedTests(report).map(whereItWaited)).toEqual([
      "Error: expected 2.10, - waiting for getByRole('button')",
      "no such module",
    ]);
    expect(slowest(failedTests(report), 1)[0]?.milliseconds).toBe(900);
  });
});
