import { describe, expect, it } from "vitest";
import { countVitest, failuresOf, type VitestReport } from "./count.ts";

const passed = { fullName: "a sum is right", status: "passed" };
const failed = {
  fullName: "a price is shown",
  status: "failed",
  failureMessages: ["Error: \u001b[31mexpected 2.10\u001b[39m\n  at price.test.ts:3"],
};
const passedFile = { name: "sum.test.ts", status: "passed", assertionResults: [passed] };
const failedFile = { name: "price.test.ts", status: "failed", assertionResults: [failed, passed] };
const brokenFile = {
  name: "broken.test.ts",
  status: "failed",
  message: "no such module\nin broken.test.ts",
  assertionResults: [],
};

function reportOf(numPassedTests: number, numFailedTests: number, testResults: unknown[]) {
  return { numPassedTests, numFailedTests, testResults } as VitestReport;
}

describe("countVitest", () => {
  it.each([
    ["the tests' own counts", reportOf(3, 1, [passedFile, failedFile]), 1, 3],
    [
      "a file that could not be read as one failure",
      reportOf(1, 0, [passedFile, brokenFile]),
      1,
      1,
    ],
    ["a run that ended badly as a failure", reportOf(1, 0, [passedFile]), 1, 1],
    ["a run without a report as a failure", undefined, 0, 0],
    ["a run without tests as a failure", reportOf(0, 0, []), 0, 0],
  ])("counts %s", (_, report, exitCode, expected) => {
    expect(countVitest(report, exitCode)).toEqual({ passed: expected, failed: 1 });
  });
});

describe("failuresOf", () => {
  it("names each failed test and each broken file with the first line of why", () => {
    expect(failuresOf(reportOf(2, 1, [passedFile, failedFile, brokenFile]))).toEqual([
      "a price is shown: Error: expected 2.10",
      "broken.test.ts: no such module",
    ]);
  });
});
