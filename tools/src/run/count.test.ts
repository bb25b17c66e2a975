import { describe, expect, it } from "vitest";
import { countCheck, countVitest } from "./count.ts";

const passedFile = { status: "passed", assertionResults: [{ status: "passed" }] };

describe("countVitest", () => {
  it("takes the tests' own counts", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        passedFile,
        { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      ],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it("counts a file that could not be read as one failure", () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [passedFile, { status: "failed", assertionResults: [] }],
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

describe("countCheck", () => {
  it("is one pass or one failure", () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
  });
});
