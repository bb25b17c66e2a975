import { stripVTControlCharacters } from "node:util";
import type { JsonTestResults } from "vitest/node";

/** How many checks passed and failed. */
export type Count = { passed: number; failed: number };

/** Vitest's JSON report. */
export type VitestReport = JsonTestResults;

/**
 * Counts a vitest run. A file that failed without a failed test (it could not be read, a hook
 * threw) is one failure, and so is a run that failed for a reason in no file. A run without a
 * report, or without a test, is one failure: it proves nothing.
 */
export function countVitest(report: VitestReport | undefined, exitCode: number): Count {
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const ranNothing = report.numPassedTests + failed === 0;
  if (failed === 0 && (exitCode !== 0 || ranNothing)) {
    return { passed: report.numPassedTests, failed: 1 };
  }
  return { passed: report.numPassedTests, failed };
}

/**
 * What failed, each with the first line of its error: the end of a log of a thousand lines is read
 * first.
 */
export function failuresOf(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${name}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

function firstLine(text = ""): string {
  return stripVTControlCharacters(text).split("\n", 1)[0] ?? "";
}

/** Counts a check without parts: it passes or fails as a whole. */
export function countCheck(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
