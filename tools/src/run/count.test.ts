import { describe, expect, it } from "vitest";
import { countCheck, countVitest, failuresOf } from "./count.ts";

const passed = { fullName: "a sum is right", status: "passed" };
const failed = {
  fullName: "a price is shown",
  status: "failed",
  failureMessages: ["Error: \u001b[31mexpected 2.10\u001b[39m\n  at price.test.ts:3"],
};
const passedFile = { name: "sum.test.ts", status: "passed", assertionResults: [passed] };
const brokenFile = {
  name: "broken.test.ts",
  status: "failed",
  message: "no such module\nin broken.test.ts",
  assertionResults: [],
};

describe("countVitest", () => {
  it("uses the tests' own counts", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        passedFile,
        { name: "price.test.ts", status: "failed", assertionResults: [failed, passed] },
      ],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it("counts a file that could not be read as one failure", () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [passedFile, brokenFile],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("never calls a run that ended badly a success", () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 });
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it("never calls a run without tests a success", () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
    expect(countVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("failuresOf", () => {
  it("names each failed test and each broken file with the first line of why", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        passedFile,
        { name: "price.test.ts", status: "failed", assertionResults: [failed, passed] },
        brokenFile,
      ],
    };
    expect(failuresOf(report)).toEqual([
      "a price is shown: Error: expected 2.10",
      "broken.test.ts: no such module",
    ]);
    expect(failuresOf(undefined)).toEqual([]);
  });
});

describe("countCheck", () => {
  it("is one pass or one failure", () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
  });
});
