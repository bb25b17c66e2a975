import { stripVTControlCharacters } from "node:util";
import type { JsonTestResults } from "vitest/node";

/** How many checks passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Vitest's JSON report. */
export type VitestReport = JsonTestResults;

/** A test that ran, or a file that could not. */
export interface RanTest {
  /** The path of its file. */
  readonly file: string;
  /** The titles of its suites and its own, as `-t` finds them; null is the whole file. */
  readonly name: string | null;
  readonly milliseconds: number;
  /** The message with which it failed. */
  readonly failure: string | null;
}

/**
 * Counts a vitest run. A file that failed without a failed test (it could not be read, a hook
 * threw) is one failure, and so is a run that failed for a reason in no file. A run without a
 * report, or without a test, is one failure: it proves nothing.
 */
export function countVitest(report: VitestReport | undefined, exitCode: number): Count {
  if (!report) return { passed: 0, failed: 1 };
  const failed = failedTests(report).length;
  const passed = report.numPassedTests;
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || ranNothing) ? 1 : failed };
}

/** Counts a check without parts: it passes or fails as a whole. */
export function countCheck(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Every test of a run, and each file that failed as a whole. */
export function ranTests(report: VitestReport | undefined): RanTest[] {
  return (report?.testResults ?? []).flatMap((result) => {
    const { name: file, status, message, assertionResults, startTime, endTime } = result;
    const tests = assertionResults.map(
      ({ ancestorTitles, title, duration, status: own, failureMessages }) => ({
        file,
        // As Vitest's `-t` has it; the report's own full name joins the titles otherwise.
        name: [...ancestorTitles, title].join(" > "),
        milliseconds: duration ?? 0,
        failure: own === "failed" ? (failureMessages?.join("\n") ?? "") : null,
      }),
    );
    const isBroken = status === "failed" && tests.every(({ failure }) => failure === null);
    const whole = { file, name: null, milliseconds: endTime - startTime, failure: message };
    return isBroken ? [...tests, whole] : tests;
  });
}

/** The tests that failed, and each file that failed as a whole. */
export function failedTests(report: VitestReport | undefined): RanTest[] {
  return ranTests(report).filter(({ failure }) => failure !== null);
}

/** What a test, or a whole file, is called in a list. */
export function nameOf({ name, file }: RanTest): string {
  return name ?? file;
}

/** A failed test on one line: the end of a log of a thousand lines is read first. */
export function describeFailure(test: RanTest): string {
  return `${nameOf(test)}: ${linesOf(test)[0] ?? ""}`;
}

/** Where a failed test waited in vain: the line of its message that names it, else the first. */
export function whereItWaited(test: RanTest): string {
  const lines = linesOf(test);
  const waiting = lines.find((line) => /^\s*(?:- waiting for|Locator:|waiting for)/.test(line));
  return [lines[0], waiting].flatMap((line) => line?.trim() || []).join(", ");
}

function linesOf({ failure }: RanTest): string[] {
  return stripVTControlCharacters(failure ?? "").split("\n");
}

/** The tests that took longest, the longest first. */
export function slowest(tests: readonly RanTest[], count: number): RanTest[] {
  return tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}
