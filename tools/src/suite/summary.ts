import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run/paths.ts";
import { describeFlaky } from "./flaky.ts";
import type { StepResult } from "./perform.ts";
import { type Count, describeFailure, nameOf, slowest } from "./report.ts";

const flakyTests = join(root, "docs/flaky.md");
const longestListed = 10;

/** Milliseconds in words: `7 s`, `3 min 20 s`. */
export function describeTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A check, and an error outside every test, have no name: only what they printed says what is wrong. */
function failuresOf({ name, failed, failures }: StepResult): string[] {
  const unnamed = failed > failures.length ? ["see what it printed"] : [];
  return [...failures.map(describeFailure), ...unnamed].map((each) => `${name}: ${each}`);
}

function lineOf({ name, passed, failed, milliseconds }: StepResult): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${name.padEnd(11)} ${counts}   ${describeTime(milliseconds)}`;
}

/** The counts of all steps together. */
export function countAll(results: readonly StepResult[]): Count {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * What a run ends with, line by line: the steps with their durations, the tests that took longest, what failed,
 * and what failed by chance. Its last line, the counts, is the command's.
 *
 * @param milliseconds of the whole run
 */
export function describeRun(results: readonly StepResult[], milliseconds: number): string[] {
  const known = existsSync(flakyTests) ? readFileSync(flakyTests, "utf8") : "";
  const longest = slowest(
    results.flatMap(({ tests }) => tests),
    longestListed,
  ).map((test) => `  ${describeTime(test.milliseconds).padStart(10)}  ${nameOf(test)}`);
  return [
    ...results.map(lineOf),
    `in ${describeTime(milliseconds)}`,
    ...(longest.length > 0 ? ["\nWhat took longest:", ...longest, ""] : []),
    ...results.flatMap(failuresOf),
    ...results.flatMap(({ flaky }) => flaky.map((each) => describeFlaky(each, known))),
  ];
}
